import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { rounds } from "../db/tables/play.ts";
import { invalid } from "../services/refusal.ts";
import {
  drawNumbers,
  formOf,
  hitsOf,
  readPicks,
  winOf,
} from "../services/lottery/forms.ts";
import { isLotteryVendor } from "../services/lottery/lotteries.ts";
import { toDecimal } from "../services/money.ts";
import type { Frame } from "./frame-session.ts";
import { play } from "./round.ts";

/** Whether a frame's numbers are drawn at fixed times, by the platform's clock. */
export const isDrawn = ({ frame, game }: Frame): boolean =>
  frame.mode === "REAL" && isLotteryVendor(game.vassalage);

/**
 * Whether a frame's numbers are drawn immediately: lotteries of other providers, and every lottery for play money.
 */
export const isInstant = (opened: Frame): boolean =>
  (opened.game.gameType === "LOTT" || opened.game.gameType === "ELOTT") &&
  !isDrawn(opened);

/** The stored answer of a round with numbers. */
const answerSchema = v.object({
  numbers: v.array(v.string()),
  drawn: v.array(v.string()),
});

/** A draw within a frame is named by its number in that frame. */
const issueOf = (number: number): string => String(number).padStart(4, "0");

/** The latest rounds of a frame, the newest first, as draws and as tickets. */
export async function readRounds(db: Database, { frame }: Frame, most: number) {
  const own = eq(rounds.gameSessionId, frame.id);
  const [total, rows] = await Promise.all([
    db.$count(rounds, own),
    db
      .select()
      .from(rounds)
      .where(own)
      .orderBy(desc(rounds.createdAt), desc(rounds.id))
      .limit(most),
  ]);
  return rows.flatMap(({ id, stake, win, answer }, at) => {
    const told = v.safeParse(answerSchema, answer);
    if (!told.success) return [];
    const issue = issueOf(total - at);
    const { numbers, drawn } = told.output;
    return [
      {
        draw: { issue, numbers: drawn },
        ticket: {
          id,
          issue,
          numbers,
          stake: toDecimal(stake),
          win: toDecimal(win),
          state: win > 0n ? "WON" : "LOST",
        },
      },
    ];
  });
}

interface Pick {
  readonly roundId: string;
  readonly numbers: readonly string[];
  readonly stake: string;
  readonly now: number;
  readonly draw: (below: number) => number;
}

/** Draws once for the chosen numbers; rejects a wrong count of numbers, or a number that does not exist. */
export async function playNumbers(
  db: Database,
  opened: Frame,
  { numbers, ...round }: Pick,
): Promise<Record<string, unknown>> {
  const form = formOf(opened.game.name);
  const picks = readPicks(form, numbers);
  if (picks === undefined)
    throw invalid({ numbers: "do not match this lottery" });
  const named = picks.map(String);
  return play(
    db,
    opened,
    round,
    (stake, draw) => {
      const drawn = drawNumbers(form, draw);
      return {
        win: winOf(form, picks, drawn, stake),
        told: {
          numbers: named,
          drawn: drawn.map(String),
          hits: hitsOf(form, picks, drawn),
        },
      };
    },
    (answer) => {
      const told = v.safeParse(answerSchema, answer);
      return told.success && told.output.numbers.join() === named.join();
    },
  );
}
