import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleWins } from "../../private/storySamples.ts";
import { WinnerBoard } from "./WinnerBoard.tsx";

const meta = {
  title: "Components/Lobby/WinnerBoard",
  component: WinnerBoard,
  args: { entries: sampleWins },
} satisfies Meta<typeof WinnerBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Twenty: Story = {
  args: {
    entries: [...sampleWins, ...sampleWins, ...sampleWins, ...sampleWins],
  },
};

export const LongWords: Story = {
  args: {
    entries: [
      {
        player: "averylongnameindeed",
        gameName: "The Clockmaker's Daughter: Midnight Edition",
        amount: "1234567890.12",
        currencySymbol: "MMK",
        gameRoom: "Observatory",
      },
    ],
  },
};
