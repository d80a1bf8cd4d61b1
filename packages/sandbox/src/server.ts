import { liveSocket } from "@foyer/platform/calls";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { randomInt } from "node:crypto";
import { allCalls } from "./calls/all-calls.ts";
import type { OpenDatabase } from "./db/database.ts";
import { mountControlRoom } from "./control/routes.ts";
import { refuse } from "./http/envelope.ts";
import { admission } from "./http/admission.ts";
import type { PlacesOptions } from "./services/places.ts";
import { commonHeaders, wholeAddress } from "./http/guard.ts";
import { logFailure } from "./http/log-failure.ts";
import { mount } from "./http/mount.ts";
import { multipartLimit } from "./http/parse.ts";
import { uploadPlaces } from "./http/upload-places.ts";
import { root } from "@foyer/brand/checkout";
import { Refusal } from "./services/refusal.ts";
import { mountImages } from "./images/routes.ts";
import { createHub } from "./live/hub.ts";
import { mountLiveEvents } from "./live/routes.ts";
import type { Limits, Platform } from "./services/platform.ts";
import { usualWork, type Work } from "./services/bot-check.ts";
import { mountPageStyle } from "./pages/page.ts";
import { mountConfirmEmail } from "./pages/confirm-email.ts";
import { mountResetPassword } from "./pages/reset-password.ts";
import { mountSocial } from "./pages/social.ts";
import { mountPhoneAuth } from "./phone-auth/routes.ts";
import { mountLotteryPlay } from "./play/lottery-routes.ts";
import { mountGameFiles, mountPlay } from "./play/routes.ts";

export interface SandboxOptions {
  /** Opened with `openDatabase`; closed by `close`. */
  readonly database: OpenDatabase;
  /** The sandbox's own address, as browsers see it. */
  readonly origin: string;
  /** Origins that the portal may have; default: any on this machine. */
  readonly portalOrigins?: readonly string[];
  /** Whether a request may name a test run, to which faults, clock and status are then limited; default: no. */
  readonly runs?: boolean;
  /**
   * Number of our own servers that every request passes before it arrives here, each of which appends the address of
   * its caller to `X-Forwarded-For`; default 0: the header is written by the visitor, and is ignored.
   */
  readonly trustedHops?: number;
  /** Merchant of visitors who name none; it is known without a row in the table of merchants; default "foyer". */
  readonly merchantCode?: string;
  /**
   * The name that this merchant's e-mails and text messages begin with where the table has none; default: the code.
   */
  readonly merchantName?: string;
  /** Folder of the brands, whose e-mails have their texts and their look; default: the checkout's. */
  readonly themesDir?: string;
  /** Returns the current time in epoch milliseconds; default: this machine's clock. */
  readonly clock?: () => number;
  /** Decides rounds: returns a fair random integer below a bound; default: the system's generator. */
  readonly draw?: (below: number) => number;
  readonly limits?: Partial<Limits>;
  /**
   * How many calls, and how many pages, are processed at the same time, and how many may be queued; default: 32 and
   * 96.
   */
  readonly load?: PlacesOptions;
  /** Number of derivations for a proof of work; default: a few hundred. */
  readonly work?: Work;
}

export interface Sandbox {
  readonly app: Hono;
  readonly platform: Platform;
  readonly close: () => Promise<void>;
}

const bodyMost = 64 * 1024;
/** About a second's work: later callers had better retry. */
const usualLoad: PlacesOptions = { working: 32, waiting: 96 };
/**
 * A lobby requests some hundred pictures at the same time, each with a database query: milliseconds, and more for one
 * that is not drawn yet. The queue holds several lobbies; queuing costs next to nothing.
 */
const pictureLoad: PlacesOptions = { working: 32, waiting: 1024 };
/** Pictures are held in memory while they are received. */
const uploadLoad: PlacesOptions = { working: 16, waiting: 0 };
/** Default rate limits. */
export const defaultLimits: Limits = {
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
  silentSocketsPerAddress: 60,
  uploadsPerMember: 4,
  uploadsPerAddress: 8,
  socialPerAddress: 60,
};

/** The control room's form with pictures, which answers on this machine only. */
const isAnswer = /^\/sandbox\/feedback\/[^/]+\/answer$/;

/** Rejects bodies that are too long, however they are sent. */
const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    // The connection stays open: a caller that is still sending could otherwise not read the answer.
    onError: (context) =>
      refuse(
        context,
        new Refusal("VALIDATION", {
          hindrance: "large",
          message: "The request is too large.",
        }),
      ),
  });

/**
 * Makes the platform's web server over an open database; the caller makes it listen.
 *
 * @example
 * const { app, close } = createSandbox({ database: await openDatabase({ kind: "memory" }), origin });
 * const answer = await app.request("/wps/system/status");
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const merchantCode = options.merchantCode ?? "foyer";
  const platform: Platform = {
    db: options.database.db,
    origin: options.origin,
    portalOrigins: options.portalOrigins ?? [],
    runs: options.runs ?? false,
    trustedHops: options.trustedHops ?? 0,
    merchantCode,
    merchantName: options.merchantName ?? merchantCode,
    themesDir: options.themesDir ?? `${root}themes`,
    clock: options.clock ?? Date.now,
    draw: options.draw ?? randomInt,
    limits: { ...defaultLimits, ...options.limits },
    work: options.work ?? usualWork,
  };
  const app = new Hono();
  app.use(commonHeaders);
  app.use(wholeAddress);
  const common = limitBody(bodyMost);
  const picturePaths = new Set(
    allCalls.flatMap(({ definition: { encoding, path } }) =>
      encoding === "multipart" ? [path] : [],
    ),
  );
  const withPictures = limitBody(multipartLimit);
  app.use((context, next) => {
    const { path } = context.req;
    // The size of pictures is limited where they are read, after a place and the sender were checked.
    if (picturePaths.has(path)) return next();
    return (isAnswer.test(path) ? withPictures : common)(context, next);
  });
  // Texts from memory: they need neither the database nor a place.
  mountPageStyle(app);
  mountGameFiles(app);
  const load = options.load ?? usualLoad;
  // Each kind has its own places, so that a flood of one does not block the others.
  const [calls, pages] = [admission(load), admission(load)];
  const pictures = admission(pictureLoad);
  const uploads = every(uploadPlaces(platform, calls), admission(uploadLoad));
  app.use(async (context, next) => {
    const { path } = context.req;
    // A socket takes no work until it sends something; the control room stays open for inspection.
    if (path === liveSocket.address || /^\/sandbox(\/|$)/.test(path))
      return next();
    // The sender of pictures is checked before the body is read; all that time it takes a place of its own kind.
    if (picturePaths.has(path)) return uploads(context, next);
    // A body arrives at its sender's pace: work begins only when it is complete.
    if (!/^(GET|HEAD)$/.test(context.req.method)) await context.req.text();
    if (path.startsWith("/wps/")) return calls(context, next);
    const isPicture = /^\/(art|TCG_PROD_IMAGES)\//.test(path);
    return (isPicture ? pictures : pages)(context, next);
  });
  const hub = createHub(options.database);
  const live = mountLiveEvents(app, platform, hub);
  for (const call of allCalls) mount(app, platform, call);
  mountImages(app, platform);
  mountPlay(app, platform);
  mountLotteryPlay(app, platform);
  mountConfirmEmail(app, platform);
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
    logFailure(error, context);
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
