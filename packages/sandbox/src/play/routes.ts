import { statusOf } from "../http/statuses.ts";
import type { Hono } from "hono";
import * as v from "valibot";
import { gameFiles, gamePage, lotteryPage } from "../games/index.ts";
import { escapeHtml } from "../services/escape.ts";
import { readJson } from "../http/parse.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";
import { coverPath } from "../services/cover.ts";
import { vendorName } from "../stock/vendors.ts";
import { kindOf } from "../services/cover-kind.ts";
import type { Platform } from "../services/platform.ts";
import { readBalance } from "../services/ledger.ts";
import { toDecimal } from "../services/money.ts";
import { localName } from "../stock/game-names/local-name.ts";
import { findFrame, type Frame } from "./frame-session.ts";
import { frameTools } from "./frame-tools.ts";
import { isDrawn, isInstant } from "./instant.ts";
import { policyFor } from "./policy.ts";
import { play } from "./round.ts";
import { stakes } from "../services/lottery/stakes.ts";

const roundRequest = v.object({
  s: v.string(),
  roundId: v.pipe(v.string(), v.uuid()),
  stake: v.string(),
});

/** Whether a frame is played by choosing numbers; all others have reels. */
const hasNumbers = (opened: Frame): boolean =>
  isDrawn(opened) || isInstant(opened);

const endedPage = (message: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Game</title>
  <link rel="stylesheet" href="/games/app.css" />
  <main class="game"><p class="message" role="alert">${escapeHtml(message)}</p></main>
</html>`;

/** Serves the files that the pages of games load, the same for everybody. */
export function mountGameFiles(app: Hono): void {
  for (const [name, text] of gameFiles()) {
    const type = name.endsWith(".css") ? "text/css" : "text/javascript";
    app.get(`/games/${name}`, (context) =>
      context.body(text, 200, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "no-cache",
      }),
    );
  }
}

/** The frame in which games are played, and its requests to the platform. */
export function mountPlay(app: Hono, platform: Platform): void {
  const { db, draw, portalOrigins } = platform;
  const balanceOf = async ({ frame }: Frame) =>
    toDecimal(frame.demoBalance ?? (await readBalance(db, frame.memberId)));
  const { nowOf, bitten } = frameTools(platform);

  app.get("/games/frame", bitten("gameFrame"), async (context) => {
    const token = context.req.query("s") ?? "";
    const headers = {
      "Content-Security-Policy": policyFor(portalOrigins),
      "Cache-Control": "no-store",
    };
    try {
      const opened = await findFrame(db, token, await nowOf(context));
      const { portalOrigin } = opened.frame;
      const page = (hasNumbers(opened) ? lotteryPage() : gamePage()).html
        .replaceAll("{{PORTAL_ORIGIN}}", () => escapeHtml(portalOrigin))
        .replaceAll("{{TOKEN}}", () => escapeHtml(token));
      return context.html(page, 200, headers);
    } catch (error) {
      // A frame is shown to people: they get a sentence, not JSON.
      if (error instanceof Refusal)
        return context.html(endedPage(error.message), statusOf(error), headers);
      throw error;
    }
  });

  app.get("/games/state", bitten("gameState"), async (context) => {
    const opened = await findFrame(
      db,
      context.req.query("s") ?? "",
      await nowOf(context),
    );
    return context.json({
      title: localName(opened.game.name, context.req.query("language") ?? ""),
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
    const opened = await findFrame(db, s, now);
    if (hasNumbers(opened)) throw new Refusal("INVALID_URL");
    return context.json(await play(db, opened, { roundId, stake, now, draw }));
  });
}
