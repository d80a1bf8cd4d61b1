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
        detail: "The fee of the first withdrawal of a day is ours.",
      },
    ],
  },
  {
    key: "3",
    label: "Pearl",
    benefits: [
      { title: "A desk of your own" },
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
        "List the ranks from the first up, with what each brings in plain words.",
        "Say in the progress what counts and how much of it there is, with both figures.",
      ],
      dont: [
        "Do not hurry anybody: no countdown, no “only RM 10 to go”.",
        "Do not show ranks to members who have none.",
      ],
      accessibility: [
        "It is an ordered list; the member's rank is marked as the current one and says so in words.",
        "Reached and ahead are said as well: picture and colour are never the only sign.",
      ],
      keywords: ["vip", "rank", "level", "tier", "loyalty", "benefits"],
    },
  },
} satisfies Meta<typeof VipLadder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

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
