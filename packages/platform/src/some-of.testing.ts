/* The test runner has it; the platform's own code may run where there is none. */
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};

/**
 * Whether `verify` runs the tests, which has only minutes: it leaves out groups whose rules a flow's own tests hold and
 * a journey shows. Tests run by hand and `verify:full units` include them.
 *
 * @example describe.skipIf(isQuick)("hostile rules", …)
 */
export const isQuick = process.env["FOYER_UNITS"] === "quick";

/**
 * The cases of one rule: the first shows that the rule is wired here, the others try further values. `verify` takes
 * the first; tests run by hand and `verify:full units` take all.
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
