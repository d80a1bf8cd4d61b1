import { defineMessages, type IntlShape } from "react-intl";
import type { Mission } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";

const messages = defineMessages<
  Record<"rounds" | "plain", { value: string; target: string }>
>({
  rounds: {
    id: "missions.progress.rounds",
    defaultMessage: "{value} of {target} rounds",
    description: "How far a mission is, in rounds; both are written figures",
  },
  plain: {
    id: "missions.progress",
    defaultMessage: "{value} of {target}",
    description:
      "How far a mission is; both are written figures or amounts of money",
  },
});

/** Writes a figure of a mission as its unit wants it. */
export function missionFigure(
  { locale }: Pick<IntlShape, "locale">,
  unit: Mission["unit"],
  value: string,
  symbol: string,
): string {
  if (unit === "MONEY")
    return `${symbol && `${symbol}\u00a0`}${formatAmount(value, locale)}`;
  // Whole figures of any length; nothing is ever counted with floats.
  return /^\d+$/.test(value)
    ? new Intl.NumberFormat(locale).format(BigInt(value))
    : value;
}

/**
 * How far a mission is, in words.
 *
 * @example missionText(intl, mission, "RM") // "12 of 20 rounds"
 */
export function missionText(
  intl: Pick<IntlShape, "formatMessage" | "locale">,
  { progress, target, unit }: Pick<Mission, "progress" | "target" | "unit">,
  symbol: string,
): string {
  const write = (value: string) => missionFigure(intl, unit, value, symbol);
  return intl.formatMessage(
    unit === "ROUNDS" ? messages.rounds : messages.plain,
    { value: write(progress), target: write(target) },
  );
}
