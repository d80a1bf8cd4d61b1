import { withdrawalReceiptMachine } from "@foyer/flows/withdrawal-receipt";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { withdrawalReceiptStates } from "./states/withdrawalReceipt.ts";
import { WithdrawalReceiptState } from "./states/WithdrawalReceiptState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Withdrawal receipt",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "money", "proof", "payout"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Withdrawal receipt"
      lead="Somebody says whether a payout has arrived, wholly, in part or not at all."
      machine={withdrawalReceiptMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(withdrawalReceiptStates.ways), (reached) => (
  <WithdrawalReceiptState {...reached} />
));

export const Recovering: StoryObj = at("recovering");
export const RecoveringAnEarlierAnswer: StoryObj = at(
  "recoveringAnEarlierAnswer",
);
export const Choosing: StoryObj = at("choosing");
export const ChoosingWithoutATimer: StoryObj = at("choosingWithoutATimer");
export const ChoosingAfterAPart: StoryObj = at("choosingAfterAPart");
export const ChoosingWithLittleTime: StoryObj = at("choosingWithLittleTime");
export const Rereading: StoryObj = at("rereading");
export const Overdue: StoryObj = at("overdue");
export const Reviewing: StoryObj = at("reviewing");
export const ReviewingFullPayment: StoryObj = at("reviewingFullPayment");
export const ReviewingForced: StoryObj = at("reviewingForced");
export const Proving: StoryObj = at("proving");
export const ProvingWithGaps: StoryObj = at("provingWithGaps");
export const Uploading: StoryObj = at("uploading");
export const Sending: StoryObj = at("sending");
export const SendingInDoubt: StoryObj = at("sendingInDoubt");
export const Received: StoryObj = at("received");
export const Full: StoryObj = at("full");
