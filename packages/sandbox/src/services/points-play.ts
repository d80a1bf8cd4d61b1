import type { Database } from "../db/database.ts";
import { pointsOf, post } from "./ledger.ts";
import { pointsFactorOf } from "./vip-ranks.ts";

/** Hundredths of a point that 1.00 of stake earns, by type of game; a type without a rate earns nothing. */
export const pointsRates: ReadonlyMap<string, bigint> = new Map([
  ["RNG", 10n],
  ["LIVE", 4n],
  ["FISH", 10n],
  ["PVP", 5n],
  ["INHOUSE", 10n],
  ["SPORTS", 5n],
  ["ESPORTS", 5n],
  ["LOTT", 5n],
  ["ELOTT", 5n],
  ["COCKFIGHT", 5n],
]);

interface Stake {
  /** The round or lottery ticket: it earns only once. */
  readonly betId: string;
  readonly memberId: string;
  readonly vipRank: string | null;
  readonly game: { readonly nodeId: string; readonly gameType: string };
  /** Minor units. */
  readonly stake: bigint;
  readonly now: number;
}

/**
 * The points that a stake earns, in hundredths; fractions of a hundredth are cut.
 *
 * @example pointsFor({ stake: 500n, game: { gameType: "RNG" }, vipRank: "3" }) // 75n
 */
export const pointsFor = ({
  stake,
  game,
  vipRank,
}: Pick<Stake, "stake" | "vipRank"> & {
  readonly game: Pick<Stake["game"], "gameType">;
}): bigint =>
  (stake * (pointsRates.get(game.gameType) ?? 0n) * pointsFactorOf(vipRank)) /
  10_000n;

/**
 * Books the points of a bet that counts, in the transaction that books its money and after that. The caller has
 * called `lockPlayer`.
 */
export async function earnPoints(tx: Database, bet: Stake): Promise<void> {
  const amount = pointsFor(bet);
  if (amount === 0n) return;
  await post(tx, {
    id: `${bet.betId}:points`,
    kind: "points-play",
    reference: bet.game.nodeId,
    from: "points-house",
    to: pointsOf(bet.memberId),
    amount,
    now: bet.now,
  });
}
