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
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReceiptModal } from "../../../packages/app/src/money/receipt/ReceiptModal.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { modelBank } from "../../../packages/flows/src/testing/money.ts";
import { nothing, flowStories } from "./flowStories.tsx";
import { memberPortal } from "./portal.ts";
import { pictureFile } from "./samples.ts";

export default {
  title: "Flows/Withdrawal receipt",
  tags: ["!autodocs"],
} satisfies Meta;

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
/** The answer has been sent, and no response has come back. */
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

const { chart, story } = flowStories({
  name: "Withdrawal receipt",
  lead: "A member confirms whether a withdrawal arrived: in full, in part or not at all.",
  keywords: ["statechart", "flow", "money", "proof", "payout"],
  machine: withdrawalReceiptMachine,
  view: withdrawalReceiptView,
  /** Whether a withdrawal arrived: the app's own dialog. */
  draw: ({ view, send, actor }) => {
    const { output, context } = actor.getSnapshot();
    return (
      <ReceiptModal
        view={view}
        send={send}
        settledBy={output?.settledBy}
        platformNow={context.platformNow}
        onClose={nothing}
        onNext={undefined}
      />
    );
  },
  portal: memberPortal,
  phases: {
    of: ({ phase }) => phase,
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

export const Statechart: StoryObj = chart;
export const Recovering: StoryObj = story(() =>
  receiptAt(["recovering"], {
    actors: {
      moneyStep: receiptStep.provide({ actors: { journal: silent() } }),
    },
  }),
);
export const RecoveringAnEarlierAnswer: StoryObj = story(async () => {
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
  return receiptAt([({ context }) => context.step?.phase === "interrupted"], {
    bank,
  });
});
export const Choosing: StoryObj = story(() =>
  receiptAt([open, "open.clock.counting"]),
);
export const ChoosingWithoutATimer: StoryObj = story(() =>
  receiptAt([open, "open.clock.untimed"], { receipt: untimed }),
);
export const ChoosingAfterAPart: StoryObj = story(() =>
  receiptAt([open], {
    receipt: {
      state: "PARTIAL",
      receivedAmount: "320.00",
      remainingAmount: "180.00",
    },
  }),
);
export const ChoosingWithLittleTime: StoryObj = story(() =>
  receiptAt([open, ({ context }) => context.warned], { minutes: 27 }),
);
export const Rereading: StoryObj = story(() =>
  receiptAt([open, "open.clock.rereading"], {
    minutes: 31,
    actors: { readReceipt: silent() },
  }),
);
export const Overdue: StoryObj = story(() =>
  receiptAt([open, "open.clock.overdue"], { minutes: 31 }),
);
export const Reviewing: StoryObj = story(() =>
  receiptAt([open, chosen("RECEIVED"), "open.answer.reviewing"]),
);
export const ReviewingFullPayment: StoryObj = story(() =>
  receiptAt([open, chosen("FULL_PAYMENT"), "open.answer.reviewing"]),
);
export const ReviewingForced: StoryObj = story(() =>
  receiptAt(
    [
      open,
      chosen("RECEIVED"),
      confirmed("RECEIVED"),
      ({ context }) => context.acknowledgementMissing,
    ],
    { receipt: { forced: true } },
  ),
);
export const Proving: StoryObj = story(() =>
  receiptAt([open, chosen("NOT_RECEIVED"), "open.answer.proving"]),
);
export const ProvingWithGaps: StoryObj = story(() =>
  receiptAt([
    open,
    chosen("NOT_RECEIVED"),
    confirmed("NOT_RECEIVED"),
    ({ context }) => context.imageProblem !== undefined,
  ]),
);
export const Uploading: StoryObj = story(() =>
  receiptAt([
    open,
    chosen("NOT_RECEIVED"),
    pictures,
    confirmed("NOT_RECEIVED"),
    "open.answer.uploading",
  ]),
);
export const Sending: StoryObj = story(() => {
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
});
export const SendingInDoubt: StoryObj = story(() => {
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
});
export const Received: StoryObj = story(() =>
  receiptAt([open, chosen("RECEIVED"), confirmed("RECEIVED"), "received"], {
    bank: bankOf({ state: "RECEIVED" }),
  }),
);
export const Full: StoryObj = story(() =>
  receiptAt([open, chosen("FULL_PAYMENT"), confirmed("FULL_PAYMENT"), "full"], {
    bank: bankOf({ state: "FULL", receivedAmount: "500.00" }),
  }),
);
