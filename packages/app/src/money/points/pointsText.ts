import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { FieldProblem } from "@foyer/flows/money-form";
import { useSession } from "../../actors/actors.ts";

/* More decimals than money has: a point may be worth a small fraction of the smallest coin. */
const mostPlaces = 18;

/** Whether a text is a plain decimal, which can be formatted without going through a float. */
export const isFigure = (text: string): text is `${number}` =>
  /^-?\d+(?:\.\d+)?$/.test(text);

/**
 * Text of a field's problem in the points forms; undefined if there is none.
 *
 * @example usePointsProblem()({ reason: "tooLarge", limit: "3" }) // "3 at most"
 */
export function usePointsProblem() {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  return (problem: FieldProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    const { reason, limit, bounds } = problem;
    if (reason === "required") return t("points.form.required");
    if (reason === "refused") return t("money.problem.refused");
    if (bounds)
      return t(
        reason === "mobile" ? "points.form.mobile" : "points.form.address",
        bounds,
      );
    if (limit !== undefined && isFigure(limit)) {
      const bound = { limit: formatNumber(limit) };
      if (reason === "tooSmall") return t("points.form.least", bound);
      if (reason === "tooLarge") return t("points.form.most", bound);
    }
    return t("points.form.number");
  };
}

/**
 * Formats the value of points in the unit that the platform names, otherwise in the member's currency.
 *
 * @example useRatio("RM").ratio("0.01") // "1 point = RM 0.01"
 */
export function useRatio(unit: string | undefined) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { member } = useSession();
  const symbol = unit || (member?.currencySymbol ?? "");
  /** One amount with its currency, isolated so that it survives right-to-left text. */
  const money = (amount: string) => {
    const figure = isFigure(amount)
      ? formatNumber(amount, {
          minimumFractionDigits: 2,
          maximumFractionDigits: mostPlaces,
        })
      : "–";
    return `\u2068${symbol}${symbol && "\u00a0"}${figure}\u2069`;
  };
  return {
    symbol,
    money,
    ratio: (amount: string) => t("points.ratio", { amount: money(amount) }),
  };
}
