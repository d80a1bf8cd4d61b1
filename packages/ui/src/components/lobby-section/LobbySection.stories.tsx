import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleGames } from "../../private/testing/storySamples.ts";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameRail } from "../game-rail/GameRail.tsx";
import { LobbySection } from "./LobbySection.tsx";

const rail = (
  <GameRail label="Hot games">
    {sampleGames(12).map(({ id, ...game }) => (
      <GameCard key={id} {...game} onPlay={fn()} onFavourite={fn()} />
    ))}
  </GameRail>
);

const meta = {
  title: "Components/Lobby/LobbySection",
  component: LobbySection,
  args: { title: "Hot games", children: rail },
  parameters: {
    guide: {
      do: [
        "Let title and count say what is below; put the link to all items last.",
      ],
      dont: ["Do not show an empty section: leave it out."],
      accessibility: [
        "A region named by its heading; the heading also describes the link to all items.",
      ],
      keywords: ["section", "heading", "see all", "lobby"],
    },
  },
} satisfies Meta<typeof LobbySection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithCountAndLink: Story = {
  args: { count: 1248, actionLabel: "See all", actionHref: "#rng" },
};

export const WithAction: Story = {
  args: { actionLabel: "Clear", onAction: fn() },
};

export const LongWords: Story = {
  args: {
    title: "Games that members near you have played often this week",
    count: 38,
    actionLabel: "Show all games in this list",
    onAction: fn(),
  },
};
