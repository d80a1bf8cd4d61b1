import { walletTransferMachine } from "@foyer/flows/transfer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { walletTransferStates } from "./states/walletTransfer.ts";
import { WalletTransferState } from "./states/WalletTransferState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Transfer between wallets",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "money", "balance"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Transfer between wallets"
      lead="Money moves between a member's own wallets."
      machine={walletTransferMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(walletTransferStates.ways), (reached) => (
  <WalletTransferState {...reached} />
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
