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
      do: ["Let a card be cut off at the edge, to show that there are more."],
      dont: ["Do not let it move automatically."],
      accessibility: [
        "A scrolling list: Tab stops at one card and its buttons, arrow keys move between cards, and the buttons at the ends are for the mouse only.",
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

/** Tall, with the name on the picture. */
export const Covers: Story = { args: { look: "cover" } };

/** Small and square, with more cards in a row. */
export const Tiles: Story = { args: { look: "tile" } };

export const CoversComing: Story = {
  render: () => <GameRailSkeleton look="cover" />,
};

export const TilesComing: Story = {
  render: () => <GameRailSkeleton look="tile" />,
};

/** Pictures with a thin inner border; a portal sets it for all pictures with an attribute on its root element. */
export const PicturesFramed: Story = {
  decorators: [
    (Story) => (
      <div data-look="framed">
        <Story />
      </div>
    ),
  ],
};

/** Pictures with a slight tint of the accent colour. */
export const PicturesToned: Story = {
  decorators: [
    (Story) => (
      <div data-look="toned">
        <Story />
      </div>
    ),
  ],
};
