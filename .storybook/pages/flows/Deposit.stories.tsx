import { depositMachine } from "@foyer/flows/deposit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { depositStates } from "./states/deposit.ts";
import { DepositState } from "./states/DepositState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Deposit",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "money", "pay in", "top up"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Deposit"
      lead="Money is paid in: method, sum, review, and only then the order."
      machine={depositMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(depositStates.ways), (reached) => (
  <DepositState {...reached} />
));

export const Recovering: StoryObj = at("recovering");
export const RecoveringAnEarlierOne: StoryObj = at("recoveringAnEarlierOne");
export const Loading: StoryObj = at("loading");
export const Unavailable: StoryObj = at("unavailable");
export const Closed: StoryObj = at("closed");
export const Editing: StoryObj = at("editing");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const Reviewing: StoryObj = at("reviewing");
export const Paying: StoryObj = at("paying");
export const PayingInDoubt: StoryObj = at("payingInDoubt");
export const Done: StoryObj = at("done");
