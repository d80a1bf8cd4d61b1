import { withdrawMachine } from "@foyer/flows/withdraw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";

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
