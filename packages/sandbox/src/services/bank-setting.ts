import * as v from "valibot";

/** How payouts to bank accounts go for a run. */
export const bankSettingSchema = v.object({
  /** Hours before a new account is paid out to: whoever steals a session is seen in the meantime. */
  waitHours: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 30)),
});
export type BankSetting = v.InferOutput<typeof bankSettingSchema>;
