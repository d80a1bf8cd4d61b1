import { assign } from "xstate";
import { accepted, failureOf, given } from "../shared/answers.ts";
import { defect } from "../shared/result.ts";
import { contractRequest } from "./contract-request.setup.ts";

/** An agent writes an offer for a downline. */
export const offering = contractRequest.createStateConfig({
  initial: "loadingLimits",
  on: { "contractRequest.abandoned": "#contractRequest.choosing" },
  states: {
    loadingLimits: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: "loadLimits",
        input: ({ context }) => ({ type: context.type ?? "DIVIDEND" }),
        onDone: [
          {
            guard: accepted,
            target: "filling",
            actions: assign({
              limits: ({ event }) => given(event.output),
            }),
          },
          {
            target: "limitsUnknown",
            actions: assign({
              failure: ({ event }) => failureOf(event.output),
            }),
          },
        ],
        onError: {
          target: "limitsUnknown",
          actions: assign({ failure: defect }),
        },
      },
    },

    /** No offer without knowing its limits. */
    limitsUnknown: { on: { "contractRequest.retried": "loadingLimits" } },

    filling: {
      on: {
        "contractRequest.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            fields: { ...context.fields, [event.field]: undefined },
          })),
        },
        "contractRequest.submitted": [
          {
            guard: "offerIsSound",
            target: "#contractRequest.confirming",
            actions: ["keepOffer", assign({ fields: {} })],
          },
          { actions: "showProblems" },
        ],
      },
    },
  },
});
