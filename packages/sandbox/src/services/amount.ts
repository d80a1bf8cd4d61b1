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

/** Reads the fee that the member has seen; undefined: the request does not say. */
export function readShownFee(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const fee = toMinor(text);
  if (fee === undefined)
    throw invalid({ fee: "must have at most two decimals" });
  return fee;
}

/** Rejects a fee that is higher than what the member has seen, and says what it is. */
export function checkFee(fee: bigint, shown: bigint | undefined): void {
  if (shown === undefined || fee <= shown) return;
  throw new Refusal("FEE_CHANGED", { value: { fee: toDecimal(fee) } });
}

/** Rejects an amount outside the limits, and says what they are. */
export function checkRange(amount: bigint, min: bigint, max: bigint): void {
  if (amount >= min && amount <= max) return;
  throw new Refusal("AMOUNT_RANGE", {
    value: { min: toDecimal(min), max: toDecimal(max) },
  });
}
