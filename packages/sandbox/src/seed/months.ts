import { hashToken } from "../services/token.ts";
import type { Random } from "./random.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A member with less than this deposits, and with twice as much may withdraw; in minor units. */
export const leastBalance = 20_000n;

/** Bonuses that were given, named like promotions. */
const gifts = ["Lantern Week", "Harvest days", "Rainy Tuesday", "Long weekend"];

interface Posting {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly createdAt: number;
  /** Of the member's wallet. */
  readonly amount: bigint;
}

interface Wish {
  readonly memberId: string;
  /** Prefix of every id. */
  readonly prefix: string;
  /** Number of days, and the time at which they end. */
  readonly days: number;
  readonly until: number;
  /** Games that were played. */
  readonly nodeIds: readonly [string, ...string[]];
  readonly random: Random;
}

/** One evening: a session in a game, its rounds, and their effect on the wallet. */
function evening(wish: Wish, at: number, index: number, balance: bigint) {
  const { memberId, prefix, nodeIds, random } = wish;
  const nodeId = random.pick(nodeIds);
  const id = `${prefix}-${index}`;
  const rounds = [];
  const postings: Posting[] = [];
  let left = balance;
  for (let round = 0; round < 2 + random.int(6); round += 1) {
    const roundId = `${id}-${round}`;
    const createdAt = at + round * 3 * minute;
    const stake = BigInt(200 * (1 + random.int(12)));
    const win = random.chance(0.42)
      ? (stake * BigInt(6 + random.int(36))) / 10n
      : 0n;
    if (stake > left) break;
    left += win - stake;
    rounds.push({
      id: roundId,
      gameSessionId: id,
      memberId,
      nodeId,
      mode: "REAL" as const,
      stake,
      win,
      answer: {},
      createdAt,
    });
    const common = { reference: roundId, createdAt };
    postings.push({
      ...common,
      id: `${roundId}:stake`,
      kind: "stake",
      amount: -stake,
    });
    if (win > 0n)
      postings.push({
        ...common,
        id: `${roundId}:win`,
        kind: "win",
        amount: win,
      });
  }
  const session = {
    id,
    tokenHash: hashToken(id),
    memberId,
    sessionId: null,
    nodeId,
    mode: "REAL" as const,
    demoBalance: null,
    portalOrigin: "",
    run: "",
    createdAt: at,
    expiresAt: at,
  };
  return { session, rounds, postings, left };
}

/** A deposit or a withdrawal that is still to be made. */
export interface Order {
  readonly id: string;
  readonly amount: bigint;
  readonly at: number;
}

/**
 * Months of a member's history: when to deposit and to withdraw, and the evenings of play and the bonuses between. The
 * wallet is never negative.
 */
export function planMonths(wish: Wish) {
  const { memberId, prefix, days, until, random } = wish;
  const sessions = [];
  const rounds = [];
  const postings: Posting[] = [];
  const deposits: Order[] = [];
  const withdrawals: Order[] = [];
  /** When the rebates so far are claimed. */
  const rebates: number[] = [];
  let balance = 0n;
  for (let index = 0; index < days; index += 1) {
    const morning = until - (days - index) * day + 9 * hour;
    if (balance < leastBalance) {
      const amount = BigInt(10_000 * (2 + random.int(5)));
      deposits.push({ id: `D-${prefix}-${index}`, amount, at: morning });
      balance += amount;
    }
    if (index % 7 === 3) {
      const amount = BigInt(500 * (1 + random.int(6)));
      postings.push({
        id: `${prefix}-gift-${index}`,
        kind: "promotion",
        reference: gifts[random.int(gifts.length)] ?? memberId,
        createdAt: morning + 2 * hour,
        amount,
      });
      balance += amount;
    }
    if (index % 7 === 5) rebates.push(morning + 3 * hour);
    if (random.chance(0.7)) {
      const at = morning + (480 + random.int(180)) * minute;
      const played = evening(wish, at, index, balance);
      sessions.push(played.session);
      rounds.push(...played.rounds);
      postings.push(...played.postings);
      balance = played.left;
    }
    if (index % 30 === 29 && balance > 2n * leastBalance) {
      const at = morning + 13 * hour;
      const amount = leastBalance;
      withdrawals.push({ id: `W-${prefix}-${index}`, amount, at });
      balance -= amount;
    }
  }
  return { sessions, rounds, postings, deposits, withdrawals, rebates };
}
