import { eq } from "drizzle-orm";
import { pointsGoods } from "../../db/tables/offers.ts";
import { createRandom } from "../../seed/random.ts";
import { postingsOf, wrongsOf } from "./check-books.ts";
import {
  bet,
  bringBack,
  memberTransfer,
  transfer,
} from "./money-operations.ts";
import {
  claimRaffle,
  claimReward,
  collectRebates,
  convert,
  redeem,
  sold,
} from "./offer-operations.ts";
import type { MakeOperation, Outcome, Scene } from "./operations.ts";
import { deposit, withdrawal } from "./payment-operations.ts";
import { makePlayers } from "./players.ts";
import { openWorld } from "./world.ts";

/** Kinds of operations; one that is listed more often is chosen more often. */
const kinds: readonly [MakeOperation, ...MakeOperation[]] = [
  bet,
  ...[bet, bet, bet, bet],
  ...[transfer, transfer, transfer, bringBack],
  ...[memberTransfer, memberTransfer],
  ...[deposit, deposit, deposit],
  ...[withdrawal, withdrawal, withdrawal],
  ...[convert, convert],
  ...[redeem, redeem],
  ...[claimReward, claimReward, collectRebates, claimRaffle],
];

/** Operations in progress at the same time. */
const width = 16;
const stock = 1_000_000;
const batchesOfALife = 3;

interface Wish {
  readonly operations: number;
  readonly seed: number;
  readonly players?: number;
}

/** Waits for all of them even if one fails: none may be running when the world is closed. */
async function allOf<T>(running: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(running);
  return Promise.all(running);
}

/**
 * Runs random operations of many members concurrently, on unreliable connections and on a platform that crashes and
 * is restarted meanwhile; then checks that each was done exactly once.
 *
 * @example expect((await runOperations({ operations: 300, seed: 7 })).wrongs).toEqual([])
 */
export async function runOperations({ operations, seed, players = 6 }: Wish) {
  const world = await openWorld(seed);
  try {
    const random = createRandom(seed);
    const [first, ...others] = await makePlayers(world, players);
    if (first === undefined) throw new Error("Nobody plays.");
    const scene: Scene = { world, random, players: [first, ...others] };
    const goods = `/goods/${sold.id}`;
    await world.sandbox.control("PUT", goods, { available: stock });
    const { db } = world.sandbox.platform;
    const before = await postingsOf(db);
    const outcomes: Outcome[] = [];
    let restarts = 0;
    for (let from = 0; from < operations; from += width) {
      const count = Math.min(width, operations - from);
      // Made one after the other, so that all random values depend on the seed alone.
      const made = Array.from({ length: count }, () =>
        random.pick(kinds)(scene),
      );
      const running = made.map((operation) => operation());
      if ((from / width) % batchesOfALife === batchesOfALife - 1) {
        // The others are still running when the first is done.
        await Promise.race(running).catch(() => undefined);
        await world.restart();
        restarts += 1;
      }
      outcomes.push(...(await allOf(running)));
    }
    const wrongs = await wrongsOf(db, before, outcomes);
    const [shelf] = await db
      .select({ available: pointsGoods.available })
      .from(pointsGoods)
      .where(eq(pointsGoods.id, sold.id));
    const sent = outcomes.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
    const missing = stock - (shelf?.available ?? 0) - sent;
    return {
      outcomes,
      restarts,
      wrongs:
        missing === 0
          ? wrongs
          : [...wrongs, `${missing} pieces are neither sold nor on the shelf.`],
    };
  } finally {
    await world.close();
  }
}
