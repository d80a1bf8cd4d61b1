import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { GameFrame } from "./GameFrame.tsx";

const meta = {
  title: "Components/Game/GameFrame",
  component: GameFrame,
  args: {
    title: "Jade Garden",
    src: "about:blank",
    onBack: fn(),
    onReload: fn(),
    onOpenWindow: fn(),
  },
  parameters: {
    layout: "fullscreen",
    guide: {
      do: ["Let the game have the whole page; keep the way back in reach."],
      dont: ["Do not cover the game with offers."],
      accessibility: [
        "The frame carries the game's name; a game that takes long offers help in words.",
      ],
      keywords: ["iframe", "play page", "game window", "launch"],
      keyboard: [
        { keys: "Tab", effect: "Goes through the bar and on into the game." },
        { keys: "Escape", effect: "Leaves full screen." },
      ],
    },
  },
} satisfies Meta<typeof GameFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = {};

export const Loading: Story = { args: { src: undefined } };

export const Slow: Story = { args: { state: "slow" } };

export const LongName: Story = {
  args: {
    title: "The Clockmaker's Daughter: A Very Long Night in the Observatory",
  },
};
