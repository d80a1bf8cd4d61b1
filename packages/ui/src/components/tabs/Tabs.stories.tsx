import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Text } from "../text/Text.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Components/Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Sign in with",
    items: [
      {
        key: "username",
        label: "Username",
        content: <Text>Account name and password.</Text>,
      },
      {
        key: "phone",
        label: "Phone",
        content: <Text>A code sent to your phone.</Text>,
      },
      {
        key: "email",
        label: "E-mail",
        content: <Text>A code sent to your mailbox.</Text>,
      },
    ],
  },
  parameters: {
    guide: {
      do: ["Use them for views of one thing; two to five, a word or two each."],
      dont: ["Do not use tabs for steps, nor to move between pages."],
      accessibility: [
        "Arrow keys move and choose, Home and End go to the ends; only the chosen one is a stop for Tab.",
      ],
      keyboard: [
        {
          keys: "Left, Right",
          effect: "Moves to the tab beside, as the language runs.",
        },
        { keys: "Home, End", effect: "Moves to the first or last tab." },
        { keys: "Tab", effect: "Leaves the tabs for what they show." },
      ],
      keywords: ["tabs", "segmented", "switcher", "panels"],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Segment: Story = { args: { variant: "segment" } };

export const SecondSelected: Story = { args: { selected: "phone" } };

export const WithIcons: Story = {
  args: {
    label: "Wallet",
    items: [
      {
        key: "deposit",
        label: "Deposit",
        icon: "deposit",
        content: <Text>Pay in.</Text>,
      },
      {
        key: "withdraw",
        label: "Withdraw",
        icon: "withdraw",
        content: <Text>Pay out.</Text>,
      },
      {
        key: "history",
        label: "History",
        icon: "history",
        content: <Text>What was.</Text>,
        disabled: true,
      },
    ],
  },
};

export const MoreThanFit: Story = {
  args: {
    label: "Records",
    items: [
      "All records",
      "Deposits",
      "Withdrawals",
      "Transfers",
      "Bonuses",
      "Rebates",
      "Adjustments",
    ].map((name) => ({
      key: name,
      label: name,
      content: <Text>{name}</Text>,
    })),
  },
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
};
