const plainDecimal = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/**
 * Compares two plain decimals exactly, however many digits they have; negative if the first is less. Undefined if one
 * of them is not a plain decimal.
 *
 * @example compareDecimals("9.99", "10") // -1
 */
export function compareDecimals(a: string, b: string): number | undefined {
  const first = plainDecimal.exec(a);
  const second = plainDecimal.exec(b);
  if (!first || !second) return undefined;
  const places = Math.max(first[3]?.length ?? 0, second[3]?.length ?? 0);
  const x = units(first, places);
  const y = units(second, places);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** Whether a text is a plain decimal, as the platform sends money and counts. */
export function isPlainDecimal(text: string): boolean {
  return plainDecimal.test(text);
}

function units(parts: RegExpExecArray, places: number): bigint {
  const [, sign, whole = "0", fraction = ""] = parts;
  const size = BigInt(whole + fraction.padEnd(places, "0"));
  return sign === "-" ? -size : size;
}
