import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleWins } from "../../private/testing/storySamples.ts";
import { WinnerBoard } from "./WinnerBoard.tsx";

const meta = {
  title: "Components/Lobby/WinnerBoard",
  component: WinnerBoard,
  args: { entries: sampleWins, onPlay: fn() },
  parameters: {
    guide: {
      do: ["Show real wins only, in the order they happened."],
      dont: ["Do not show a full name: unmasked names are masked here."],
      accessibility: [
        "The list has a single tab stop; arrow keys move between wins. Amounts are announced with their currency.",
      ],
      keywords: ["winners", "wins", "prize", "ticker", "board"],
    },
  },
} satisfies Meta<typeof WinnerBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

/** For a portal that does not link to the games. */
export const OnlyTold: Story = { args: { onPlay: undefined } };

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
