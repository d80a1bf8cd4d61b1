import {
  contractPeriods,
  type Contract,
  type ContractType,
} from "@foyer/platform/calls";
import { compare, parseAmount, subtract } from "@foyer/platform/money";
import type {
  ContractOffer,
  ContractRequestContext,
  OfferField,
  OfferLimits,
  OfferProblem,
  OfferValues,
} from "./contract-request.types.ts";

/* The offer to a downline: its fields, their problems, and the offer as it is sent. */

export const emptyOffer: OfferValues = {
  downline: "",
  rate: "",
  activeMembers: "0",
  periodValidBet: "0",
  periodProfitLoss: "0",
  betAmount: "0",
  periodKind: "",
};

const amountFields = [
  "periodValidBet",
  "periodProfitLoss",
  "betAmount",
] as const satisfies readonly OfferField[];
/** A loss is a negative amount. */
const mayBeNegative = new Set<OfferField>(["periodProfitLoss"]);

/** What prevents an offer from being sent. */
export function offerProblems({
  type,
  values,
  limits,
}: Pick<ContractRequestContext, "type" | "values" | "limits">): Partial<
  Record<OfferField, OfferProblem>
> {
  const problems: Partial<Record<OfferField, OfferProblem>> = {};
  if (values.downline.trim() === "") problems.downline = "required";
  const rate = rateProblem(values.rate, limits);
  if (rate) problems.rate = rate;
  if (!/^\d{1,9}$/.test(values.activeMembers.trim()))
    problems.activeMembers = "number";
  for (const field of amountFields) {
    const amount = parseAmount(values[field]);
    if (amount === undefined) problems[field] = "number";
    else if (!mayBeNegative.has(field) && compare(amount, "0") < 0)
      problems[field] = "range";
  }
  if (periodOf(type, values, limits) === undefined)
    problems.periodKind = values.periodKind === "" ? "required" : "choice";
  return problems;
}

/**
 * The problem with a typed rate, according to the limits that the platform gives for it.
 *
 * @example rateProblem("3", { rateMin: "0", rateMax: "2.5", rateStep: "0.1" }) // "range"
 */
export function rateProblem(
  typed: string,
  limits: Pick<OfferLimits, "rateMin" | "rateMax" | "rateStep"> | undefined,
): OfferProblem | undefined {
  if (typed.trim() === "") return "required";
  const rate = parseAmount(typed);
  if (rate === undefined) return "number";
  if (!limits) return undefined;
  if (compare(rate, limits.rateMin) < 0 || compare(rate, limits.rateMax) > 0)
    return "range";
  return isOnStep(rate, limits) ? undefined : "step";
}

/** Steps are counted from the lowest rate, as integers at the finest decimal place in use. */
function isOnStep(
  rate: string,
  { rateMin, rateStep }: Pick<OfferLimits, "rateMin" | "rateStep">,
): boolean {
  const above = subtract(rate, rateMin);
  const places = Math.max(...[above, rateStep].map(placesOf));
  const step = unitsOf(rateStep, places);
  return step <= 0n || unitsOf(above, places) % step === 0n;
}

const placesOf = (amount: string) => amount.split(".")[1]?.length ?? 0;

function unitsOf(amount: string, places: number): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}

/** The periods of a type: hourly is for hourly salaries only (OPN-40). */
function periodOf(
  type: ContractType | undefined,
  { periodKind }: OfferValues,
  limits: OfferLimits | undefined,
) {
  const known = contractPeriods.find((one) => one === periodKind);
  if (known === "H" && type !== "HOURLY") return undefined;
  return known && limits?.periodKinds.includes(known) ? known : undefined;
}

/** The offer as it is sent; undefined while something is wrong with it. */
export function offerOf(
  context: Pick<ContractRequestContext, "type" | "values" | "limits">,
): ContractOffer | undefined {
  const { type, values, limits } = context;
  const periodKind = periodOf(type, values, limits);
  if (!type || !periodKind || Object.keys(offerProblems(context)).length > 0)
    return undefined;
  const plain = (field: OfferField) => parseAmount(values[field]) ?? "0";
  return {
    downline: values.downline.trim(),
    type,
    rate: plain("rate"),
    activeMembers: Number(values.activeMembers),
    periodValidBet: plain("periodValidBet"),
    periodProfitLoss: plain("periodProfitLoss"),
    betAmount: plain("betAmount"),
    periodKind,
  };
}

const over = new Set<Contract["state"]>([
  "REJECTED",
  "CANCELLED",
  "TERMINATED",
  "unknown",
]);

/**
 * Whether this contract is the offer. All terms are compared: one that differs in a single term existed before, or
 * belongs to somebody else.
 */
export function isOffered(offer: ContractOffer, now: Contract): boolean {
  return (
    now.party === offer.downline &&
    now.type === offer.type &&
    now.kind !== "TERMINATION" &&
    now.periodKind === offer.periodKind &&
    now.activeMembers === offer.activeMembers &&
    (["rate", ...amountFields] as const).every(
      (term) => compare(now[term], offer[term]) === 0,
    ) &&
    !over.has(now.state)
  );
}
