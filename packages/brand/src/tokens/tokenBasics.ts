/** Why a value could not be read, in words for the author. */
export class TokenError extends Error {}

/** Whether a value is a JSON object. */
export function isObject(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** JSON can contain numbers that are out of range, such as 1e999, and some that are too large for any screen. */
export function isFigure(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= 10_000;
}
