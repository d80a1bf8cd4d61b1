import { withdrawMachine } from "@foyer/flows/withdraw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { withdrawStates } from "./states/withdraw.ts";
import { WithdrawState } from "./states/WithdrawState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Withdraw",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "money", "pay out", "cash out"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Withdraw"
      lead="Money is paid out: account, sum, review, password, and only then the order."
      machine={withdrawMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(withdrawStates.ways), (reached) => (
  <WithdrawState {...reached} />
));

export const Recovering: StoryObj = at("recovering");
export const RecoveringAnEarlierOne: StoryObj = at("recoveringAnEarlierOne");
export const Loading: StoryObj = at("loading");
export const Unavailable: StoryObj = at("unavailable");
export const Closed: StoryObj = at("closed");
export const Editing: StoryObj = at("editing");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const Reviewing: StoryObj = at("reviewing");
export const ReviewingAfterAWrongPassword: StoryObj = at(
  "reviewingAfterAWrongPassword",
);
export const Paying: StoryObj = at("paying");
export const PayingInDoubt: StoryObj = at("payingInDoubt");
export const Done: StoryObj = at("done");
