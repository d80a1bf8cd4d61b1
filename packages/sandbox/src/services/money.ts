/** Writes minor units (hundredths) as the wire's decimal string. */
export function toDecimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a decimal string with at most two decimals into minor units; anything else is undefined. */
export function toMinor(decimal: string): bigint | undefined {
  const match = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (match === null) return undefined;
  return BigInt(`${match[1] ?? "0"}${(match[2] ?? "").padEnd(2, "0")}`);
}
