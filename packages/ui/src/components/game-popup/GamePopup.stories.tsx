import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { GamePopup } from "./GamePopup.tsx";

const meta = {
  title: "Components/Game/GamePopup",
  component: GamePopup,
  args: {
    open: true,
    title: "Jade Garden",
    src: "about:blank",
    onClose: fn(),
    onReload: fn(),
  },
  parameters: {
    layout: "fullscreen",
    guide: {
      do: ["Use it for games that the platform says are played over the page."],
      dont: ["Do not open it unless the player has pressed a button."],
      accessibility: [
        "It is a dialog with the game's name; on closing, focus returns to the card that opened it.",
      ],
      keywords: ["iframe", "overlay game", "launch", "popup game"],
      keyboard: [
        {
          keys: "Escape",
          effect: "Closes it while focus is outside the game.",
        },
      ],
    },
  },
} satisfies Meta<typeof GamePopup>;
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

export const Failed: Story = {
  args: {
    children: (
      <ErrorState title="The game could not be started" onRetry={fn()} />
    ),
  },
};
