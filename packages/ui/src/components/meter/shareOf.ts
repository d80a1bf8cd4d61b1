/** A plain decimal: no grouping, no exponent, no currency. */
const plain = /^([+-]?)(\d+)(?:\.(\d+))?$/;

interface Decimal {
  readonly units: bigint;
  /** How many of the digits stand after the point. */
  readonly places: number;
}

function read(value: string): Decimal | undefined {
  const [, sign = "", whole, part = ""] = plain.exec(value.trim()) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + part);
  return { units: sign === "-" ? -units : units, places: part.length };
}

/** Ten thousandths are finer than a pixel of any bar. */
const steps = 10_000n;

/**
 * How much of a limit an amount is, from 0 to 1; counted in whole numbers, so that thirty digits are as exact as two.
 * Nothing known of either is 0; a limit of nothing is reached by anything above it.
 *
 * @example shareOf("320.00", "500.00") // 0.64
 */
export function shareOf(amount: string, limit: string): number {
  const part = read(amount);
  const whole = read(limit);
  if (!part || !whole || part.units <= 0n) return 0;
  if (whole.units <= 0n) return 1;
  const places = Math.max(part.places, whole.places);
  const at = ({ units, places: own }: Decimal) =>
    units * 10n ** BigInt(places - own);
  const share = (at(part) * steps) / at(whole);
  return share >= steps ? 1 : Number(share) / Number(steps);
}
