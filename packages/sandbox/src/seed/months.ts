import type { ledgerEntries } from "../db/tables/ledger.ts";
import { walletOf } from "../services/ledger.ts";
import { hashToken } from "../services/token.ts";
import type { Random } from "./random.ts";

const minute = 60_000;
const day = 86_400_000;
const leastBalance = 20_000n;

/** Bonuses that were given, named like promotions. */
const gifts = ["Lantern Week", "Harvest days", "Rainy Tuesday", "Long weekend"];

interface Posting {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly other: "bank" | "house";
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
  /** Balance of the wallet before. */
  readonly before: bigint;
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
    const common = { reference: roundId, other: "house", createdAt } as const;
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

/**
 * Months of a member's history: deposits, evenings of play, bonuses and withdrawals. The wallet is never negative,
 * and its balance at the end is the same as before.
 */
export function makeMonths(wish: Wish) {
  const { memberId, prefix, days, until, random } = wish;
  const sessions = [];
  const rounds = [];
  const postings: Posting[] = [];
  let balance = 0n;
  const move = (
    name: string,
    kind: string,
    other: Posting["other"],
    createdAt: number,
    amount: bigint,
    reference = memberId,
  ) => {
    if (amount === 0n) return;
    balance += amount;
    const id = `${prefix}-${name}`;
    postings.push({ id, kind, reference, other, createdAt, amount });
  };
  for (let index = 0; index < days; index += 1) {
    const morning = until - (days - index) * day + 9 * 60 * minute;
    if (balance < leastBalance)
      move(
        `deposit-${index}`,
        "deposit",
        "bank",
        morning,
        BigInt(10_000 * (2 + random.int(5))),
      );
    if (index % 7 === 3)
      move(
        `gift-${index}`,
        "promotion",
        "house",
        morning + 2 * 60 * minute,
        BigInt(500 * (1 + random.int(6))),
        gifts[random.int(gifts.length)],
      );
    if (index % 7 === 5)
      move(
        `rebate-${index}`,
        "rebate",
        "house",
        morning + 3 * 60 * minute,
        BigInt(100 + random.int(900)),
      );
    if (random.chance(0.7)) {
      const at = morning + (480 + random.int(180)) * minute;
      const played = evening(wish, at, index, balance);
      sessions.push(played.session);
      rounds.push(...played.rounds);
      postings.push(...played.postings);
      balance = played.left;
    }
    if (index % 30 === 29 && balance > 2n * leastBalance)
      move(
        `payout-${index}`,
        "withdrawal",
        "bank",
        morning + 13 * 60 * minute,
        -leastBalance,
      );
  }
  move("last", "withdrawal", "bank", until - minute, -balance);
  const wallet = walletOf(memberId);
  // Written in order of time.
  let after = wish.before;
  const entries = postings.flatMap(
    ({
      id,
      kind,
      other,
      createdAt,
      amount,
    }): (typeof ledgerEntries.$inferInsert)[] => {
      const common = { transferId: id, kind, createdAt };
      after += amount;
      return [
        { ...common, accountId: wallet, amount, balanceAfter: after },
        // The platform's own balance over time is shown nowhere.
        { ...common, accountId: other, amount: -amount, balanceAfter: 0n },
      ];
    },
  );
  return { sessions, rounds, postings, entries };
}
