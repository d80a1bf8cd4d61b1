/* Defined by the test runner; the platform's own code may run without it. */
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};

/**
 * Whether `verify` runs the tests, which has only minutes: it skips groups whose rules are covered by a flow's own
 * tests and shown by a journey. Tests run manually and `verify:full units` include them.
 *
 * @example describe.skipIf(isQuick)("hostile rules", …)
 */
export const isQuick = process.env["FOYER_UNITS"] === "quick";

/**
 * The cases of one rule: the first shows that the rule is applied here, the others try further values. `verify` takes
 * the first; tests run manually and `verify:full units` take all.
 *
 * @example it.each(someOf([["10", "too little"], ["5000", "too much"]]))("says what is wrong with %s", …)
 */
export function someOf<T extends unknown[] | [unknown]>(
  cases: readonly T[],
): readonly T[];
export function someOf<T>(cases: readonly T[]): readonly T[];
export function someOf<T>(cases: readonly T[]): readonly T[] {
  return isQuick ? cases.slice(0, 1) : cases;
}

/**
 * Number of random cases for a property: `verify` tries a fifth of them, different ones each time; tests run manually
 * and `verify:full units` try all.
 *
 * @example fc.assert(property, { numRuns: runsOf(2000) });
 */
export const runsOf = (all: number): number =>
  isQuick ? Math.ceil(all / 5) : all;
