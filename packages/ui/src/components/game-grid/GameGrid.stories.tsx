import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleGames } from "../../private/testing/storySamples.ts";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameGrid } from "./GameGrid.tsx";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";

const cards = (count: number) =>
  sampleGames(count).map(({ id, ...game }, index) => (
    <GameCard
      key={id}
      {...game}
      favourite={index % 4 === 1}
      onPlay={fn()}
      onTrial={fn()}
      onFavourite={fn()}
    />
  ));

const meta = {
  title: "Components/Lobby/GameGrid",
  component: GameGrid,
  args: { label: "Slots", children: cards(28) },
  parameters: {
    guide: {
      do: [
        "Give every card a key; use pages for a long list instead of letting it grow.",
      ],
      dont: ["Do not put anything other than cards into it."],
      accessibility: [
        "A list whose length is announced; arrow keys, Home and End move between cards in their visual order.",
      ],
      keyboard: [
        {
          keys: "Tab",
          effect:
            "Stops at one card, then at the buttons on it, and then leaves the grid.",
        },
        {
          keys: "Arrows",
          effect: "Move between cards, in the direction of the language.",
        },
        { keys: "Home, End", effect: "Go to the first or the last card." },
      ],
      keywords: ["grid", "games", "list", "lobby", "keyboard"],
    },
  },
} satisfies Meta<typeof GameGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnePage: Story = {};

export const Few: Story = { args: { children: cards(3) } };

export const Long: Story = { args: { children: cards(96) } };

export const Busy: Story = { args: { busy: true } };

export const Coming: Story = { render: () => <GameGridSkeleton count={12} /> };

/** Tall, with the name on the picture. */
export const Covers: Story = { args: { look: "cover", children: cards(12) } };

/** Small and square, with more cards in a row. */
export const Tiles: Story = { args: { look: "tile", children: cards(24) } };

export const CoversComing: Story = {
  render: () => <GameGridSkeleton count={12} look="cover" />,
};

export const TilesComing: Story = {
  render: () => <GameGridSkeleton count={12} look="tile" />,
};
