/*
 * A decimal as integer units and the number of its decimal places: 12.50 is 1250n with scale 2. BigInt keeps every
 * digit; a float would not.
 */

export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const plain = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/;

/** Parses a plain decimal; undefined for anything else: exponents, plus signs, spaces, other digits. */
export function readDecimal(text: string): Decimal | undefined {
  const match = plain.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  return {
    units: BigInt(`${sign}${whole}${fraction}`),
    scale: fraction.length,
  };
}

/** Writes a decimal with exactly `scale` decimal places; zero has no sign. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units)
    .toString()
    .padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const sign = units < 0n ? "-" : "";
  return scale === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-scale)}`;
}

/** The same value with a different number of decimal places; dropped places are truncated, not rounded. */
export function rescale({ units, scale }: Decimal, to: number): Decimal {
  const power = 10n ** BigInt(Math.abs(to - scale));
  return { units: to >= scale ? units * power : units / power, scale: to };
}

/** Both values with the larger number of decimal places. */
export function aligned(a: Decimal, b: Decimal): readonly [Decimal, Decimal] {
  const scale = Math.max(a.scale, b.scale);
  return [rescale(a, scale), rescale(b, scale)];
}
