import { parseAmount } from "@foyer/platform/money";

/** An amount as a whole number of units of its last decimal place. */
function unitsOf(amount: string): { units: bigint; places: number } {
  const [whole = "0", fraction = ""] = amount.split(".");
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** Decimal places of money; anything smaller is not paid. */
const places = 2;

/**
 * What a rate in per cent pays on an amount: exact, truncated to two decimals; undefined if either is not a number.
 *
 * @example paymentOf("10000", "1.25") // "125.00"
 */
export function paymentOf(base: string, rate: string): string | undefined {
  const [plainBase, plainRate] = [parseAmount(base), parseAmount(rate)];
  if (plainBase === undefined || plainRate === undefined) return undefined;
  const [one, other] = [unitsOf(plainBase), unitsOf(plainRate)];
  // Together they have this many decimals, plus two for "per cent".
  const scale = one.places + other.places + 2;
  const cut = (one.units * other.units) / 10n ** BigInt(scale - places);
  const sign = cut < 0n ? "-" : "";
  const digits = String(cut < 0n ? -cut : cut).padStart(places + 1, "0");
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
