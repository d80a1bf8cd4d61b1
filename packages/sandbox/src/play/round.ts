import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { invalid, Refusal } from "../services/refusal.ts";
import { lockPlayer, post, walletOf } from "../services/ledger.ts";
import { toDecimal, toMinor } from "../services/money.ts";
import { earnPoints } from "../services/points-play.ts";
import type { Frame } from "./frame-session.ts";
import { playRound } from "./outcome.ts";
import { stakes } from "../services/lottery/stakes.ts";

/** The result of a round. */
export interface Played {
  /** Minor units. */
  readonly win: bigint;
  /** What the answer contains besides round, win and balance. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** How a round is played, for a stake in minor units. */
export type PlayOnce = (
  stake: bigint,
  draw: (below: number) => number,
) => Played;

interface Round {
  readonly roundId: string;
  readonly stake: string;
  readonly now: number;
  readonly draw: (below: number) => number;
}

/**
 * The balance that a frame plays with: play money in free play, otherwise the wallet. Locked until the transaction
 * ends.
 */
async function lockMoney(tx: Database, { frame }: Frame): Promise<bigint> {
  const [row] = await tx
    .select({ demoBalance: gameSessions.demoBalance })
    .from(gameSessions)
    .where(eq(gameSessions.id, frame.id))
    .for("update");
  return frame.mode === "DEMO"
    ? (row?.demoBalance ?? 0n)
    : (await lockPlayer(tx, frame.memberId)).wallet;
}

/**
 * Books stake, win and points: postings against the platform with real money, a number of the frame's own in free
 * play, which earns no points.
 */
async function book(
  tx: Database,
  { frame, game, vipRank }: Frame,
  round: Round,
  stake: bigint,
  win: bigint,
  after: bigint,
) {
  if (frame.mode === "DEMO") {
    await tx
      .update(gameSessions)
      .set({ demoBalance: after })
      .where(eq(gameSessions.id, frame.id));
    return;
  }
  const wallet = walletOf(frame.memberId);
  const common = { reference: round.roundId, now: round.now };
  await post(tx, {
    ...common,
    id: `${round.roundId}:stake`,
    kind: "stake",
    from: wallet,
    to: "house",
    amount: stake,
  });
  if (win > 0n) {
    await post(tx, {
      ...common,
      id: `${round.roundId}:win`,
      kind: "win",
      from: "house",
      to: wallet,
      amount: win,
    });
  }
  await earnPoints(tx, {
    betId: round.roundId,
    memberId: frame.memberId,
    vipRank,
    game,
    stake,
    now: round.now,
  });
}

/** Three reels, as in most games. */
const playReels: PlayOnce = (stake, draw) => {
  const { reels, wins, win } = playRound(stake, draw);
  return {
    win,
    told: {
      reels,
      wins: wins.map((one) => ({ ...one, amount: toDecimal(one.amount) })),
    },
  };
};

/**
 * Plays a round once: the same id and stake get the first answer again; another stake is a conflict, and so is an
 * answer that `same` does not accept for this request.
 */
export async function play(
  db: Database,
  opened: Frame,
  round: Round,
  once: PlayOnce = playReels,
  same: (answer: Record<string, unknown>) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const { frame } = opened;
  const stake = toMinor(round.stake);
  if (
    stake === undefined ||
    !stakes.some((offered) => toMinor(offered) === stake)
  ) {
    throw invalid({ stake: "is not offered" });
  }
  return db.transaction(async (tx) => {
    const before = await lockMoney(tx, opened);
    const [known] = await tx
      .select()
      .from(rounds)
      .where(eq(rounds.id, round.roundId));
    if (known !== undefined) {
      if (
        known.gameSessionId === frame.id &&
        known.stake === stake &&
        same(known.answer)
      )
        return known.answer;
      throw new Refusal("IDEMPOTENCY_CONFLICT");
    }
    if (before < stake) throw new Refusal("INSUFFICIENT_BALANCE");
    const { win, told } = once(stake, round.draw);
    const after = before - stake + win;
    const answer = {
      roundId: round.roundId,
      ...told,
      win: toDecimal(win),
      balance: toDecimal(after),
    };
    const made = await tx
      .insert(rounds)
      .values({
        id: round.roundId,
        gameSessionId: frame.id,
        memberId: frame.memberId,
        nodeId: frame.nodeId,
        mode: frame.mode,
        stake,
        win,
        answer,
        createdAt: round.now,
      })
      .onConflictDoNothing()
      .returning({ id: rounds.id });
    // Another game took the id in the same moment.
    if (made.length === 0) throw new Refusal("IDEMPOTENCY_CONFLICT");
    await book(tx, opened, round, stake, win, after);
    return answer;
  });
}
