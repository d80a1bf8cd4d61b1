import { defineMessages, type IntlShape } from "react-intl";
import { parseAmount } from "@foyer/platform/money";
import { rateProblem, type OfferProblem } from "@foyer/flows/contract-request";
import { percentText } from "../../shared/contract/percentText.ts";

const messages = defineMessages<{
  required: {};
  number: {};
  range: { least: string; most: string };
  step: { step: string };
  choice: {};
  hint: { least: string; most: string; step: string };
}>({
  required: {
    id: "agentRate.required",
    defaultMessage: "Fill this in",
    description: "A field of a form of the agent centre is empty",
  },
  number: {
    id: "agentRate.number",
    defaultMessage: "Write it in figures",
    description: "What was typed is no number",
  },
  range: {
    id: "agentRate.range",
    defaultMessage: "Between {least} and {most}",
    description: "A rate is lower or higher than what may be given",
  },
  step: {
    id: "agentRate.step",
    defaultMessage: "In steps of {step}",
    description: "A rate lies between two that may be given",
  },
  choice: {
    id: "agentRate.choice",
    defaultMessage: "Choose one of the list",
    description: "Nothing, or nothing that is offered, was chosen",
  },
  hint: {
    id: "agentRate.hint",
    defaultMessage: "Between {least} and {most}, in steps of {step}",
    description: "Below the field for a rate: what may be given",
  },
});

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
  intl.formatMessage(messages.hint, written(intl, limits));

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
    return intl.formatMessage(messages[problem]);
  return limits
    ? intl.formatMessage(messages[problem], written(intl, limits))
    : intl.formatMessage(messages.choice);
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
