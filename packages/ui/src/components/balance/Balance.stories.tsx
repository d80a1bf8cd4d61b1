import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { panel } from "../../private/testing/stories.css.ts";
import { Balance } from "./Balance.tsx";

const meta = {
  title: "Components/Money/Balance",
  component: Balance,
  args: {
    currencySymbol: "RM",
    balance: "1234.5",
    balanceState: "fresh",
    masked: false,
    onMaskedChange: fn(),
    onRefresh: fn(),
  },
  decorators: [
    (Story) => (
      <div className={panel}>
        <Story />
      </div>
    ),
  ],
  render: function Covering(args) {
    const [masked, setMasked] = useState(args.masked);
    return <Balance {...args} masked={masked} onMaskedChange={setMasked} />;
  },
  parameters: {
    guide: {
      do: [
        "Keep the last balance while a new one is loading, and say when it could not be loaded.",
        "Remember on this device whether the member hides it.",
      ],
      dont: ["Do not show 0.00 for an unknown balance."],
      accessibility: [
        "While the balance is hidden, no digit can be seen or read aloud; the button is a switch whose name does not change.",
      ],
      keywords: ["wallet", "money", "amount", "mask", "hide", "refresh"],
    },
  },
} satisfies Meta<typeof Balance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

export const Masked: Story = { args: { masked: true } };

export const Updating: Story = { args: { balanceState: "updating" } };

export const Stale: Story = {
  args: {
    balanceState: "stale",
    readAt: Date.UTC(2026, 2, 4, 15, 42, 7),
    timeZone: "Asia/Kuala_Lumpur",
  },
};

export const NotKnown: Story = {
  args: { balance: undefined, balanceState: "updating" },
};

export const Dong: Story = {
  args: { balance: "25000000", currencySymbol: "VND" },
};

export const Yen: Story = { args: { balance: "1000", currencySymbol: "JPY" } };

export const ThirtyDigits: Story = {
  args: {
    balance: "123456789012345678901234567890.12",
    currencySymbol: "MMK",
  },
};
