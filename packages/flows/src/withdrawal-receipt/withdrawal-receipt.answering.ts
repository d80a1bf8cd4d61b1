import { assign } from "xstate";
import { moneyStepView } from "../money-step/money-step.ts";
import { failureOf } from "../shared/answers.ts";
import { defect } from "../shared/result.ts";
import { asks } from "./withdrawal-receipt.asking.ts";
import { bodyOf, isEnding } from "./withdrawal-receipt.rules.ts";
import { confirming } from "./withdrawal-receipt.setup.ts";

const choosing = "#withdrawalReceipt.open.answer.choosing";
const rereading = "#withdrawalReceipt.open.clock.rereading";

/** The member's side: choosing an answer, adding proof, reviewing it, sending. */
export const answering = confirming.createStateConfig({
  initial: "choosing",
  states: {
    /** Nothing is chosen, and nothing is preselected. */
    choosing: {
      entry: "forgetAnswer",
      on: {
        "withdrawalReceipt.answerChosen": [
          {
            guard: ({ event }) => isEnding(event.answer),
            target: "reviewing",
            actions: [
              "clearFailure",
              assign(({ event }) => ({ answer: event.answer })),
            ],
          },
          {
            target: "proving",
            actions: [
              "clearFailure",
              assign(({ event }) => ({ answer: event.answer })),
            ],
          },
        ],
      },
    },

    /** "Received" or "Full payment made" is final: a review of what that means. */
    reviewing: {
      on: {
        "withdrawalReceipt.acknowledged": { actions: "acknowledge" },
        "withdrawalReceipt.reconsidered": {
          target: "choosing",
          actions: "clearFailure",
        },
        "withdrawalReceipt.confirmed": [
          { guard: "namesTheDecision", target: "checkingReview" },
        ],
      },
    },
    checkingReview: {
      always: [
        {
          guard: "isAcknowledged",
          target: "sending",
          actions: "clearFailure",
        },
        { target: "reviewing", actions: "showMissing" },
      ],
    },

    /** "Not received" needs pictures (WDR-03). */
    proving: {
      on: {
        "withdrawalReceipt.imagesChanged": {
          actions: assign(({ event }) => ({
            images: event.images,
            imageIds: [],
            imageProblem: undefined,
          })),
        },
        "withdrawalReceipt.acknowledged": { actions: "acknowledge" },
        "withdrawalReceipt.reconsidered": {
          target: "choosing",
          actions: "clearFailure",
        },
        "withdrawalReceipt.confirmed": [
          { guard: "namesTheDecision", target: "checkingProof" },
        ],
      },
    },
    checkingProof: {
      always: [
        // A previous try has already uploaded them.
        { guard: "isUploaded", target: "sending", actions: "clearFailure" },
        { guard: "isProved", target: "uploading", actions: "clearFailure" },
        { target: "proving", actions: "showMissing" },
      ],
    },

    uploading: {
      invoke: {
        src: "uploadProof",
        input: ({ context }) => ({
          id: context.receipt.id,
          images: context.images.map(({ blob }) => blob),
        }),
        onDone: [
          {
            guard: ({ event }) =>
              "ok" in event.output && event.output.ok.length > 0,
            target: "sending",
            actions: { type: "keepProof", params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) =>
              "error" in event.output &&
              event.output.error.reason === "ALREADY_SETTLED",
            target: [choosing, rereading],
            actions: "forgetChoice",
          },
          {
            target: "proving",
            actions: {
              type: "keepFailure",
              params: ({ event }) => failureOf(event.output),
            },
          },
        ],
        onError: {
          target: "proving",
          actions: { type: "keepFailure", params: defect },
        },
      },
    },

    sending: {
      entry: assign({ sending: true }),
      exit: assign({ sending: false }),
      on: asks,
      invoke: {
        src: "moneyStep",
        id: "moneyStep",
        input: ({ context }) => {
          const body = bodyOf(context);
          return {
            slot: `receipt:${context.receipt.id}`,
            intent: body && { body, secret: undefined, seen: context.seen },
            now: context.now,
            newKey: context.newKey,
          };
        },
        onSnapshot: {
          actions: {
            type: "mirror",
            params: ({ event }) => moneyStepView(event.snapshot),
          },
        },
        onDone: [
          {
            guard: { type: "wasTaken", params: ({ event }) => event.output },
            target: "#withdrawalReceipt.judging",
            actions: { type: "settle", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isOutdated", params: ({ event }) => event.output },
            target: [choosing, rereading],
            actions: [
              "forgetChoice",
              { type: "settle", params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: "wantsProof", params: ({ event }) => event.output },
            target: "proving",
            actions: [
              { type: "settle", params: ({ event }) => event.output },
              assign({ imageIds: [], answer: "NOT_RECEIVED" }),
            ],
          },
          {
            guard: "isEndingAnswer",
            target: "reviewing",
            actions: { type: "settle", params: ({ event }) => event.output },
          },
          {
            target: "proving",
            actions: { type: "settle", params: ({ event }) => event.output },
          },
        ],
        // Whatever failed: the journal knows whether something is open.
        onError: "#withdrawalReceipt.recovering",
      },
    },
  },
});
