import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useState } from "react";
import { sampleAvatar } from "../../private/testing/storySamples.ts";
import { MemberMenu } from "../member-menu/MemberMenu.tsx";
import { MemberBlock } from "./MemberBlock.tsx";

const meta = {
  title: "Components/Shell/MemberBlock",
  component: MemberBlock,
  args: {
    currencySymbol: "RM",
    balance: "1234.5",
    balanceState: "fresh",
    masked: false,
    onMaskedChange: fn(),
    onRefresh: fn(),
    onDeposit: fn(),
    menu: (
      <MemberMenu
        account="lake.walker"
        avatarUrl={sampleAvatar}
        items={[]}
        onCopied={fn()}
      />
    ),
  },
  parameters: {
    guide: {
      do: [
        "Show the last known balance, and indicate when it is being updated.",
      ],
      dont: ["Do not hide the deposit button when the balance is hidden."],
      accessibility: [
        "Screen readers announce the balance as an amount or as hidden. The buttons beside it say what they do.",
      ],
      keywords: ["balance", "wallet", "money", "account", "mask", "deposit"],
    },
  },
} satisfies Meta<typeof MemberBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  render: function Covering(args) {
    const [masked, setMasked] = useState(args.masked);
    return <MemberBlock {...args} masked={masked} onMaskedChange={setMasked} />;
  },
};

export const Masked: Story = { args: { masked: true } };

export const Updating: Story = { args: { balanceState: "updating" } };

export const Stale: Story = { args: { balanceState: "stale" } };

export const NotKnownYet: Story = {
  args: { balance: undefined, balanceState: "updating" },
};

export const LargeBalance: Story = {
  args: { balance: "1234567.89", currencySymbol: "MMK" },
};

export const OnAGamePage: Story = { args: { hideBalance: true } };
