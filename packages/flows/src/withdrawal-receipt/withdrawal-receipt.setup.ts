import type { Receipt } from "@foyer/platform/calls";
import { assign, emit, enqueueActions, sendTo, setup } from "xstate";
import {
  createMoneyStep,
  type MoneyStepOutput,
  type MoneyStepView,
} from "../money-step/money-step.ts";
import type { Failure } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import {
  isEnding,
  isSettled,
  isShort,
  msLeft,
  proofProblem,
  readBody,
  timeOf,
} from "./withdrawal-receipt.rules.ts";
import type {
  ProofOutput,
  ReadReceiptOutput,
  ReceiptBody,
  WithdrawalReceiptContext,
  WithdrawalReceiptEmitted,
  WithdrawalReceiptEvent,
  WithdrawalReceiptInput,
  WithdrawalReceiptOutput,
} from "./withdrawal-receipt.types.ts";

export type StepOutput = MoneyStepOutput<ReceiptBody, Receipt>;

/** The money step of an answer: the app provides its `journal` and `send`. */
export const receiptStep = createMoneyStep<ReceiptBody, Receipt>({
  needsSecret: false,
  readBody,
});

/** Whether the required acknowledgement has been given, as far as is known now. */
const isAcknowledged = ({
  receipt,
  acknowledged,
}: WithdrawalReceiptContext): boolean => !receipt.forced || acknowledged;

/** What every state of a receipt may name: its context and events, actors, delays, guards and actions. */
export const confirming = setup({
  types: {
    context: {} as WithdrawalReceiptContext,
    events: {} as WithdrawalReceiptEvent,
    emitted: {} as WithdrawalReceiptEmitted,
    input: {} as WithdrawalReceiptInput,
    output: {} as WithdrawalReceiptOutput,
    children: {} as { moneyStep: "moneyStep" },
  },
  actors: {
    /** Reads the record again (W-67). */
    readReceipt: unprovidedPromise<ReadReceiptOutput, { id: string }>(
      "readReceipt",
    ),
    /** Uploads the pictures (W-68). */
    uploadProof: unprovidedPromise<
      ProofOutput,
      { id: string; images: readonly Blob[] }
    >("uploadProof"),
    /** Sends the answer, once (W-69). */
    moneyStep: receiptStep,
  },
  delays: { tick: 1000, untilNextLook: 5000 },
  guards: {
    isReceived: ({ context }) => context.receipt.state === "RECEIVED",
    isFull: ({ context }) => context.receipt.state === "FULL",
    /** An answer in flight is waited for. */
    isSettledAtRest: ({ context }) => isSettled(context) && !context.sending,
    isUntimed: ({ context }) => msLeft(context) === undefined,
    isOverdue: ({ context }) => msLeft(context) === 0,
    isProved: ({ context }) =>
      isAcknowledged(context) && proofProblem(context) === undefined,
    isUploaded: ({ context }) =>
      isAcknowledged(context) && context.imageIds.length > 0,
    isAcknowledged: ({ context }) => isAcknowledged(context),
    /** The event names exactly the decision under review. */
    namesTheDecision: ({ context, event }) =>
      event.type === "withdrawalReceipt.confirmed" &&
      event.answer === context.answer,
    isEndingAnswer: ({ context }) => isEnding(context.answer),
    wasTaken: (_, output: StepOutput) => output.outcome === "done",
    wantsProof: (_, output: StepOutput) =>
      output.outcome === "refused" &&
      output.failure.reason === "PROOF_REQUIRED",
    /** What is shown may be stale. */
    isOutdated: (_, output: StepOutput) =>
      output.outcome !== "refused" ||
      output.failure.reason === "ALREADY_SETTLED",
  },
  actions: {
    look: enqueueActions(({ context, enqueue }) => {
      const { secondsLeft } = timeOf(context);
      enqueue.assign({ secondsLeft });
      if (context.warned || !isShort(context)) return;
      enqueue.assign({ warned: true });
      enqueue(
        emit({
          type: "withdrawalReceipt.timeWarned",
          secondsLeft: secondsLeft ?? 0,
        } as const),
      );
    }),
    keepReceipt: assign(({ context }, output: ReadReceiptOutput) =>
      "ok" in output && output.ok.id === context.receipt.id
        ? { receipt: output.ok, readFailure: undefined }
        : {
            readFailure:
              "error" in output
                ? output.error
                : ({ reason: "MALFORMED" } as const),
          },
    ),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({
      failure: undefined,
      elsewhere: false,
      acknowledgementMissing: false,
      imageProblem: undefined,
    }),
    showMissing: assign({
      acknowledgementMissing: ({ context }) => !isAcknowledged(context),
      imageProblem: ({ context }) =>
        context.answer === "NOT_RECEIVED" ? proofProblem(context) : undefined,
    }),
    acknowledge: assign(({ event }) =>
      event.type === "withdrawalReceipt.acknowledged"
        ? { acknowledged: event.acknowledged, acknowledgementMissing: false }
        : {},
    ),
    /** A member who changes their mind finds the pictures again: they are only sent with "Not received". */
    forgetAnswer: assign({ answer: undefined, acknowledged: false }),
    forgetChoice: assign({
      answer: undefined,
      images: [],
      imageIds: [],
      acknowledged: false,
    }),
    keepProof: assign((_, output: ProofOutput) => ({
      imageIds: "ok" in output ? output.ok.map(({ imageId }) => imageId) : [],
    })),
    mirror: assign((_, step: MoneyStepView<ReceiptBody>) => ({ step })),
    /** Keeps the outcome of a step. */
    settle: assign(({ context }, output: StepOutput) => ({
      step: undefined,
      seen: output.seen,
      elsewhere: output.outcome === "elsewhere",
      failure: output.outcome === "refused" ? output.failure : undefined,
      ...(output.outcome === "done" && {
        answered: true,
        receipt:
          output.ok.id === context.receipt.id ? output.ok : context.receipt,
      }),
    })),
    ask: sendTo("moneyStep", { type: "moneyStep.askedAgain" }),
    setAside: sendTo("moneyStep", { type: "moneyStep.setAside" }),
  },
});
