import { assign, emit, setup } from "xstate";
import type { Contract } from "@foyer/platform/calls";
import { isLost } from "../shared/lost.ts";
import { defect, type Failure } from "../shared/result.ts";
import { contractRequestActors } from "./contract-request.actors.ts";
import { offerOf, offerProblems } from "./contract-request.offer.ts";
import { isAllowed, outcomeOf, typeOf } from "./contract-request.rules.ts";
import type {
  ContractFailure,
  ContractIntent,
  ContractRequestContext,
  ContractRequestEmitted,
  ContractRequestEvent,
  ContractRequestInput,
  FindOutput,
  SendOutput,
} from "./contract-request.types.ts";

/** The platform's rejection, with the contracts it names; a defect counts as a lost answer. */
export const failureOf = (output: SendOutput): ContractFailure =>
  "error" in output ? output.error : defect;

/**
 * The contracts that a lower rate would end, if the platform asks for confirmation and they can be named (CON-08).
 */
const endingOf = (output: SendOutput): readonly Contract[] => {
  const { reason, ending = [] } = failureOf(output);
  return reason === "LOWER_RATE_CONFIRM" ? ending : [];
};

const outcome = (context: ContractRequestContext, output: FindOutput) =>
  outcomeOf(context.intent, "ok" in output ? output.ok : []);

/** Types, actors, guards and actions of the chart. */
export const contractRequest = setup({
  types: {
    context: {} as ContractRequestContext,
    events: {} as ContractRequestEvent,
    emitted: {} as ContractRequestEmitted,
    input: {} as ContractRequestInput,
  },
  actors: contractRequestActors,
  guards: {
    isAllowed: (_, intent: ContractIntent) => isAllowed(intent),
    offerIsSound: ({ context }) => offerOf(context) !== undefined,
    isOffer: ({ context }) => context.intent?.kind === "offer",
    isDone: (_, output: SendOutput) => "ok" in output,
    /** Without their names no confirmation is asked for; the upline agent is never asked for one. */
    wouldEndOthers: ({ context }, output: SendOutput) =>
      context.intent?.kind !== "answerAbove" && endingOf(output).length > 0,
    wasLost: (_, output: SendOutput) => isLost(failureOf(output)),
    couldAsk: (_, output: FindOutput) => "ok" in output,
    wasCarriedOut: ({ context }, output: FindOutput) =>
      typeof outcome(context, output) === "object",
    wasOvertaken: ({ context }, output: FindOutput) =>
      outcome(context, output) === "overtaken",
  },
  actions: {
    clear: assign({
      intent: undefined,
      key: "",
      ending: [],
      confirmLower: false,
      failure: undefined,
      result: undefined,
      fields: {},
    }),
    keepIntent: assign((_, intent: ContractIntent) => ({
      intent,
      failure: undefined,
    })),
    /** From here on the intent is what was typed (T9). */
    keepOffer: assign(({ context }) => {
      const offer = offerOf(context);
      return offer
        ? { intent: { kind: "offer", offer } as const, failure: undefined }
        : {};
    }),
    showProblems: assign({ fields: ({ context }) => offerProblems(context) }),
    /** Each confirmation has its own key: the same key with another body would be rejected. */
    makeKey: assign({
      key: ({ context }) => context.newKey(),
      failure: undefined,
    }),
    keepResult: assign((_, output: SendOutput) => ({
      result: "ok" in output ? output.ok : undefined,
      failure: undefined,
    })),
    keepOutcome: assign(({ context }, output: FindOutput) => {
      const found = outcome(context, output);
      return typeof found === "object" ? { result: found.done } : {};
    }),
    keepFailure: assign((_, failure: Failure) => ({
      failure: {
        reason: failure.reason,
        message: failure.message,
        retryAfter: failure.retryAfter,
      },
      confirmLower: false,
      ending: [],
    })),
    nameEnding: assign((_, output: SendOutput) => ({
      ending: endingOf(output),
      failure: undefined,
    })),
    tellLists: emit({ type: "contractRequest.listChanged" } as const),
  },
});

/** The contracts to read when an answer was lost. */
export const findInput = ({
  context,
}: {
  readonly context: ContractRequestContext;
}) => ({ type: typeOf(context.intent) });
