import type { ContractType } from "../contract-terms.ts";

/** The conditions of a contract and its rate. Amounts in minor units. */
export interface SalaryTerms {
  readonly type: ContractType;
  /** Hundredths of a per cent. */
  readonly rate: number;
  /** Minimum number of different players with a bet. */
  readonly activeMembers: number;
  /** Minimum total stake of all players. */
  readonly periodValidBet: bigint;
  /** Minimum total loss of all players; 0: no condition. */
  readonly periodProfitLoss: bigint;
  /** A day (hourly salary: an hour; real-time salary: a player) with a lower stake does not count. */
  readonly betAmount: bigint;
}

/** Totals of one player's bets in one slot (and, for a real-time salary, on one game). */
export interface Played {
  readonly memberId: string;
  /** Number of the day, or of the hour. */
  readonly slot: number;
  /** Null if the totals are not split by game. */
  readonly nodeId: string | null;
  readonly stake: bigint;
  readonly win: bigint;
}

/** One row of a payment. */
export interface SalaryRow {
  readonly memberId: string | null;
  readonly nodeId: string | null;
  readonly betAmount: bigint;
  /** The players' result: negative if they lost. */
  readonly profit: bigint;
  readonly salary: bigint;
  readonly salaryKind: "PROFIT" | "LOSS";
}

interface Sums {
  readonly stake: bigint;
  readonly win: bigint;
}

const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, { stake, win }) => ({ stake: sum.stake + stake, win: sum.win + win }),
    { stake: 0n, win: 0n },
  );

/** A share of an amount, rounded down to the minor unit. Never negative. */
export const shareOf = (amount: bigint, rate: number): bigint =>
  amount <= 0n ? 0n : (amount * BigInt(rate)) / 10_000n;

const kindOf = (profit: bigint): SalaryRow["salaryKind"] =>
  profit < 0n ? "LOSS" : "PROFIT";

/** The bets that count: without the days (hours, players) on which too little was staked. */
function counted(
  { type, betAmount }: SalaryTerms,
  played: readonly Played[],
): readonly Played[] {
  if (betAmount === 0n) return played;
  const keyOf = ({ memberId, slot }: Played) =>
    type === "REALTIME" ? memberId : slot;
  const staked = new Map<string | number, bigint>();
  for (const row of played)
    staked.set(keyOf(row), (staked.get(keyOf(row)) ?? 0n) + row.stake);
  return played.filter((row) => (staked.get(keyOf(row)) ?? 0n) >= betAmount);
}

function meets(terms: SalaryTerms, played: readonly Played[]): boolean {
  const { stake, win } = sumOf(played);
  const players = new Set(played.map(({ memberId }) => memberId));
  return (
    played.length > 0 &&
    players.size >= terms.activeMembers &&
    stake >= terms.periodValidBet &&
    (terms.periodProfitLoss === 0n || stake - win >= terms.periodProfitLoss)
  );
}

/**
 * What a contract pays for the bets of one period; no rows if its conditions are not met. A dividend is a share of
 * the team's loss, and nothing if the team has won; every salary is a share of the stakes. A real-time salary has a
 * row for each game and player, marked by whether the player won or lost (CON-10, CON-11).
 *
 * @example salaryRows({ ...terms, type: "DAILY", rate: 120 }, [{ …, stake: 10_000n, win: 0n }]) // one row, salary 120n
 */
export function salaryRows(
  terms: SalaryTerms,
  all: readonly Played[],
): readonly SalaryRow[] {
  const played = counted(terms, all);
  if (!meets(terms, played)) return [];
  if (terms.type === "REALTIME")
    return played.map(({ memberId, nodeId, stake, win }) => ({
      memberId,
      nodeId,
      betAmount: stake,
      profit: win - stake,
      salary: shareOf(stake, terms.rate),
      salaryKind: kindOf(win - stake),
    }));
  const { stake, win } = sumOf(played);
  const base = terms.type === "DIVIDEND" ? stake - win : stake;
  if (base <= 0n) return [];
  return [
    {
      memberId: null,
      nodeId: null,
      betAmount: stake,
      profit: win - stake,
      salary: shareOf(base, terms.rate),
      salaryKind: kindOf(win - stake),
    },
  ];
}
