import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleGames } from "../../private/testing/storySamples.ts";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameRail } from "./GameRail.tsx";
import { GameRailSkeleton } from "./GameRailSkeleton.tsx";

const cards = (count: number) =>
  sampleGames(count).map(({ id, ...game }) => (
    <GameCard
      key={id}
      {...game}
      onPlay={fn()}
      onTrial={fn()}
      onFavourite={fn()}
    />
  ));

const meta = {
  title: "Components/Lobby/GameRail",
  component: GameRail,
  args: { label: "Hot games", children: cards(12) },
  parameters: {
    guide: {
      do: [
        "Let one card be cut at the edge, so that it shows that there are more.",
      ],
      dont: ["Do not let it move by itself."],
      accessibility: [
        "A list that scrolls; Tab stops at one card and what is on it, arrow keys move between cards, and the buttons at its ends are for a mouse only.",
      ],
      keywords: ["rail", "carousel", "row", "slider", "games", "scroll"],
    },
  },
} satisfies Meta<typeof GameRail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};

export const TwoRows: Story = { args: { children: cards(18) } };

export const AllInView: Story = { args: { children: cards(2) } };

export const Coming: Story = { render: () => <GameRailSkeleton /> };

/** Tall, the name on the picture. */
export const Covers: Story = { args: { look: "cover" } };

/** Square and small, more of them in a row. */
export const Tiles: Story = { args: { look: "tile" } };

export const CoversComing: Story = {
  render: () => <GameRailSkeleton look="cover" />,
};

export const TilesComing: Story = {
  render: () => <GameRailSkeleton look="tile" />,
};

/** Pictures with a fine line inside; a portal chooses it for all of them by a word at its root. */
export const PicturesFramed: Story = {
  decorators: [
    (Story) => (
      <div data-look="framed">
        <Story />
      </div>
    ),
  ],
};

/** Pictures with a breath of the accent. */
export const PicturesToned: Story = {
  decorators: [
    (Story) => (
      <div data-look="toned">
        <Story />
      </div>
    ),
  ],
};
