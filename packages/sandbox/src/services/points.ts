import type { Database } from "../db/database.ts";
import { invalid, Refusal } from "./refusal.ts";
import { readContent } from "./content.ts";
import {
  ensureAccount,
  lockPlayer,
  pointsOf,
  post,
  walletOf,
} from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { pointsRates } from "./points-play.ts";
import { pointsFactorOf } from "./vip-ranks.ts";

/** The value of 100 points, in hundredths of the currency. */
const worthOfHundred = 100n;

/** Formats points: whole ones without decimals. */
export const writePoints = (hundredths: bigint): string =>
  toDecimal(hundredths).replace(/\.00$/, "");

/** The points, in hundredths, that were converted into this much money. */
export const pointsWorth = (minor: bigint): bigint =>
  (minor * 10_000n) / worthOfHundred;

/** The worth of one point in the member's currency. */
export const pointsRatio = "0.01";

/** Grants a member points, with the title of what they are for. */
export async function grantPoints(
  tx: Database,
  memberId: string,
  grant: {
    readonly id: string;
    readonly title: string;
    readonly points: bigint;
    readonly now: number;
  },
): Promise<void> {
  await ensureAccount(tx, pointsOf(memberId), "points", memberId);
  await post(tx, {
    id: grant.id,
    kind: "points-reward",
    reference: grant.title,
    from: "points-house",
    to: pointsOf(memberId),
    amount: grant.points,
    now: grant.now,
  });
}

/** How points are earned and exchanged: editorial content, and what play earns a member of a rank. */
export async function readPointsConfig(
  db: Database,
  language: string,
  vipRank: string | null,
) {
  const [config] = await readContent(db, "pointsConfig", language);
  const table = config?.body["table"];
  return {
    ratio: pointsRatio,
    table: Array.isArray(table) ? table : [],
    rules: String(config?.body["rules"] ?? ""),
    rates: [...pointsRates].map(([gameType, points]) => ({
      gameType,
      points: toDecimal(points),
    })),
    factor: toDecimal(pointsFactorOf(vipRank)),
  };
}

interface Convert {
  readonly memberId: string;
  /** Whole points. */
  readonly points: bigint;
  readonly intent: string;
  readonly now: number;
}

/** Converts points into money: both ledger postings are made in one transaction. */
export async function convert(
  tx: Database,
  { memberId, points, intent, now }: Convert,
) {
  if (points === 0n) throw invalid({ points: "must be more than zero" });
  const [account, wallet] = [pointsOf(memberId), walletOf(memberId)];
  const before = await lockPlayer(tx, memberId);
  const hundredths = points * 100n;
  if (before.points < hundredths) throw new Refusal("POINTS_SHORT");
  const amount = (points * worthOfHundred) / 100n;
  const posting = { reference: intent, now };
  // The house's account of money first, as in a bet: the other order could deadlock.
  await post(tx, {
    ...posting,
    id: `${intent}:money`,
    kind: "points-money",
    from: "house",
    to: wallet,
    amount,
  });
  await post(tx, {
    ...posting,
    id: `${intent}:points`,
    kind: "points-convert",
    from: account,
    to: "points-house",
    amount: hundredths,
  });
  return {
    currentPoints: writePoints(before.points - hundredths),
    balance: toDecimal(before.wallet + amount),
  };
}
