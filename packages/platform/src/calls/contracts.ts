import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

export const contractTypes = [
  "DIVIDEND",
  "DAILY",
  "HOURLY",
  "REALTIME",
] as const;
export type ContractType = (typeof contractTypes)[number];
/** `SM` is half a month (OPN-40). */
export const contractPeriods = ["D", "W", "SM", "M", "H"] as const;
export type ContractPeriod = (typeof contractPeriods)[number];
export const contractStates = [
  "AWAITING",
  "AWAITING_UPLINE",
  "ACTIVE",
  "REJECTED",
  "CANCELLED",
  "TERMINATED",
] as const;

/** The terms that are agreed to. */
const terms = v.object({
  rate: amount(),
  activeMembers: v.optional(count(), 0),
  periodValidBet: v.optional(amount(), "0"),
  periodProfitLoss: v.optional(amount(), "0"),
  betAmount: v.optional(amount(), "0"),
  periodKind: oneOf(contractPeriods),
});
export type ContractTerms = v.InferOutput<typeof terms>;

/** What an agent and a downline have agreed, or are asked to agree (CON-03). */
export const contract = v.object({
  id: text(),
  type: oneOf(contractTypes),
  kind: oneOf(["NEW", "TERMINATION"]),
  ...terms.entries,
  betAmountPer: oneOf(["DAY", "HOUR"]),
  state: oneOf(contractStates),
  /** Account of the other party. */
  party: optionalText(),
  /** The reader's role: asked to agree, the one who asks, or the agent above both (CON-05, CON-07). */
  side: oneOf(["ASKED", "ASKING", "ABOVE"]),
  createdAt: epoch(),
  /** Accounts of both parties: the agent who pays, and the downline. */
  agent: v.nullish(text()),
  downline: v.nullish(text()),
  /** Terms in force between the same two parties, which this offer would replace; null: none. */
  current: v.nullish(terms),
  /** When it came into force, when it ended, and when it pays next. */
  activeAt: v.nullish(epoch()),
  endedAt: v.nullish(epoch()),
  nextPaymentAt: v.nullish(epoch()),
  /** What it has paid: in total, and for the last period that was settled; null: none was. */
  paid: v.nullish(
    v.object({
      total: amount(),
      last: v.nullish(
        v.object({ amount: amount(), from: epoch(), to: epoch() }),
      ),
    }),
  ),
});
export type Contract = v.InferOutput<typeof contract>;

export const contractList = defineCall({
  id: "W-70",
  name: "contractList",
  purpose: "Lists contracts and requests for them.",
  method: "GET",
  path: "/wps/relay/ACS_contractList",
  auth: "token",
  place: "body",
  request: v.object({
    type: v.optional(v.picklist(contractTypes)),
    state: v.optional(v.picklist(contractStates)),
    /** Account of the downline; left out: any. */
    downline: v.optional(v.string()),
    /** Account of the other party, on either side; left out: any. */
    party: v.optional(v.string()),
    ...pageRequest,
  }),
  response: v.object({
    list: list(contract),
    totalPages: count(),
    /** What contracts on all pages have paid to the caller, and to downlines by contracts that the caller gave. */
    totals: v.nullish(v.object({ received: amount(), given: amount() })),
  }),
});

/** Contracts that a lower rate would end: parse `CallError.value` of LOWER_RATE_CONFIRM with it (CON-08). */
export const lowerRateConflict = list(contract);

export const contractActions = [
  "ACCEPT",
  "REJECT",
  "TERMINATE",
  "CANCEL",
] as const;
export type ContractAction = (typeof contractActions)[number];

const processRequest = v.object({
  contractId: v.string(),
  action: v.picklist(contractActions),
  /** True: contracts with higher rates further down may end. */
  confirmLower: v.optional(v.boolean()),
});

const processing = {
  method: "POST",
  auth: "token",
  money: true,
  request: processRequest,
  response: contract,
  errors: ["CONTRACT_STATE", "LOWER_RATE_CONFIRM"],
} as const;

export const dividendProcess = defineCall({
  id: "W-56",
  name: "dividendProcess",
  purpose: "Answers or ends a dividend contract.",
  path: "/wps/relay/ACS_dividendProcess",
  ...processing,
});

export const dailySalaryProcess = defineCall({
  id: "W-57",
  name: "dailySalaryProcess",
  purpose: "Answers or ends a daily salary contract.",
  path: "/wps/relay/ACS_dailySalaryProcess",
  ...processing,
});

export const hourlySalaryProcess = defineCall({
  id: "W-58",
  name: "hourlySalaryProcess",
  purpose: "Answers or ends an hourly salary contract.",
  path: "/wps/relay/ACS_hourlySalaryProcess",
  ...processing,
});

export const realtimeSalaryProcess = defineCall({
  id: "W-59",
  name: "realtimeSalaryProcess",
  purpose: "Answers or ends a real-time salary contract.",
  path: "/wps/relay/ACS_realtimeSalaryProcess",
  ...processing,
});

export const contractCreate = defineCall({
  id: "W-71",
  name: "contractCreate",
  purpose: "Offers a contract to a downline.",
  method: "POST",
  path: "/wps/relay/ACS_contractCreate",
  auth: "token",
  money: true,
  request: v.object({
    downline: v.string(),
    type: v.picklist(contractTypes),
    rate: v.string(),
    activeMembers: v.optional(count(), 0),
    periodValidBet: v.optional(v.string(), "0"),
    periodProfitLoss: v.optional(v.string(), "0"),
    betAmount: v.optional(v.string(), "0"),
    periodKind: v.picklist(contractPeriods),
    confirmLower: v.optional(v.boolean()),
  }),
  response: contract,
  errors: ["LOWER_RATE_CONFIRM", "RATE_TOO_HIGH"],
});

export const contractUplineConfirm = defineCall({
  id: "W-72",
  name: "contractUplineConfirm",
  purpose: "Lets the upline agent approve or reject a contract.",
  method: "POST",
  path: "/wps/relay/ACS_contractUplineConfirm",
  auth: "token",
  money: true,
  request: v.object({ contractId: v.string(), accept: v.boolean() }),
  response: contract,
  errors: ["CONTRACT_STATE"],
});

export const contractOptions = defineCall({
  id: "W-74",
  name: "contractOptions",
  purpose: "Reads the limits for the terms of a contract.",
  method: "GET",
  path: "/wps/relay/ACS_contractOptions",
  auth: "token",
  request: v.object({ type: v.picklist(contractTypes) }),
  response: v.object({
    rateMin: amount(),
    rateMax: amount(),
    rateStep: amount(),
    periodKinds: list(v.picklist(contractPeriods)),
  }),
});
