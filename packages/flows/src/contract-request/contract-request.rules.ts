import {
  contractTypes,
  type Contract,
  type ContractAction,
  type ContractType,
} from "@foyer/platform/calls";
import { isOffered } from "./contract-request.offer.ts";
import type { ContractIntent } from "./contract-request.types.ts";

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
 * The types that the portal shows: those whose flag is present and neither empty nor 0 (CON-14, OPN-37).
 *
 * @example contractTypesOf(consolidated) // ["DIVIDEND", "DAILY"]
 */
export function contractTypesOf(flags: ContractFlags): readonly ContractType[] {
  return contractTypes.filter((type) => {
    const flag = flags[flagOf[type]].trim();
    return flag !== "" && flag !== "0";
  });
}

/** What an agent can do with a contract. */
export interface ContractChoices {
  readonly actions: readonly ContractAction[];
  /** The upline agent has to answer (CON-07). */
  readonly above: boolean;
}

const none: ContractChoices = { actions: [], above: false };
const acting = (...actions: ContractAction[]): ContractChoices => ({
  actions,
  above: false,
});

/**
 * The actions available for a contract in its current status. None if its type or kind is unknown to this version:
 * nobody is asked to agree to what cannot be named. The platform has the last word.
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

/** Whether the intent is one of the choices; what a screen shows may be stale. */
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

/** The type whose contracts show the outcome of an intent. */
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

/** What the contracts show about an intent whose answer was lost. */
export type Outcome =
  | { readonly done: Contract }
  /** Nothing has happened so far. */
  | "open"
  /** Somebody else was faster: the intent can no longer be carried out. */
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
