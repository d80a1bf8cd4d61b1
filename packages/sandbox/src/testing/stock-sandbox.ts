import { addPast } from "../bring-up/bring-up.ts";
import { testDay } from "../bring-up/snapshot.ts";
import { startSession } from "../services/session.ts";
import { startTestSandbox, type TestSandbox } from "./harness.ts";
import { openTestDatabase } from "./test-database.ts";

const hour = 3_600_000;

/**
 * A platform on the morning of its first day, with the stock data and the months before, as a sandbox that keeps its
 * data is started.
 *
 * @example
 * const stock = await startStockSandbox();
 * const client = await stock.as("m-demo-member");
 */
export async function startStockSandbox() {
  const database = await openTestDatabase();
  await addPast(database.db, testDay);
  let now = testDay + 9 * hour;
  const sandbox: TestSandbox = await startTestSandbox({
    database,
    clock: () => now,
  });
  return {
    sandbox,
    db: database.db,
    now: () => now,
    /** Sets the clock, in ms. */
    setNow: (at: number) => {
      now = at;
    },
    /** The portal's client of an account that is logged in. */
    as: async (memberId: string) =>
      sandbox.visitor(await startSession(database.db, memberId, now)).client,
  };
}

export type StockSandbox = Awaited<ReturnType<typeof startStockSandbox>>;
