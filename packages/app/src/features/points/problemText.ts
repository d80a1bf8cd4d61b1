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
  { formatMessage, formatNumber }: IntlShape,
  problem: FieldProblem | undefined,
): string | undefined {
  if (problem === undefined) return undefined;
  const { reason, limit } = problem;
  const bound =
    limit !== undefined && isFigure(limit) ? formatNumber(limit) : undefined;
  if (reason === "required") return formatMessage(formWords.problemRequired);
  if (reason === "mobile") return formatMessage(formWords.problemMobile);
  if (reason === "tooSmall" && bound !== undefined)
    return formatMessage(formWords.problemLeast, { limit: bound });
  if (reason === "tooLarge" && bound !== undefined)
    return formatMessage(formWords.problemMost, { limit: bound });
  return formatMessage(formWords.problemNumber);
}
