import type { SnapshotFrom } from "xstate";
import type { Contract, ContractType } from "@foyer/platform/calls";
import type { Failure } from "../shared/result.ts";
import type { contractRequestMachine } from "./contract-request.machine.ts";
import type {
  ContractIntent,
  ContractRequestContext,
  OfferLimits,
  OfferValues,
} from "./contract-request.types.ts";

/** What is shown on top of the list of contracts. */
export type ContractStep =
  | "list"
  | "offer"
  /** Asks for confirmation of the intent. */
  | "confirm"
  /** Asks again, with the names of those whose contracts end. */
  | "confirmLower"
  /** The answer was lost and the platform is being asked. */
  | "checking"
  /** The platform says that nothing has happened. */
  | "notDone"
  /** The platform cannot be reached now. */
  | "outcomeUnknown"
  | "success";

/** What contract screens show of a decision. */
export interface ContractRequestView {
  readonly step: ContractStep;
  readonly intent: ContractIntent | undefined;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** Listed one by one if a lower rate would end them. */
  readonly ending: readonly Contract[];
  readonly result: Contract | undefined;
  readonly offer: {
    readonly type: ContractType | undefined;
    readonly values: OfferValues;
    readonly fields: ContractRequestContext["fields"];
    /** Undefined: show a skeleton, or a retry if `canRetry`. */
    readonly limits: OfferLimits | undefined;
  };
  readonly canConfirm: boolean;
  readonly canAbandon: boolean;
  readonly canRetry: boolean;
  /** True while a question or call that involves money is open: nothing else may cover it. */
  readonly decidesMoney: boolean;
}

/**
 * Turns a snapshot into what the list of contracts shows.
 *
 * @example contractRequestView(actor.getSnapshot()).step // "confirmLower"
 */
export function contractRequestView(
  snapshot: SnapshotFrom<typeof contractRequestMachine>,
): ContractRequestView {
  const { intent, failure, ending, result, type, values, fields, limits } =
    snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    intent,
    busy:
      snapshot.matches("sending") ||
      snapshot.matches("askingOutcome") ||
      snapshot.matches({ offering: "loadingLimits" }),
    failure,
    ending,
    result,
    offer: { type, values, fields, limits },
    canConfirm: snapshot.can({ type: "contractRequest.confirmed" }),
    canAbandon: snapshot.can({ type: "contractRequest.abandoned" }),
    canRetry: snapshot.can({ type: "contractRequest.retried" }),
    decidesMoney: step !== "list" && step !== "success",
  };
}

function stepOf(
  snapshot: SnapshotFrom<typeof contractRequestMachine>,
): ContractStep {
  if (snapshot.matches("offering")) return "offer";
  if (snapshot.matches("confirming")) return "confirm";
  if (snapshot.matches("confirmingLower")) return "confirmLower";
  // The question stays on screen with its button busy.
  if (snapshot.matches("sending"))
    return snapshot.context.confirmLower ? "confirmLower" : "confirm";
  if (snapshot.matches("askingOutcome")) return "checking";
  if (snapshot.matches("notDone")) return "notDone";
  if (snapshot.matches("outcomeUnknown")) return "outcomeUnknown";
  return snapshot.matches("succeeded") ? "success" : "list";
}
