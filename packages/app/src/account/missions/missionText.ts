import type { IntlShape } from "react-intl";
import { translate } from "@foyer/ui/words";
import type { Mission } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";

/** Formats a mission's figure according to its unit. */
export function missionFigure(
  { locale }: Pick<IntlShape, "locale">,
  unit: Mission["unit"],
  value: string,
  symbol: string,
): string {
  if (unit === "MONEY")
    return `${symbol && `${symbol}\u00a0`}${formatAmount(value, locale)}`;
  // Whole numbers of any length; nothing is ever calculated with floats.
  return /^\d+$/.test(value)
    ? new Intl.NumberFormat(locale).format(BigInt(value))
    : value;
}

/**
 * Progress in a mission, in words.
 *
 * @example missionText(intl, mission, "RM") // "12 of 20 rounds"
 */
export function missionText(
  intl: Pick<IntlShape, "formatMessage" | "locale">,
  { progress, target, unit }: Pick<Mission, "progress" | "target" | "unit">,
  symbol: string,
): string {
  const write = (value: string) => missionFigure(intl, unit, value, symbol);
  return translate(
    intl,
    unit === "ROUNDS" ? "missions.progress.rounds" : "missions.progress",
    { value: write(progress), target: write(target) },
  );
}
