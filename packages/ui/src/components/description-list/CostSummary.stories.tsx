import type { Meta, StoryObj } from "@storybook/react-vite";
import { phone } from "../../private/testing/stories.css.ts";
import { CostSummary } from "./CostSummary.tsx";

const meta = {
  title: "Components/Money/CostSummary",
  component: CostSummary,
  args: {
    currencySymbol: "RM",
    lines: [
      { key: "amount", label: "You withdraw", amount: "500" },
      {
        key: "fee",
        label: "Bank fee",
        amount: "-2.5",
        hint: "0.5 %, minimum 2.00",
      },
    ],
    total: { key: "total", label: "You receive", amount: "497.5" },
    arrives: "Within 1 hour",
  },
  parameters: {
    guide: {
      do: [
        "Pass the amounts as the platform calculated them, with costs as negative amounts, so that the reader can add them up.",
      ],
      dont: ["Do not leave out a fee because it is zero: write 0.00."],
      accessibility: ["Each amount is read with its label and its sign."],
      keywords: ["fee", "sum", "total", "receipt", "withdraw", "deposit"],
    },
  },
} satisfies Meta<typeof CostSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = {};

export const DepositWithGift: Story = {
  args: {
    lines: [
      { key: "amount", label: "You deposit", amount: "300" },
      { key: "gift", label: "Weekend bonus", amount: "60" },
      { key: "fee", label: "Fee", amount: "0" },
    ],
    total: { key: "total", label: "Credited to your balance", amount: "360" },
    arrives: "Immediately",
  },
};

export const NotKnownYet: Story = {
  args: {
    lines: [
      { key: "amount", label: "You withdraw", amount: undefined },
      { key: "fee", label: "Bank fee", amount: undefined },
    ],
    total: { key: "total", label: "You receive", amount: undefined },
    arrives: undefined,
  },
};

export const Loading: Story = { args: { loading: true } };

export const LargeAmounts: Story = {
  args: {
    currencySymbol: "VND",
    lines: [
      {
        key: "amount",
        label: "You withdraw",
        amount: "123456789012345678901234567890",
      },
      { key: "fee", label: "Bank fee", amount: "-1234567890123456" },
    ],
    total: {
      key: "total",
      label: "You receive",
      amount: "123456789012344444333344444434",
    },
  },
};

export const OnAPhone: Story = {
  ...LargeAmounts,
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};
