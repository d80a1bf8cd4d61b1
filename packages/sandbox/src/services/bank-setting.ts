import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { settings } from "../db/tables/platform.ts";

/** A run's settings for withdrawals to bank accounts. */
export const bankSettingSchema = v.object({
  /**
   * Hours before a new account can receive a withdrawal, and before money can leave after the payment password was
   * reset, so that a session thief is noticed in time.
   */
  waitHours: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 30)),
});
export type BankSetting = v.InferOutput<typeof bankSettingSchema>;

const usual: BankSetting = { waitHours: 24 };

/** How long money waits after a change by which it could be stolen. */
export async function readWaitMs(db: Database, run: string): Promise<number> {
  const rows = await db
    .select()
    .from(settings)
    .where(and(inArray(settings.run, ["", run]), eq(settings.key, "bank")));
  const found = rows.find((row) => row.run === run) ?? rows[0];
  const setting = found ? v.parse(bankSettingSchema, found.value) : usual;
  return setting.waitHours * 60 * 60_000;
}
