import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import type { FieldProblem } from "@foyer/flows/money-form";

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
  if (reason === "required") return translate(intl, "points.form.required");
  if (reason === "mobile") return translate(intl, "points.form.mobile");
  if (reason === "tooSmall" && bound !== undefined)
    return translate(intl, "points.form.least", { limit: bound });
  if (reason === "tooLarge" && bound !== undefined)
    return translate(intl, "points.form.most", { limit: bound });
  return translate(intl, "points.form.number");
}
