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

/** Something in tokens.json that cannot be used, and its path. */
export interface TokenProblem {
  readonly key: string;
  readonly rule: string;
}

/** What keeps a token's value from being read becomes a problem; the result is then undefined. */
export type Attempt = <T>(key: string, read: () => T) => T | undefined;

/**
 * Reads values, and adds the reason to `problems` where one cannot be read.
 *
 * @example attemptInto(problems)("seeds.accent", () => colorOf(value))
 */
export function attemptInto(problems: TokenProblem[]): Attempt {
  return (key, read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      problems.push({ key, rule: error.message });
      return undefined;
    }
  };
}
