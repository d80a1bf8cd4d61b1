import { parseAmount } from "@foyer/platform/money";

/** An amount in whole units of its last place. */
function unitsOf(amount: string): { units: bigint; places: number } {
  const [whole = "0", fraction = ""] = amount.split(".");
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** Decimals of money; what lies below the last is not paid. */
const places = 2;

/**
 * What a rate in per cent pays on an amount, exact, cut towards zero after two decimals; undefined where one of them is
 * no number.
 *
 * @example paymentOf("10000", "1.25") // "125.00"
 */
export function paymentOf(base: string, rate: string): string | undefined {
  const [plainBase, plainRate] = [parseAmount(base), parseAmount(rate)];
  if (plainBase === undefined || plainRate === undefined) return undefined;
  const [one, other] = [unitsOf(plainBase), unitsOf(plainRate)];
  // Both together have this many decimals, and two more for "per cent".
  const scale = one.places + other.places + 2;
  const cut = (one.units * other.units) / 10n ** BigInt(scale - places);
  const sign = cut < 0n ? "-" : "";
  const digits = String(cut < 0n ? -cut : cut).padStart(places + 1, "0");
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
