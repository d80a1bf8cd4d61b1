import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { randomInt } from "node:crypto";
import { allCalls } from "./calls/all-calls.ts";
import type { OpenDatabase } from "./db/open.ts";
import { mountControlRoom } from "./control/routes.ts";
import { refuse } from "./http/envelope.ts";
import { commonHeaders } from "./http/guard.ts";
import { mount } from "./http/mount.ts";
import { multipartLimit } from "./http/parse.ts";
import { Refusal } from "./http/refusal.ts";
import { mountImages } from "./images/routes.ts";
import { createHub } from "./live/hub.ts";
import { mountLiveEvents } from "./live/routes.ts";
import type { Limits, Platform } from "./platform.ts";
import { usualWork, type Work } from "./rules/bot-check.ts";
import { mountPageStyle } from "./pages/page.ts";
import { mountResetPassword } from "./pages/reset-password.ts";
import { mountSocial } from "./pages/social.ts";
import { mountPhoneAuth } from "./phone-auth/routes.ts";
import { mountLotteryPlay } from "./play/lottery-routes.ts";
import { mountPlay } from "./play/routes.ts";

export interface SandboxOptions {
  /** Opened with `openDatabase`; closed by `close`. */
  readonly database: OpenDatabase;
  /** The sandbox's own address, as browsers see it. */
  readonly origin: string;
  /** Addresses that the portal may have; default: any on this machine. */
  readonly portalOrigins?: readonly string[];
  /** Merchant of visitors who name none; default "foyer". */
  readonly merchantCode?: string;
  /** Epoch milliseconds now; default: this machine's clock. */
  readonly clock?: () => number;
  /** Decides rounds: a fair whole number below a bound; default: the system's generator. */
  readonly draw?: (below: number) => number;
  readonly limits?: Partial<Limits>;
  /** Derivations that a proof of work takes a visitor; default: some hundred. */
  readonly work?: Work;
}

export interface Sandbox {
  readonly app: Hono;
  readonly platform: Platform;
  readonly close: () => Promise<void>;
}

const bodyMost = 64 * 1024;
const defaultLimits: Limits = {
  loginPerName: 10,
  loginPerAddress: 120,
  challengePerAddress: 240,
  captchaPerAddress: 120,
  codesPerNumber: 5,
  codesPerAddress: 30,
  codesPerNumberAndDay: 20,
  mailsPerAccount: 3,
  mailsPerAddress: 30,
  extraChecksPerAccount: 5,
  passwordsPerAccount: 10,
  registrationTriesPerAddress: 120,
  registrationsPerAddress: 30,
  trialsPerAddress: 20,
  affiliatesPerAddress: 60,
  socialPerAddress: 60,
};

/** Refuses bodies that are too long, however they are sent. */
const limitBody = (maxSize: number, code: "VALIDATION" | "IMAGE_SIZE") =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      refuse(
        context,
        new Refusal(code, { message: "The request is too large." }),
      ),
  });

/**
 * Makes the platform's web server over an open database; listening is up to the caller.
 *
 * @example
 * const { app, close } = createSandbox({ database: await openDatabase({ kind: "memory" }), origin });
 * const answer = await app.request("/wps/system/status");
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const platform: Platform = {
    db: options.database.db,
    origin: options.origin,
    portalOrigins: options.portalOrigins ?? [],
    merchantCode: options.merchantCode ?? "foyer",
    clock: options.clock ?? Date.now,
    draw: options.draw ?? randomInt,
    limits: { ...defaultLimits, ...options.limits },
    work: options.work ?? usualWork,
  };
  const app = new Hono();
  app.use(commonHeaders);
  const common = limitBody(bodyMost, "VALIDATION");
  const withPictures = limitBody(multipartLimit, "IMAGE_SIZE");
  const picturePaths = new Set(
    allCalls.flatMap(({ definition: { encoding, path } }) =>
      encoding === "multipart" ? [path] : [],
    ),
  );
  app.use((context, next) =>
    (picturePaths.has(context.req.path) ? withPictures : common)(context, next),
  );
  const hub = createHub(options.database);
  const live = mountLiveEvents(app, platform, hub);
  for (const call of allCalls) mount(app, platform, call);
  mountImages(app, platform);
  mountPlay(app, platform);
  mountLotteryPlay(app, platform);
  mountPageStyle(app);
  mountResetPassword(app, platform);
  mountSocial(app, platform);
  mountPhoneAuth(app, platform);
  mountControlRoom(app, platform);
  app.notFound((context) =>
    context.json(
      {
        success: false,
        code: "UNKNOWN",
        message: "There is nothing here.",
        value: null,
      },
      404,
    ),
  );
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error);
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return refuse(context, new Refusal("UNKNOWN"));
  });
  return {
    app,
    platform,
    close: async () => {
      live.stop();
      await hub.close();
      await options.database.close();
    },
  };
}
