import { walletTransferMachine } from "@foyer/flows/transfer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";

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
