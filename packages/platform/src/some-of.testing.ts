/* What runs the tests has it; the platform's own code runs where there is none. */
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};

/**
 * `verify` runs, which has minutes only: it leaves out groups of tests whose rules are held by a flow's own tests and
 * are seen in its journey. Whoever runs tests by hand and `verify:full units` run them.
 *
 * @example describe.skipIf(isQuick)("hostile rules", …)
 */
export const isQuick = process.env["FOYER_UNITS"] === "quick";

/**
 * The cases of one rule that stands in one place: the first shows that it is wired there, the others that each value
 * keeps to it. `verify` tries the first, whoever runs tests by hand and `verify:full units` all of them.
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
