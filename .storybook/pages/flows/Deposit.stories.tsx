import { depositMachine } from "@foyer/flows/deposit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";

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
