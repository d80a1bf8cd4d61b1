import type { Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../http/parse.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";
import { coverPath } from "../services/cover.ts";
import { vendorName } from "../stock/vendors.ts";
import type { Platform } from "../services/platform.ts";
import { readBalance } from "../services/ledger.ts";
import { latestDraws } from "../services/lottery/draws.ts";
import { formOf } from "../services/lottery/forms.ts";
import { readLotteries } from "../services/lottery/lotteries.ts";
import { closedMs, issueOf } from "../services/lottery/schedule.ts";
import { runLottery } from "../services/lottery/settle.ts";
import {
  buyTicket,
  readTickets,
  salesOf,
} from "../services/lottery/tickets.ts";
import { toDecimal } from "../services/money.ts";
import { findFrame, type Frame } from "./frame-session.ts";
import { frameTools } from "./frame-tools.ts";
import { isInstant, playNumbers, readRounds } from "./instant.ts";
import { stakes } from "../services/lottery/stakes.ts";
import { localName } from "../stock/game-names/local-name.ts";

const ticketRequest = v.object({
  s: v.string(),
  ticketId: v.pipe(v.string(), v.uuid()),
  issue: v.string(),
  numbers: v.array(v.string()),
  stake: v.string(),
});

/** How many of the latest draws and tickets a frame shows. */
const shown = 8;

const aboutOf = (game: Frame["game"], language: string) => ({
  title: localName(game.name, language),
  vendor: vendorName(game.vassalage),
  coverUrl: coverPath(game.nodeId),
});

/** The page where a lottery is played, and its requests to the platform. */
export function mountLotteryPlay(app: Hono, platform: Platform): void {
  const { db, draw } = platform;
  const { nowOf, bitten } = frameTools(platform);

  const lotteryOf = async ({ game, frame }: Frame) => {
    const [lottery] = await readLotteries(db, [game.gameCode]);
    // There are no timed draws for play money.
    if (lottery === undefined || frame.mode !== "REAL")
      throw new Refusal("INVALID_URL");
    return lottery;
  };

  /** What a frame shows of a lottery that is drawn immediately. */
  const instantState = async (
    opened: Frame,
    { now, language }: { readonly now: number; readonly language: string },
  ) => {
    const played = await readRounds(db, opened, shown);
    const { frame, game, currencySymbol } = opened;
    return {
      ...aboutOf(game, language),
      mode: frame.mode,
      instant: true,
      balance: toDecimal(
        frame.demoBalance ?? (await readBalance(db, frame.memberId)),
      ),
      currencySymbol,
      stakes,
      form: formOf(game.name),
      now,
      sales: [],
      draws: played.map(({ draw: one }) => one),
      tickets: played.map(({ ticket }) => ticket),
    };
  };

  app.get("/games/lottery/state", bitten("gameState"), async (context) => {
    const now = await nowOf(context);
    const opened = await findFrame(db, context.req.query("s") ?? "", now);
    const language = context.req.query("language") ?? "";
    if (isInstant(opened))
      return context.json(await instantState(opened, { now, language }));
    const { frame, game, currencySymbol } = opened;
    const lottery = await lotteryOf(opened);
    const { gameCode, form, period } = lottery;
    await runLottery(db, { run: frame.run, now, draw }, [lottery]);
    const [draws, tickets, balance] = await Promise.all([
      latestDraws(db, frame.run, gameCode, shown),
      readTickets(db, frame.memberId, shown, gameCode),
      readBalance(db, frame.memberId),
    ]);
    return context.json({
      ...aboutOf(game, language),
      mode: frame.mode,
      instant: false,
      balance: toDecimal(balance),
      currencySymbol,
      stakes,
      form,
      now,
      sales: salesOf(lottery, now).map(({ issue, drawAt }) => ({
        issue,
        drawAt,
        closesAt: drawAt - closedMs,
      })),
      draws: draws.map(({ slot, numbers }) => ({
        issue: issueOf(period, slot),
        numbers: numbers.map(String),
      })),
      tickets,
    });
  });

  app.post("/games/lottery/ticket", bitten("gameRound"), async (context) => {
    const { s, ticketId, ...request } = parse(
      ticketRequest,
      await readJson(context),
    );
    const now = await nowOf(context);
    const opened = await findFrame(db, s, now);
    if (isInstant(opened)) {
      const { numbers, stake } = request;
      const round = { roundId: ticketId, numbers, stake, now, draw };
      return context.json(await playNumbers(db, opened, round));
    }
    const { gameCode } = await lotteryOf(opened);
    const { memberId, run } = opened.frame;
    const { ticket, balance } = await db.transaction((tx) =>
      buyTicket(tx, {
        id: ticketId,
        memberId,
        run,
        now,
        request: { ...request, gameCode },
      }),
    );
    return context.json({ ticket, balance: toDecimal(balance) });
  });
}
