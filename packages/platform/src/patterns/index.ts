import { type Pattern, patterns } from "./catalogue.ts";

export {
  type Pattern,
  type PatternId,
  patternIds,
  patterns,
} from "./catalogue.ts";
export { isCommonPassword } from "./common.ts";
export {
  answerPatternJob,
  type HostileVerdict,
  type PatternJob,
  type PatternRunner,
  testUnknownPattern,
} from "./hostile.ts";

const byName = new Map(
  patterns.map((pattern) => [pattern.id.toLowerCase(), pattern]),
);

/**
 * Finds the pattern that a server's `acceptedPattern` names, case-insensitive; `*` accepts everything (VAL-12).
 * Undefined: the server's own pattern, to be tested by `testUnknownPattern`.
 *
 * @example findPattern("email")?.test("mira@post.example") // true
 */
export function findPattern(name: string): Pattern | undefined {
  const wanted = name.trim().toLowerCase();
  return byName.get(wanted === "*" ? "any" : wanted);
}
