import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { isPlainDecimal } from "../../private/records/compareDecimals.ts";

export interface PointsFigureProps {
  /** How many, a plain decimal, exact to its last digit. A dash stands for what is none. */
  points: string | undefined;
  /** Whether gains have a plus. @default false */
  signed?: boolean;
}

/**
 * Writes a number of points with its word, for sentences that name one.
 *
 * @example const points = usePointsText(); points("1200") // "1,200 points"
 */
export function usePointsText(): (
  points: string | undefined,
  options?: { readonly signed?: boolean },
) => string {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  return (points, { signed = false } = {}) =>
    points === undefined || !isFigure(points)
      ? "–"
      : t("ui.points", {
          // Only the word goes by it; the figure itself may have more digits than such a number can hold.
          count: Number(points),
          points: formatNumber(points, {
            maximumFractionDigits: 2,
            signDisplay: signed ? "exceptZero" : "auto",
          }),
        });
}

/**
 * A number of points with its word, as the reader's language writes it.
 *
 * @example <PointsFigure points="1200" /> // 1,200 points
 */
export function PointsFigure({ points, signed = false }: PointsFigureProps) {
  return usePointsText()(points, { signed });
}

function isFigure(text: string): text is `${number}` {
  return isPlainDecimal(text);
}
