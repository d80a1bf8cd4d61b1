import { convertMachine } from "@foyer/flows/points";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";

const meta = {
  title: "Flows/Convert points",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "mall", "money"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Convert points"
      lead="Points become money."
      machine={convertMachine}
    />
  ),
  play: drawn,
};
