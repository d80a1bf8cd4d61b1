import { launchGateMachine } from "@foyer/flows/launch-gate";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { launchGateStates } from "./states/launchGate.ts";
import { LaunchGateState } from "./states/LaunchGateState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Launch gate",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "guest", "trial", "play"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Launch gate"
      lead="Who may start what: visitors are asked to log in, trial accounts are told why not."
      machine={launchGateMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(launchGateStates.ways, (actor) => (
  <LaunchGateState actor={actor} />
));

export const Warning: StoryObj = at("warning");
