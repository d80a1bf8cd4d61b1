import {
  contractPeriods,
  contractTypes,
  type Contract,
  type ContractAction,
  type ContractType,
} from "@foyer/platform/calls";
import { compare, parseAmount, subtract } from "@foyer/platform/money";
import type {
  ContractIntent,
  ContractOffer,
  ContractRequestContext,
  OfferField,
  OfferLimits,
  OfferProblem,
  OfferValues,
} from "./contract-request.types.ts";

export const emptyOffer: OfferValues = {
  downline: "",
  rate: "",
  activeMembers: "0",
  periodValidBet: "0",
  periodProfitLoss: "0",
  betAmount: "0",
  periodKind: "",
};

/** The flags of the consolidated answer that switch the four types on (SES-13). */
export interface ContractFlags {
  readonly divtypereq: string;
  readonly dailysalreqtype: string;
  readonly contracthoursalreq: string;
  readonly realtimesalreqtype: string;
}

const flagOf: Readonly<Record<ContractType, keyof ContractFlags>> = {
  DIVIDEND: "divtypereq",
  DAILY: "dailysalreqtype",
  HOURLY: "contracthoursalreq",
  REALTIME: "realtimesalreqtype",
};

/**
 * Which types the portal shows: those whose flag is there and neither empty nor 0 (CON-14, OPN-37).
 *
 * @example contractTypesOf(consolidated) // ["DIVIDEND", "DAILY"]
 */
export function contractTypesOf(flags: ContractFlags): readonly ContractType[] {
  return contractTypes.filter((type) => {
    const flag = flags[flagOf[type]].trim();
    return flag !== "" && flag !== "0";
  });
}

/** What a person can do with a contract. */
export interface ContractChoices {
  readonly actions: readonly ContractAction[];
  /** The agent above is asked (CON-07). */
  readonly above: boolean;
}

const none: ContractChoices = { actions: [], above: false };
const acting = (...actions: ContractAction[]): ContractChoices => ({
  actions,
  above: false,
});

/**
 * What may be offered for a contract as it stands. Nothing where type or kind is one that this version does not
 * know: nobody is asked to agree to what cannot be named. The platform has the last word.
 *
 * @example contractChoices(contract).actions // ["ACCEPT", "REJECT"]
 */
export function contractChoices({
  type,
  kind,
  state,
  side,
}: Contract): ContractChoices {
  if (type === "unknown" || kind === "unknown") return none;
  const isAsked = side === "ASKED" || side === "unknown";
  const isAsking = side === "ASKING" || side === "unknown";
  switch (state) {
    case "AWAITING":
      return acting(
        ...(isAsked ? (["ACCEPT", "REJECT"] as const) : []),
        ...(isAsking ? (["CANCEL"] as const) : []),
      );
    case "AWAITING_UPLINE":
      return {
        actions: isAsking ? ["CANCEL"] : [],
        above: side === "ABOVE" || side === "unknown",
      };
    case "ACTIVE":
      return side === "ABOVE" ? none : acting("TERMINATE");
    default:
      return none;
  }
}

/** Whether the intent is one of the choices; a screen may be behind what it shows. */
export function isAllowed(intent: ContractIntent): boolean {
  switch (intent.kind) {
    case "offer":
      return true;
    case "act":
      return contractChoices(intent.contract).actions.includes(intent.action);
    case "answerAbove":
      return contractChoices(intent.contract).above;
  }
}

const amountFields = [
  "periodValidBet",
  "periodProfitLoss",
  "betAmount",
] as const satisfies readonly OfferField[];
/** A loss is a figure below nothing. */
const mayBeNegative = new Set<OfferField>(["periodProfitLoss"]);

/** What keeps an offer from being sent. */
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
 * What is wrong with a rate that was typed, by the limits that the platform gives for it.
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

/** Steps are counted from the lowest rate, in whole units of the finest place that is written. */
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

/** The periods of a type: by the hour is for hourly salaries only (OPN-40). */
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

/** The type whose contracts say what came of an intent. */
export function typeOf(intent: ContractIntent | undefined) {
  if (!intent) return undefined;
  return intent.kind === "offer"
    ? intent.offer.type
    : contractTypes.find((type) => type === intent.contract.type);
}

/** Whether this contract shows that the intent was carried out. */
function shows(intent: ContractIntent, now: Contract): boolean {
  if (intent.kind === "offer") return isOffered(intent.offer, now);
  const { kind } = intent.contract;
  if (intent.kind === "answerAbove")
    return now.state === stateAfter(kind, intent.accept);
  switch (intent.action) {
    case "ACCEPT":
      return (
        now.state === "AWAITING_UPLINE" || now.state === stateAfter(kind, true)
      );
    case "REJECT":
      return now.state === stateAfter(kind, false);
    case "CANCEL":
      return now.state === (kind === "NEW" ? "CANCELLED" : "ACTIVE");
    case "TERMINATE":
      return (
        now.state === "TERMINATED" ||
        (now.kind === "TERMINATION" &&
          (now.state === "AWAITING" || now.state === "AWAITING_UPLINE"))
      );
  }
}

const stateAfter = (kind: Contract["kind"], agreed: boolean) => {
  if (kind === "NEW") return agreed ? "ACTIVE" : "REJECTED";
  return agreed ? "TERMINATED" : "ACTIVE";
};

const over = new Set<Contract["state"]>([
  "REJECTED",
  "CANCELLED",
  "TERMINATED",
  "unknown",
]);

/** By all its terms: one that differs in a single one was there before, or is somebody else's. */
function isOffered(offer: ContractOffer, now: Contract): boolean {
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

/** What the contracts say of an intent whose answer was lost. */
export type Outcome =
  | { readonly done: Contract }
  /** Nothing has come of it so far. */
  | "open"
  /** Somebody else was faster: it cannot be carried out any more. */
  | "overtaken";

export function outcomeOf(
  intent: ContractIntent | undefined,
  contracts: readonly Contract[],
): Outcome {
  if (!intent) return "open";
  const found = contracts.find((now) =>
    intent.kind === "offer"
      ? shows(intent, now)
      : now.id === intent.contract.id,
  );
  if (!found) return "open";
  if (
    intent.kind !== "offer" &&
    found.state === intent.contract.state &&
    found.kind === intent.contract.kind
  )
    return "open";
  return shows(intent, found) ? { done: found } : "overtaken";
}
