import type { Problem } from "../files/problem.ts";
import type { RepeatedKey } from "../files/repeatedKeys.ts";

/**
 * The finding about a key that is in one object twice.
 *
 * @example explainRepeatedKey({ key: "name", lines: [3, 7] }).rule // "is written twice, on lines 3 and 7; …"
 */
export function explainRepeatedKey({
  key,
  lines: [first, again],
}: RepeatedKey): Omit<Problem, "file"> {
  const where =
    first === again ? `on line ${first}` : `on lines ${first} and ${again}`;
  return {
    key,
    rule: `is written twice, ${where}; only the last one counts. Remove one of them.`,
  };
}
