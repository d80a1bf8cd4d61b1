import type { Meta, StoryObj } from "@storybook/react-vite";
import { panel, phone } from "../../private/testing/stories.css.ts";
import { Money } from "../money/Money.tsx";
import { ContractDiff } from "./ContractDiff.tsx";

const meta = {
  title: "Components/Agents/ContractDiff",
  component: ContractDiff,
  args: {
    caption: "Changes from the contract in force",
    beforeLabel: "In force",
    afterLabel: "Offer",
    rows: [
      { term: "Rate", before: "1.5 %", after: "1.2 %", change: "down" },
      {
        term: "Minimum active members",
        before: "5",
        after: "8",
        change: "up",
      },
      {
        term: "Minimum valid stakes in the period",
        before: <Money amount="20000" symbol="RM" />,
        after: <Money amount="20000" symbol="RM" />,
        change: "same",
      },
      {
        term: "Minimum total stake for a day to count",
        after: <Money amount="500" symbol="RM" />,
        change: "new",
      },
      {
        term: "Payment period",
        before: "Monthly",
        after: "Twice a month",
        change: "changed",
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className={panel}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        "Show every term, including unchanged ones: readers want to know what stays.",
      ],
      dont: [
        "Do not call a change good or bad: what is higher for one side is lower for the other.",
      ],
      accessibility: [
        "A native table with explicit roles; on a phone each term is above its two values.",
        "Each change is described in words; icon and colour repeat it.",
      ],
      keywords: ["compare", "difference", "old and new", "terms", "agent"],
    },
  },
} satisfies Meta<typeof ContractDiff>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryChange: Story = {};

export const NothingChanges: Story = {
  args: {
    rows: [
      { term: "Rate", before: "1.5 %", after: "1.5 %", change: "same" },
      {
        term: "Minimum active members",
        before: "5",
        after: "5",
        change: "same",
      },
    ],
  },
};

export const AllNew: Story = {
  args: {
    rows: [
      { term: "Rate", after: "1.5 %", change: "new" },
      { term: "Minimum active members", after: "5", change: "new" },
    ],
  },
};

const onAPhone: Story["decorators"] = [
  (Story) => (
    <div className={phone}>
      <Story />
    </div>
  ),
];

export const OnAPhone: Story = { decorators: onAPhone };

export const LongWords: Story = {
  args: {
    caption:
      "Changes from the contract that has been in force since the spring",
    beforeLabel: "In force since the spring",
    afterLabel: "Offered by the upline agent",
    rows: [
      {
        term: "Minimum valid bets of all members of the team in each period",
        before: <Money amount="123456789012345678901234567890" symbol="MMK" />,
        after: <Money amount="223456789012345678901234567890" symbol="MMK" />,
        change: "up",
      },
    ],
  },
};

export const LongWordsOnAPhone: Story = {
  args: LongWords.args ?? {},
  decorators: onAPhone,
};

export const RightToLeft: Story = {
  args: {
    caption: "ما الذي يتغير",
    beforeLabel: "الساري",
    afterLabel: "المعروض",
    rows: [
      { term: "النسبة", before: "1.5 %", after: "1.2 %", change: "down" },
      { term: "الأعضاء النشطون", before: "5", after: "8", change: "up" },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
