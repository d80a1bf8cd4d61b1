import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import type { FieldProblem } from "@foyer/flows/money-form";
import { formWords } from "./pointsWords.ts";

const isFigure = (text: string): text is `${number}` =>
  /^-?\d+(?:\.\d+)?$/.test(text);

/**
 * The sentence for what is wrong with a field of the points forms.
 *
 * @example problemText(intl, { reason: "tooLarge", limit: "3" }) // "3 at most"
 */
export function problemText(
  intl: IntlShape,
  problem: FieldProblem | undefined,
): string | undefined {
  if (problem === undefined) return undefined;
  const { reason, limit } = problem;
  const bound =
    limit !== undefined && isFigure(limit)
      ? intl.formatNumber(limit)
      : undefined;
  if (reason === "required") return translate(intl, formWords.problemRequired);
  if (reason === "mobile") return translate(intl, formWords.problemMobile);
  if (reason === "tooSmall" && bound !== undefined)
    return translate(intl, formWords.problemLeast, { limit: bound });
  if (reason === "tooLarge" && bound !== undefined)
    return translate(intl, formWords.problemMost, { limit: bound });
  return translate(intl, formWords.problemNumber);
}
