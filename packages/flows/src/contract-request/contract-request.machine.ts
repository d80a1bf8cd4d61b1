import { assign } from "xstate";
import { defect } from "../shared/result.ts";
import { offering } from "./contract-request.offering.ts";
import { emptyOffer } from "./contract-request.offer.ts";
import {
  contractRequest,
  failureOf,
  findInput,
} from "./contract-request.setup.ts";

/**
 * Contracts between agents and their downlines: an offer, an answer, an end (CON-05 … CON-08).
 *
 * Nothing is sent before it is confirmed. A rate below that of contracts further down needs a second confirmation,
 * with the names of those whose contracts would end. When an answer is lost, the list of contracts is read to find
 * the outcome, and only then can the same intent be sent again, under the same key.
 *
 * It has no final state: it lives as long as the dialog or page that shows contracts.
 */
export const contractRequestMachine = contractRequest.createMachine({
  id: "contractRequest",
  context: ({ input }) => ({
    ...input,
    type: undefined,
    values: emptyOffer,
    fields: {},
    limits: undefined,
    intent: undefined,
    key: "",
    ending: [],
    confirmLower: false,
    failure: undefined,
    result: undefined,
  }),
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "contractRequest.actionChosen": {
          guard: {
            type: "isAllowed",
            params: ({ event }) => ({
              kind: "act",
              contract: event.contract,
              action: event.action,
            }),
          },
          target: "confirming",
          actions: [
            "clear",
            {
              type: "keepIntent",
              params: ({ event }) => ({
                kind: "act",
                contract: event.contract,
                action: event.action,
              }),
            },
          ],
        },
        "contractRequest.aboveAnswered": {
          guard: {
            type: "isAllowed",
            params: ({ event }) => ({
              kind: "answerAbove",
              contract: event.contract,
              accept: event.accept,
            }),
          },
          target: "confirming",
          actions: [
            "clear",
            {
              type: "keepIntent",
              params: ({ event }) => ({
                kind: "answerAbove",
                contract: event.contract,
                accept: event.accept,
              }),
            },
          ],
        },
        "contractRequest.offerStarted": {
          target: "offering",
          actions: [
            "clear",
            assign(({ event }) => ({
              type: event.contractType,
              limits: undefined,
              values: { ...emptyOffer, downline: event.downline },
            })),
          ],
        },
      },
    },

    offering,

    confirming: {
      on: {
        "contractRequest.confirmed": { target: "sending", actions: "makeKey" },
        "contractRequest.abandoned": "goingBack",
      },
    },

    sending: {
      invoke: {
        src: "send",
        input: ({ context }) => ({
          intent: context.intent ?? missing(),
          idempotencyKey: context.key,
          confirmLower: context.confirmLower,
        }),
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => event.output },
            target: "succeeded",
            actions: {
              type: "keepResult",
              params: ({ event }) => event.output,
            },
          },
          {
            guard: {
              type: "wouldEndOthers",
              params: ({ event }) => event.output,
            },
            target: "confirmingLower",
            actions: {
              type: "nameEnding",
              params: ({ event }) => event.output,
            },
          },
          {
            guard: { type: "wasLost", params: ({ event }) => event.output },
            target: "askingOutcome",
          },
          {
            target: "goingBack",
            actions: [
              {
                type: "keepFailure",
                params: ({ event }) => failureOf(event.output),
              },
              // For example, the contract has changed since: the list is stale.
              "tellLists",
            ],
          },
        ],
        onError: "askingOutcome",
      },
    },

    /** Everyone who would lose a contract is named; without consent no contract is made and none ends (CON-08). */
    confirmingLower: {
      on: {
        "contractRequest.confirmed": {
          target: "sending",
          actions: ["makeKey", assign({ confirmLower: true })],
        },
        "contractRequest.abandoned": {
          target: "goingBack",
          actions: assign({ ending: [], confirmLower: false }),
        },
      },
    },

    /** The answer was lost: it is unknown whether the platform carried it out. */
    askingOutcome: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: "findContracts",
        input: findInput,
        onDone: [
          {
            guard: {
              type: "wasCarriedOut",
              params: ({ event }) => event.output,
            },
            target: "succeeded",
            actions: {
              type: "keepOutcome",
              params: ({ event }) => event.output,
            },
          },
          {
            guard: {
              type: "wasOvertaken",
              params: ({ event }) => event.output,
            },
            target: "goingBack",
            actions: [
              {
                type: "keepFailure",
                params: { reason: "CONTRACT_STATE" } as const,
              },
              "tellLists",
            ],
          },
          {
            guard: { type: "couldAsk", params: ({ event }) => event.output },
            target: "notDone",
          },
          {
            target: "outcomeUnknown",
            actions: assign({
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: {
          target: "outcomeUnknown",
          actions: assign({ failure: defect }),
        },
      },
    },

    /** Nothing has happened: the same intent may be sent again, and takes effect once. */
    notDone: {
      on: {
        "contractRequest.retried": "sending",
        "contractRequest.abandoned": {
          target: "goingBack",
          actions: "tellLists",
        },
      },
    },

    /** Never "failed, try again": first the platform has to report the outcome. */
    outcomeUnknown: {
      on: {
        "contractRequest.retried": "askingOutcome",
        "contractRequest.abandoned": {
          target: "goingBack",
          actions: "tellLists",
        },
      },
    },

    /** Back to where the intent began; what was typed is kept. */
    goingBack: {
      always: [{ guard: "isOffer", target: "offering.filling" }, "choosing"],
    },

    succeeded: {
      entry: "tellLists",
      on: {
        "contractRequest.resultRead": { target: "choosing", actions: "clear" },
      },
    },
  },
});

function missing(): never {
  throw new Error("Nothing is sent without an intent.");
}
