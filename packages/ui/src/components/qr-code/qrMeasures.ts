/**
 * Side in px and quiet zone in modules as asked for, where they are whole numbers within their range: 64 to 1024
 * and 0 to 20. Else the default of 200 and 5.
 *
 * @example qrMeasures(120, 99) // { size: 120, margin: 5 }
 */
export function qrMeasures(
  size: number | undefined,
  margin: number | undefined,
): { size: number; margin: number } {
  return {
    size: isWhole(size, 64, 1024) ? size : 200,
    margin: isWhole(margin, 0, 20) ? margin : 5,
  };
}

const isWhole = (
  value: number | undefined,
  least: number,
  most: number,
): value is number =>
  Number.isInteger(value) &&
  value !== undefined &&
  value >= least &&
  value <= most;
