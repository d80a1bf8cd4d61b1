import { invalid, Refusal } from "./refusal.ts";
import { toDecimal, toMinor } from "./money.ts";

/** Reads the amount of a payment or transfer: more than zero, with at most two decimals. */
export function readAmount(text: string, field = "amount"): bigint {
  const amount = toMinor(text);
  if (amount === undefined)
    throw invalid({ [field]: "must have at most two decimals" });
  if (amount === 0n) throw invalid({ [field]: "must be more than zero" });
  return amount;
}

/** Rejects an amount outside the limits, and says what they are. */
export function checkRange(amount: bigint, min: bigint, max: bigint): void {
  if (amount >= min && amount <= max) return;
  throw new Refusal("AMOUNT_RANGE", {
    value: { min: toDecimal(min), max: toDecimal(max) },
  });
}
