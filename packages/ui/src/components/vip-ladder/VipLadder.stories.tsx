import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../private/testing/stories.css.ts";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Meter } from "../meter/Meter.tsx";
import { VipLadder, type VipLadderRank } from "./VipLadder.tsx";

const ranks: readonly VipLadderRank[] = [
  {
    key: "1",
    label: "Sand",
    benefits: [{ title: "A gift on your birthday" }],
  },
  {
    key: "2",
    label: "Coral",
    benefits: [
      {
        title: "One free withdrawal a day",
        detail: "We pay the fee for your first withdrawal of the day.",
      },
    ],
  },
  {
    key: "3",
    label: "Pearl",
    benefits: [
      { title: "Your own account manager" },
      { title: "Withdrawals without a fee" },
    ],
  },
];

const meta = {
  title: "Components/Content/VipLadder",
  component: VipLadder,
  args: {
    label: "VIP ranks",
    ranks,
    current: "2",
    progress: (
      <Meter
        label="Bets that count towards Pearl"
        tone="prize"
        value="1250.00"
        max="5000.00"
        valueText="RM 1,250.00 of RM 5,000.00"
      />
    ),
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "List the ranks from lowest to highest, with their benefits in plain words.",
        "Say in `progress` what counts, with both the current figure and the target.",
        "Say in `terms` what each rank takes, also to keep it.",
      ],
      dont: [
        "Do not put pressure on members: no countdown, no “only RM 10 to go”.",
        "Do not show ranks to members without a rank.",
      ],
      accessibility: [
        "It is an ordered list. The member's rank is marked as current, also in words.",
        "Words say which ranks are reached and which are ahead, so icon and colour are never the only sign.",
      ],
      keywords: ["vip", "rank", "level", "tier", "loyalty", "benefits"],
    },
  },
} satisfies Meta<typeof VipLadder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const WithTerms: Story = {
  args: {
    ranks: ranks.map((rank, index) => ({
      ...rank,
      terms: [
        `Reached from the rank below with RM ${(index + 1) * 500}.00 in valid bets`,
        index === 0
          ? "Kept permanently"
          : `Kept for 90 days at a time, with RM ${index * 250}.00 in valid bets`,
      ],
    })),
  },
};

export const AtTheTop: Story = {
  args: { current: "3", progress: undefined },
};

export const AtTheFirst: Story = { args: { current: "1" } };

export const RankThatIsNotListed: Story = { args: { current: "9" } };

export const LongWords: Story = {
  args: {
    ranks: ranks.map((rank) => ({
      ...rank,
      label: `${rank.label} Hochseeschifffahrtskapitänsehrenrang`,
      benefits: [
        {
          title: "Auszahlungsgebührenbefreiung an jedem Werktag",
          detail:
            "Gilt für die erste Auszahlung eines Tages, ganz gleich auf welches der hinterlegten Konten.",
        },
      ],
    })),
  },
  decorators: [
    (Story) => (
      <div className={narrow}>
        <Story />
      </div>
    ),
  ],
};

export const TallScript: Story = {
  args: {
    ranks: [
      { key: "1", label: "เงิน", benefits: [{ title: "ของขวัญวันเกิด" }] },
      { key: "2", label: "ทอง", benefits: [{ title: "ถอนฟรีวันละครั้ง" }] },
    ],
  },
};

export const ManyRanks: Story = {
  args: {
    ranks: Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      label: `Rank ${index + 1}`,
      benefits: [{ title: `Benefit of rank ${index + 1}` }],
    })),
  },
};
