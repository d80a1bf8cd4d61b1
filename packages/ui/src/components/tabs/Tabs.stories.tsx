import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Text } from "../text/Text.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Components/Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Log in with",
    items: [
      {
        key: "username",
        label: "Username",
        content: <Text>Username and password.</Text>,
      },
      {
        key: "phone",
        label: "Mobile number",
        content: <Text>A verification code by SMS.</Text>,
      },
      {
        key: "email",
        label: "E-mail",
        content: <Text>A verification code by e-mail.</Text>,
      },
    ],
  },
  parameters: {
    guide: {
      do: [
        "Use them for two to five views of one thing, with labels of one or two words.",
      ],
      dont: ["Do not use tabs for steps or to move between pages."],
      accessibility: [
        "Arrow keys move and select; Home and End go to the first and last. Only the selected tab is a tab stop.",
      ],
      keyboard: [
        {
          keys: "Left, Right",
          effect: "Moves to the next or previous tab, in reading direction.",
        },
        { keys: "Home, End", effect: "Moves to the first or last tab." },
        { keys: "Tab", effect: "Moves from the tabs to their content." },
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
        content: <Text>Add money to your wallet.</Text>,
      },
      {
        key: "withdraw",
        label: "Withdraw",
        icon: "withdraw",
        content: <Text>Send money to your bank account.</Text>,
      },
      {
        key: "history",
        label: "Records",
        icon: "history",
        content: <Text>Past deposits and withdrawals.</Text>,
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
