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
      do: ["Give the game the whole page; keep the back button within reach."],
      dont: ["Do not cover the game with offers."],
      accessibility: [
        "The frame has the game's name; if a game takes long to load, a text offers help.",
      ],
      keywords: ["iframe", "play page", "game window", "launch"],
      keyboard: [
        { keys: "Tab", effect: "Moves through the bar and into the game." },
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
