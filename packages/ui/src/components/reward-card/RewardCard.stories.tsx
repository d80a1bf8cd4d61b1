import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { phone } from "../../private/testing/stories.css.ts";
import { RewardCard } from "./RewardCard.tsx";
import { RewardCardSkeleton } from "./RewardCardSkeleton.tsx";

const meta = {
  title: "Components/Content/RewardCard",
  component: RewardCard,
  args: {
    title: "Lantern week",
    note: "Bonus · 2026/03/14",
    amount: "8.00",
    symbol: "RM",
    state: "ready",
    onClaim: fn(),
  },
  parameters: {
    wide: true,
    guide: {
      do: [
        "Say what the reward is for and how much it is. Keep claimed rewards in the list, so that they can be found again.",
      ],
      dont: ["Do not count down to its expiry or animate the button."],
      accessibility: [
        "The button is announced with the title. A failed claim is announced immediately, and the reward stays in place.",
      ],
      keywords: ["reward", "bonus", "claim", "gift", "raffle", "red envelope"],
    },
  },
} satisfies Meta<typeof RewardCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Claimed: Story = { args: { state: "claimed" } };

export const Raffle: Story = {
  args: {
    title: "Lantern prize draw",
    note: "Prize draw",
    amount: undefined,
    icon: "star",
  },
};

export const RaffleDrawn: Story = {
  args: {
    title: "Lantern prize draw",
    note: "Prize draw",
    amount: undefined,
    prize: "A paper lantern",
    icon: "star",
    state: "claimed",
  },
};

export const PrizeThatIsSent: Story = {
  args: {
    ...RaffleDrawn.args,
    details:
      "We are preparing your prize. We will send it to 7 Quay Street, 50050 Kuala Lumpur.",
  },
};

export const Claiming: Story = { args: { loading: true } };

export const OnePressedAlready: Story = { args: { disabled: true } };

export const Failed: Story = {
  args: { error: "Network link is abnormal, please try again" },
};

export const LongWords: Story = {
  args: {
    title:
      "A second balance for your first evening at the lake, for everybody who has come by the northern gate",
    note: "Bonus of the promotion · 2026/03/14 21:04:33",
    amount: "123456789012.34",
  },
};

export const OnAPhone: Story = {
  args: { error: "Network link is abnormal, please try again" },
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const Loading: Story = { render: () => <RewardCardSkeleton /> };
