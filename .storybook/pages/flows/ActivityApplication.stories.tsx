import { activityApplicationMachine } from "@foyer/flows/activity-application";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";

const meta = {
  title: "Flows/Activity application",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["statechart", "flow", "reward", "bonus", "activity", "upload"],
    },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Activity application"
      lead="Somebody asks to take part in an activity, with a comment and pictures."
      machine={activityApplicationMachine}
    />
  ),
  play: drawn,
};
