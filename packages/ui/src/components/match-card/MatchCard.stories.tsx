import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Grid } from "../stack/Grid.tsx";
import { MatchCard } from "./MatchCard.tsx";
import { MatchCardSkeleton } from "./MatchCardSkeleton.tsx";

const meta = {
  title: "Components/Lobby/MatchCard",
  component: MatchCard,
  args: {
    home: "Northwater",
    away: "Lindenfield",
    league: "Harbour League",
    state: "live",
    minute: 37,
    score: { home: 1, away: 0 },
    startsAt: Date.UTC(2026, 2, 4, 16, 5),
    timeZone: "Asia/Kuala_Lumpur",
    actionLabel: "Open Touchline Hall",
    onOpen: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Let the action say where it leads: to the provider that takes bets on the match.",
        "Keep a match in its place while its score changes.",
      ],
      dont: [
        "Do not announce every minute. The card gives the current score when it is read.",
        "Do not count down to kick-off.",
      ],
      accessibility: [
        "The two teams and their scores name the card. One button covers all of it.",
      ],
      keywords: ["match", "fixture", "score", "sports", "live", "e-sports"],
    },
  },
} satisfies Meta<typeof MatchCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const ToCome: Story = {
  args: { state: "scheduled", minute: undefined, score: undefined },
};

export const Finished: Story = {
  args: { state: "finished", score: { home: 2, away: 2 } },
};

export const ScoreNotKnown: Story = {
  args: { minute: undefined, score: undefined },
};

export const StateNotKnown: Story = {
  args: { state: "unknown", minute: undefined, score: undefined },
};

export const WithoutAction: Story = {
  args: { actionLabel: undefined, onOpen: undefined },
};

export const LongWords: Story = {
  args: {
    home: "Wanderers of the Old Harbour and the Northern Lighthouse",
    away: "ทีมรวมดาราแห่งทะเลสาบ",
    league: "The Grand Intercontinental Lake District Premier League",
    score: { home: 1024, away: 988 },
    actionLabel: "Open the Hall of the Touchline and the Far Post",
  },
};

export const Loading: Story = { render: () => <MatchCardSkeleton /> };

export const Matrix: Story = {
  render: (args) => (
    <Grid minimum="large">
      <MatchCard {...args} />
      <MatchCard {...args} state="scheduled" />
      <MatchCard {...args} state="finished" />
      <MatchCardSkeleton />
    </Grid>
  ),
};
