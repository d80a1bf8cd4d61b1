const places = 18;

/** A plain decimal in units of the last decimal place that money may have. */
function unitsOf(value: string): bigint {
  const [, sign = "", whole = "0", part = ""] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const units = BigInt(whole + part.slice(0, places).padEnd(places, "0"));
  return sign === "-" ? -units : units;
}

function writeUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const part = digits.slice(-places).replace(/0+$/, "").padEnd(2, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -places)}.${part}`;
}

/**
 * Running total of amounts; exact, as money must be.
 *
 * @example runningSum(["10.10", "-0.20"]) // ["10.10", "9.90"]
 */
export function runningSum(amounts: readonly string[]): string[] {
  let total = 0n;
  return amounts.map((amount) => writeUnits((total += unitsOf(amount))));
}
