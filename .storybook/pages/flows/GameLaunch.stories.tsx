import { gameLaunchMachine } from "@foyer/flows/game-launch";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { gameLaunchStates } from "./states/gameLaunch.ts";
import { GameLaunchState } from "./states/GameLaunchState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Game launch",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "play", "start", "frame"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Game launch"
      lead="From the press on a game to the frame that plays it."
      machine={gameLaunchMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(
  gameLaunchStates.ways,
  (actor) => <GameLaunchState actor={actor} />,
  "fullscreen",
);

export const Launching: StoryObj = at("launching");
export const Patient: StoryObj = at("patient");
export const Slow: StoryObj = at("slow");
export const Playing: StoryObj = at("playing");
export const UnderMaintenance: StoryObj = at("underMaintenance");
export const Failed: StoryObj = at("failed");
