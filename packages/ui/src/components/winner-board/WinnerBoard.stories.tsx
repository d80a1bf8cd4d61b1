import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleWins } from "../../private/storySamples.ts";
import { WinnerBoard } from "./WinnerBoard.tsx";

const meta = {
  title: "Components/Lobby/WinnerBoard",
  component: WinnerBoard,
  args: { entries: sampleWins },
  parameters: {
    guide: {
      do: ["Show real wins only, and as they came in."],
      dont: ["Do not show a whole name: what is not masked is masked here."],
      accessibility: [
        "It can be scrolled by keyboard; amounts are read with their currency.",
      ],
      keywords: ["winners", "wins", "prize", "ticker", "board"],
    },
  },
} satisfies Meta<typeof WinnerBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Twenty: Story = {
  args: {
    entries: [...sampleWins, ...sampleWins, ...sampleWins, ...sampleWins],
  },
};

export const WithoutCurrency: Story = {
  args: {
    entries: sampleWins.map(({ player, gameName, amount }) => ({
      player,
      gameName,
      amount,
    })),
  },
};

export const TallScripts: Story = {
  args: {
    entries: [
      { player: "ကိုအောင်မြင့်", gameName: "နဂါးရွှေ", amount: "920.00" },
      { player: "สมชายใจดี", gameName: "มังกรทอง", amount: "410.50" },
    ],
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
