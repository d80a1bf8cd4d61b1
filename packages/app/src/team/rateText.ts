import type { IntlShape } from "react-intl";
import { translate } from "@foyer/ui/words";
import { parseAmount } from "@foyer/platform/money";
import { rateProblem, type OfferProblem } from "@foyer/flows/contract-request";
import { percentText } from "./contract/contractWords.ts";

const messages = {
  required: "agentRate.required",
  number: "agentRate.number",
  range: "agentRate.range",
  step: "agentRate.step",
  choice: "agentRate.choice",
  hint: "agentRate.hint",
} as const;

/** Between which rates one may choose; per cent, plain decimals. */
export interface RateLimits {
  readonly rateMin: string;
  readonly rateMax: string;
  readonly rateStep: string;
}

const written = (intl: IntlShape, limits: RateLimits) => ({
  least: percentText(intl, limits.rateMin),
  most: percentText(intl, limits.rateMax),
  step: percentText(intl, limits.rateStep),
});

/**
 * What may stand in a field for a rate.
 *
 * @example rateHint(intl, limits) // "Between 0.00 % and 2.50 %, in steps of 0.10 %"
 */
export const rateHint = (intl: IntlShape, limits: RateLimits): string =>
  translate(intl, "agentRate.hint", written(intl, limits));

/**
 * What is wrong with a field of an offer or of a rate, in words; undefined where nothing is.
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

/**
 * What is wrong with a rate that was typed, in words; undefined where nothing is.
 *
 * @example typedRateProblem(intl, "9", limits) // "Between 0.00 % and 2.50 %"
 */
export const typedRateProblem = (
  intl: IntlShape,
  typed: string,
  limits: RateLimits,
): string | undefined =>
  rateProblemText(intl, rateProblem(typed, limits), limits);

/** The rate as it is sent, without needless zeros and signs. */
export const plainRate = (typed: string): string => parseAmount(typed) ?? "";
