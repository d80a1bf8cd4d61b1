import { assign } from "xstate";
import { defect } from "../shared/result.ts";
import { contractRequest } from "./contract-request.setup.ts";

/** An agent writes an offer for somebody below. */
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
            guard: ({ event }) => "ok" in event.output,
            target: "filling",
            actions: assign({
              limits: ({ event }) =>
                "ok" in event.output ? event.output.ok : undefined,
            }),
          },
          {
            target: "limitsUnknown",
            actions: assign({
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: {
          target: "limitsUnknown",
          actions: assign({ failure: defect }),
        },
      },
    },

    /** No offer without knowing what it may hold. */
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
