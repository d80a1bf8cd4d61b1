import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { isPlainDecimal } from "../../private/records/compareDecimals.ts";

export interface PointsFigureProps {
  /** The number, a plain decimal, shown exactly. Anything else shows a dash. */
  points: string | undefined;
  /** Whether positive numbers have a plus sign. @default false */
  signed?: boolean;
}

/**
 * Formats a number of points with its unit, for use in sentences.
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
          // Only chooses the plural form; the figure itself may have more digits than a number can hold.
          count: Number(points),
          points: formatNumber(points, {
            maximumFractionDigits: 2,
            signDisplay: signed ? "exceptZero" : "auto",
          }),
        });
}

/**
 * A number of points with its unit, in the reader's language.
 *
 * @example <PointsFigure points="1200" /> // 1,200 points
 */
export function PointsFigure({ points, signed = false }: PointsFigureProps) {
  return usePointsText()(points, { signed });
}

function isFigure(text: string): text is `${number}` {
  return isPlainDecimal(text);
}
