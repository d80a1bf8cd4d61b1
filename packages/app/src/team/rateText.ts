import type { IntlShape } from "react-intl";
import { translate } from "@foyer/ui/words";
import type { OfferLimits, OfferProblem } from "@foyer/flows/contract-request";
import { percentText } from "./contract/contractWords.ts";

const messages = {
  required: "agentRate.required",
  number: "agentRate.number",
  range: "agentRate.range",
  step: "agentRate.step",
  choice: "agentRate.choice",
} as const;

/** Limits of a rate in per cent, as plain decimals. */
type RateLimits = Pick<OfferLimits, "rateMin" | "rateMax" | "rateStep">;

const written = (intl: IntlShape, limits: RateLimits) => ({
  least: percentText(intl, limits.rateMin),
  most: percentText(intl, limits.rateMax),
  step: percentText(intl, limits.rateStep),
});

/**
 * Hint for a rate field: the values that it accepts.
 *
 * @example rateHint(intl, limits) // "Between 0.00 % and 2.50 %, in steps of 0.10 %"
 */
export const rateHint = (intl: IntlShape, limits: RateLimits): string =>
  translate(intl, "agentRate.hint", written(intl, limits));

/**
 * Text of a field's problem in an offer or rate form; undefined if there is none.
 *
 * @example rateProblemText(intl, "range", limits) // "Between 0.00 % and 2.50 %"
 */
export function rateProblemText(
  intl: IntlShape,
  problem: OfferProblem | undefined,
  limits: RateLimits | undefined,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem !== "range" && problem !== "step")
    return translate(intl, messages[problem]);
  return limits
    ? translate(intl, messages[problem], written(intl, limits))
    : translate(intl, "agentRate.choice");
}
