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
  parameters: { layout: "fullscreen" },
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
