import { assign } from "xstate";
import { moneyStepView } from "../money-step/money-step.ts";
import { defect } from "../shared/result.ts";
import { answering } from "./withdrawal-receipt.answering.ts";
import { asks } from "./withdrawal-receipt.asking.ts";
import { outputOf } from "./withdrawal-receipt.rules.ts";
import { confirming } from "./withdrawal-receipt.setup.ts";

/**
 * Whether a withdrawal arrived: the member says Received, Not received with proof, or Full payment made (WDR-01 …
 * WDR-10). The remaining time is shown with a warning, but only the platform decides what its expiry means: the
 * record is read again and never settled here.
 */
export const withdrawalReceiptMachine = confirming.createMachine({
  id: "withdrawalReceipt",
  context: ({ input }) => ({
    ...input,
    answer: undefined,
    images: [],
    imageIds: [],
    imageProblem: undefined,
    acknowledged: false,
    acknowledgementMissing: false,
    failure: undefined,
    readFailure: undefined,
    elsewhere: false,
    seen: 0,
    step: undefined,
    secondsLeft: undefined,
    warned: false,
    sending: false,
    answered: false,
  }),
  output: ({ context }) => outputOf(context),
  initial: "recovering",
  states: {
    /** Checks for an answer of an earlier visit that is in doubt, which comes first. */
    recovering: {
      on: asks,
      invoke: {
        src: "moneyStep",
        id: "moneyStep",
        input: ({ context }) => ({
          slot: `receipt:${context.receipt.id}`,
          intent: undefined,
          now: context.now,
          newKey: context.newKey,
        }),
        onSnapshot: {
          actions: {
            type: "mirror",
            params: ({ event }) => moneyStepView(event.snapshot),
          },
        },
        onDone: {
          target: "judging",
          actions: { type: "settle", params: ({ event }) => event.output },
        },
        // The journal is read once more before an answer is sent.
        onError: "judging",
      },
    },

    /** The record decides. */
    judging: {
      always: [
        { guard: "isReceived", target: "received" },
        { guard: "isFull", target: "full" },
        "open",
      ],
    },

    open: {
      type: "parallel",
      // Settled elsewhere, or by timeout.
      always: { guard: "isSettledAtRest", target: "judging" },
      states: {
        answer: answering,

        clock: {
          initial: "looking",
          on: {
            "withdrawalReceipt.resumed": ".looking",
            "withdrawalReceipt.refreshed": ".rereading",
          },
          states: {
            looking: {
              entry: "look",
              always: [
                { guard: "isUntimed", target: "untimed" },
                { guard: "isOverdue", target: "rereading" },
                "counting",
              ],
            },
            untimed: {},
            counting: { after: { tick: "looking" } },
            /** The time is up: the platform says what that means (OPN-06). */
            rereading: {
              invoke: {
                src: "readReceipt",
                input: ({ context }) => ({ id: context.receipt.id }),
                onDone: {
                  target: "reread",
                  actions: {
                    type: "keepReceipt",
                    params: ({ event }) => event.output,
                  },
                },
                onError: {
                  target: "reread",
                  actions: assign({ readFailure: defect }),
                },
              },
            },
            reread: {
              entry: "look",
              always: [
                { guard: "isUntimed", target: "untimed" },
                { guard: "isOverdue", target: "overdue" },
                "counting",
              ],
            },
            overdue: { after: { untilNextLook: "rereading" } },
          },
        },
      },
    },

    received: { type: "final", entry: "forgetChoice" },
    full: { type: "final", entry: "forgetChoice" },
  },
});
