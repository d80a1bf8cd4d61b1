import type { Context, Hono } from "hono";
import * as v from "valibot";
import { gamePage } from "../games/index.ts";
import { escapeHtml } from "../http/escape.ts";
import { withFaults } from "../http/faults.ts";
import { parse, readJson } from "../http/parse.ts";
import { Refusal } from "../http/refusal.ts";
import { readRun, runOf } from "../http/run.ts";
import { coverPath, vendorName } from "../images/cover.ts";
import { kindOf } from "../images/kind.ts";
import type { Platform } from "../platform.ts";
import { readBalance } from "../rules/ledger.ts";
import { toDecimal } from "../rules/money.ts";
import { frameAncestors } from "../rules/portal-origin.ts";
import { findFrame, runOfFrame, type Frame } from "./frame-session.ts";
import { play, stakes } from "./round.ts";

const roundRequest = v.object({
  s: v.string(),
  roundId: v.pipe(v.string(), v.uuid()),
  stake: v.string(),
});

/** The frame's token: in the address, or in the body of a round. */
async function tokenOf(context: Context): Promise<string> {
  const asked = context.req.query("s");
  if (asked !== undefined) return asked;
  const body = v.safeParse(
    v.object({ s: v.string() }),
    await context.req.json().catch(() => undefined),
  );
  return body.success ? body.output.s : "";
}

/** The policy of a game's page: its own files only, shown in the portal only. */
const policyFor = (portals: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors(portals)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

const endedPage = (message: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Game</title>
  <link rel="stylesheet" href="/games/app.css" />
  <main class="game"><p class="message" role="alert">${escapeHtml(message)}</p></main>
</html>`;

/** The frame that games are played in, and what it asks the platform. */
export function mountPlay(app: Hono, platform: Platform): void {
  const { db, draw, portalOrigins } = platform;
  const balanceOf = async ({ frame }: Frame) =>
    toDecimal(frame.demoBalance ?? (await readBalance(db, frame.memberId)));
  const findRun = async (context: Context) =>
    runOf(context) || runOfFrame(db, await tokenOf(context));
  const nowOf = async (context: Context) =>
    (await readRun(platform, await findRun(context))).now;
  const bitten = (call: string) => withFaults(platform, call, findRun);

  app.get("/games/frame", bitten("gameFrame"), async (context) => {
    const token = context.req.query("s") ?? "";
    const headers = {
      "Content-Security-Policy": policyFor(portalOrigins),
      "Cache-Control": "no-store",
    };
    try {
      const { frame } = await findFrame(db, token, await nowOf(context));
      const page = gamePage()
        .html.replaceAll("{{PORTAL_ORIGIN}}", () =>
          escapeHtml(frame.portalOrigin),
        )
        .replaceAll("{{TOKEN}}", () => escapeHtml(token));
      return context.html(page, 200, headers);
    } catch (error) {
      // People look at a frame: they get a sentence, not JSON.
      if (error instanceof Refusal)
        return context.html(endedPage(error.message), error.status, headers);
      throw error;
    }
  });

  const files = {
    "/games/app.js": ["js", "text/javascript"],
    "/games/app.css": ["css", "text/css"],
  } as const;
  for (const [path, [part, type]] of Object.entries(files)) {
    app.get(path, (context) =>
      context.body(gamePage()[part], 200, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "no-cache",
      }),
    );
  }

  app.get("/games/state", bitten("gameState"), async (context) => {
    const opened = await findFrame(
      db,
      context.req.query("s") ?? "",
      await nowOf(context),
    );
    return context.json({
      title: opened.game.name,
      vendor: vendorName(opened.game.vassalage),
      mode: opened.frame.mode,
      balance: await balanceOf(opened),
      currencySymbol: opened.currencySymbol,
      stakes,
      coverUrl: coverPath(opened.game.nodeId),
      kind: kindOf(opened.game.gameType),
    });
  });

  app.post("/games/round", bitten("gameRound"), async (context) => {
    const { s, roundId, stake } = parse(roundRequest, await readJson(context));
    const now = await nowOf(context);
    return context.json(
      await play(db, await findFrame(db, s, now), {
        roundId,
        stake,
        now,
        draw,
      }),
    );
  });
}
