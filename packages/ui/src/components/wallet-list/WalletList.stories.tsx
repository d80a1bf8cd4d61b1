import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { WalletList } from "./WalletList.tsx";

const readAt = Date.UTC(2026, 4, 3, 6, 12, 9);

const meta = {
  title: "Components/Money/WalletList",
  component: WalletList,
  args: {
    label: "Your wallets",
    currencySymbol: "RM",
    total: "1340.75",
    timeZone: "Asia/Kuala_Lumpur",
    wallets: [
      { key: "", name: "Main wallet", balance: "1280.5", readAt },
      { key: "KITE", name: "Kite Works", balance: "40", readAt },
      {
        key: "COPPER",
        name: "Copper Lane",
        balance: "20.25",
        readAt,
        note: "Emptied automatically when its game ends.",
      },
    ],
  },
  parameters: {
    guide: {
      do: [
        "Put the main wallet first, and show when each balance was read.",
        "Show empty wallets too: a zero balance is information.",
      ],
      dont: ["Do not add up balances if one is not known; omit the total."],
      accessibility: [
        "It is a named list. Figures have equal width and are aligned.",
      ],
      keywords: ["wallet", "balance", "vendor", "purse", "where is my money"],
    },
  },
} satisfies Meta<typeof WalletList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = {
  args: {
    wallets: [{ key: "", name: "Main wallet", balance: "1280.5", readAt }],
    total: undefined,
  },
};

export const WithActions: Story = {
  args: {
    wallets: [
      { key: "", name: "Main wallet", balance: "1280.5", readAt },
      {
        key: "KITE",
        name: "Kite Works",
        balance: "40",
        readAt,
        action: (
          <Button size="small" onClick={fn()}>
            Transfer
          </Button>
        ),
      },
    ],
  },
};

export const NotKnown: Story = {
  args: {
    wallets: [
      { key: "", name: "Main wallet", balance: "1280.5", readAt },
      { key: "KITE", name: "Kite Works", balance: undefined },
    ],
    total: undefined,
  },
};

export const Empty: Story = {
  args: {
    wallets: [{ key: "", name: "Main wallet", balance: "0", readAt }],
    total: "0",
  },
};

export const Loading: Story = { args: { loading: true } };

export const LongWords: Story = {
  args: {
    currencySymbol: "MMK",
    wallets: [
      {
        key: "LONG",
        name: "The provider of games of chance at the lower end of the quay",
        balance: "123456789012345678901234.50",
        readAt,
        note: "No transfers are possible while one of its games is open.",
      },
    ],
    total: "123456789012345678901234.50",
  },
};
