import {
  receiptStep,
  withdrawalReceiptMachine,
  withdrawalReceiptView,
  type ReceiptBody,
  type WithdrawalReceiptEvent,
  type WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import type { Receipt, ReceiptAnswer } from "@foyer/platform/calls";
import { sampleReceipt } from "@foyer/platform/fake";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { modelBank } from "../../../../packages/flows/src/testing/money.ts";
import { pictureFile } from "./samples.ts";
import { storied } from "./storied.ts";

type Actors = NonNullable<
  Parameters<typeof withdrawalReceiptMachine.provide>[0]["actors"]
>;

const minuteMs = 60_000;
const issued = sampleReceipt().issuedAt;
const untimed = { confirmMinutes: undefined, expiresAt: undefined };

interface Setup {
  readonly receipt?: Partial<Receipt>;
  /** How long ago it was issued, in minutes. */
  readonly minutes?: number;
  readonly bank?: ReturnType<typeof bankOf>;
  readonly actors?: Actors;
}

const bankOf = (receipt: Partial<Receipt> = {}) =>
  modelBank<Receipt, ReceiptBody>({ answer: () => sampleReceipt(receipt) });

/** The answer has gone out, and nothing has come back. */
const unanswered = ({ actors }: ReturnType<typeof bankOf>) =>
  receiptStep.provide({ actors: { ...actors, send: silent() } });

function receiptAt(
  events: readonly Step<typeof withdrawalReceiptMachine>[],
  { receipt = {}, minutes = 4, bank = bankOf(), actors = {} }: Setup = {},
) {
  const record = sampleReceipt(receipt);
  const at = issued + minutes * minuteMs;
  return atState(
    withdrawalReceiptMachine.provide({
      actors: {
        readReceipt: answers({ ok: record }),
        uploadProof: silent(),
        moneyStep: receiptStep.provide({ actors: bank.actors }),
        ...actors,
      },
    }),
    {
      input: {
        receipt: record,
        platformNow: () => at,
        now: () => at,
        newKey: () => "sample-key",
      },
      events,
    },
  );
}

const open = "open.answer.choosing";
const chosen = (answer: ReceiptAnswer): WithdrawalReceiptEvent => ({
  type: "withdrawalReceipt.answerChosen",
  answer,
});
const confirmed = (answer: ReceiptAnswer): WithdrawalReceiptEvent => ({
  type: "withdrawalReceipt.confirmed",
  answer,
});
const pictures: WithdrawalReceiptEvent = {
  type: "withdrawalReceipt.imagesChanged",
  images: [
    {
      id: "1",
      blob: pictureFile("statement.png"),
    },
  ],
};

/** Whether a payout arrived. */
export const withdrawalReceiptStates = storied({
  machine: withdrawalReceiptMachine,
  ways: {
    recovering: () =>
      receiptAt(["recovering"], {
        actors: {
          moneyStep: receiptStep.provide({ actors: { journal: silent() } }),
        },
      }),
    recoveringAnEarlierAnswer: async () => {
      const bank = bankOf();
      const earlier = await receiptAt(
        [
          open,
          chosen("RECEIVED"),
          confirmed("RECEIVED"),
          ({ context }) => context.step?.phase === "sending",
        ],
        { bank, actors: { moneyStep: unanswered(bank) } },
      );
      earlier.stop();
      return receiptAt(
        [({ context }) => context.step?.phase === "interrupted"],
        { bank },
      );
    },
    choosing: () => receiptAt([open, "open.clock.counting"]),
    choosingWithoutATimer: () =>
      receiptAt([open, "open.clock.untimed"], { receipt: untimed }),
    choosingAfterAPart: () =>
      receiptAt([open], {
        receipt: {
          state: "PARTIAL",
          receivedAmount: "320.00",
          remainingAmount: "180.00",
        },
      }),
    choosingWithLittleTime: () =>
      receiptAt([open, ({ context }) => context.warned], { minutes: 27 }),
    rereading: () =>
      receiptAt([open, "open.clock.rereading"], {
        minutes: 31,
        actors: { readReceipt: silent() },
      }),
    overdue: () => receiptAt([open, "open.clock.overdue"], { minutes: 31 }),
    reviewing: () =>
      receiptAt([open, chosen("RECEIVED"), "open.answer.reviewing"]),
    reviewingFullPayment: () =>
      receiptAt([open, chosen("FULL_PAYMENT"), "open.answer.reviewing"]),
    reviewingForced: () =>
      receiptAt(
        [
          open,
          chosen("RECEIVED"),
          confirmed("RECEIVED"),
          ({ context }) => context.acknowledgementMissing,
        ],
        { receipt: { forced: true } },
      ),
    proving: () =>
      receiptAt([open, chosen("NOT_RECEIVED"), "open.answer.proving"]),
    provingWithGaps: () =>
      receiptAt([
        open,
        chosen("NOT_RECEIVED"),
        confirmed("NOT_RECEIVED"),
        ({ context }) => context.imageProblem !== undefined,
      ]),
    uploading: () =>
      receiptAt([
        open,
        chosen("NOT_RECEIVED"),
        pictures,
        confirmed("NOT_RECEIVED"),
        "open.answer.uploading",
      ]),
    sending: () => {
      const bank = bankOf();
      return receiptAt(
        [
          open,
          chosen("RECEIVED"),
          confirmed("RECEIVED"),
          ({ context }) => context.step?.phase === "sending",
        ],
        { bank, actors: { moneyStep: unanswered(bank) } },
      );
    },
    sendingInDoubt: () => {
      const bank = bankOf();
      bank.faults.push("dropAfter");
      return receiptAt(
        [
          open,
          chosen("RECEIVED"),
          confirmed("RECEIVED"),
          ({ context }) => context.step?.phase === "doubting",
        ],
        { bank },
      );
    },
    received: () =>
      receiptAt([open, chosen("RECEIVED"), confirmed("RECEIVED"), "received"], {
        bank: bankOf({ state: "RECEIVED" }),
      }),
    full: () =>
      receiptAt(
        [open, chosen("FULL_PAYMENT"), confirmed("FULL_PAYMENT"), "full"],
        { bank: bankOf({ state: "FULL", receivedAmount: "500.00" }) },
      ),
  },
  unseen: {},
  phases: {
    of: (snapshot: Parameters<typeof withdrawalReceiptView>[0]) =>
      withdrawalReceiptView(snapshot).phase,
    all: {
      checking: true,
      recovering: true,
      choosing: true,
      proving: true,
      reviewing: true,
      uploading: true,
      sending: true,
      received: true,
      full: true,
    } satisfies Record<WithdrawalReceiptView["phase"], true>,
  },
});
