import * as v from "valibot";

/** A run's settings for withdrawals to bank accounts. */
export const bankSettingSchema = v.object({
  /** Hours before a new account can receive a withdrawal, so that a session thief is noticed in time. */
  waitHours: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 30)),
});
export type BankSetting = v.InferOutput<typeof bankSettingSchema>;
