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
      do: ["Give every card a key; page long lists instead of growing them."],
      dont: ["Do not put anything but cards into it."],
      accessibility: [
        "A list whose length is announced; arrow keys, Home and End move between cards as they stand on the screen.",
      ],
      keyboard: [
        {
          keys: "Tab",
          effect:
            "Stops at one card, goes on to what is on it, and leaves the grid.",
        },
        {
          keys: "Arrows",
          effect: "Move from card to card, as the language runs.",
        },
        { keys: "Home, End", effect: "The first and the last card of all." },
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

/** Tall, the name on the picture. */
export const Covers: Story = { args: { look: "cover", children: cards(12) } };

/** Square and small, more of them in a row. */
export const Tiles: Story = { args: { look: "tile", children: cards(24) } };

export const CoversComing: Story = {
  render: () => <GameGridSkeleton count={12} look="cover" />,
};

export const TilesComing: Story = {
  render: () => <GameGridSkeleton count={12} look="tile" />,
};
