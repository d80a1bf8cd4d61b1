import type { Meta, StoryObj } from "@storybook/react-vite";
import { phone } from "../../private/testing/stories.css.ts";
import { Button } from "../button/Button.tsx";
import { MissionCard } from "./MissionCard.tsx";
import { MissionCardSkeleton } from "./MissionCardSkeleton.tsx";

const meta = {
  title: "Components/Content/MissionCard",
  component: MissionCard,
  args: {
    title: "Twenty rounds",
    value: "12",
    target: "20",
    valueText: "12 of 20 rounds",
    prize: "3.00",
    symbol: "RM",
    state: "running",
    actions: <Button size="small">Leaderboard</Button>,
  },
  parameters: {
    wide: true,
    guide: {
      do: ["Say plainly what counts, and show the progress in the same unit."],
      dont: [
        "Do not put pressure on the player: no clock, no “only two more”, no blinking near the target.",
      ],
      accessibility: [
        "The bar announces its progress in words. The actions come after it.",
      ],
      keywords: ["mission", "quest", "task", "progress", "challenge", "goal"],
    },
  },
} satisfies Meta<typeof MissionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const NotBegun: Story = {
  args: { value: "0", valueText: "0 of 20 rounds" },
};

export const Reached: Story = {
  args: {
    value: "20",
    valueText: "20 of 20 rounds",
    state: "done",
    actions: (
      <Button size="small" tone="accent">
        View reward
      </Button>
    ),
  },
};

export const Claimed: Story = {
  args: { value: "20", valueText: "20 of 20 rounds", state: "claimed" },
};

export const WithoutPrize: Story = {
  args: { prize: undefined, actions: undefined },
};

export const LongWords: Story = {
  args: {
    title:
      "Rounds worth a second balance, on every evening at the lake, by everybody who has come by the northern gate",
    value: "123456789.00",
    target: "1234567890.00",
    valueText: "RM 123,456,789.00 of RM 1,234,567,890.00",
  },
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const Loading: Story = { render: () => <MissionCardSkeleton /> };
