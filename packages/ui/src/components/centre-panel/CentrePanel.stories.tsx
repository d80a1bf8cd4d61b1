import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { CountBadge } from "../badge/CountBadge.tsx";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { Money } from "../money/Money.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { TextField } from "../text-field/TextField.tsx";
import type { CentreGroup } from "./types.ts";
import { CentrePanel } from "./CentrePanel.tsx";
import { CentreWho } from "./CentreWho.tsx";

const member: readonly CentreGroup[] = [
  {
    key: "account",
    items: [
      {
        key: "security",
        label: "My account",
        icon: "shield",
        href: "#security",
      },
    ],
  },
  {
    key: "money",
    label: "Money",
    items: [
      { key: "wallet", label: "Wallet", icon: "wallet", href: "#wallet" },
      { key: "deposit", label: "Deposit", icon: "deposit", href: "#deposit" },
      {
        key: "withdraw",
        label: "Withdraw",
        icon: "withdraw",
        href: "#withdraw",
      },
      { key: "upline", label: "Transfer to another member", icon: "agent" },
    ],
  },
  {
    key: "records",
    label: "Records",
    items: [
      { key: "bets", label: "Betting record", icon: "record" },
      { key: "transactions", label: "Account record", icon: "history" },
      { key: "profit", label: "Profit and loss", icon: "clock" },
    ],
  },
  {
    key: "more",
    label: "Rewards and messages",
    items: [
      {
        key: "rewards",
        label: "Reward centre",
        icon: "gift",
        badge: <CountBadge count={3} label="3 rewards to claim" />,
      },
      { key: "invite", label: "Invite friends", icon: "heart" },
      {
        key: "missions",
        label: "Missions",
        icon: "star",
        badge: <CountBadge count={1} label="1 completed mission" />,
      },
      {
        key: "messages",
        label: "Messages",
        icon: "mail",
        badge: <CountBadge count={128} label="128 unread messages" />,
      },
    ],
  },
];

const who = (
  <CentreWho
    account="lake.walker"
    detail="Silver, since March"
    balanceLabel="Main wallet"
    balance={<Money amount="1204.5" symbol="RM" size="large" />}
    actions={
      <>
        <Button size="small">Deposit</Button>
        <Button size="small">Withdraw</Button>
      </>
    }
  />
);

const page = (
  <Stack gap="x6">
    <InlineMessage>
      Your first two withdrawals each day have no fee.
    </InlineMessage>
    <TextField
      label="Amount"
      name="amount"
      value="250.00"
      onChange={() => {}}
      inputMode="decimal"
      start="RM"
    />
    <TextField
      label="Bank account"
      name="bank"
      value="Still Water Bank ···· 4471"
      onChange={() => {}}
    />
    <Button tone="accent" size="large">
      Withdraw RM 250.00
    </Button>
  </Stack>
);

const meta = {
  title: "Components/Navigation/CentrePanel",
  component: CentrePanel,
  args: {
    label: "Member centre",
    groups: member,
    selected: "withdraw",
    onSelect: fn(),
    onClose: fn(),
    header: who,
    footer: (
      <Button variant="quiet" icon="logout" wide>
        Log out
      </Button>
    ),
    children: page,
  },
  parameters: {
    layout: "fullscreen",
    guide: {
      do: [
        "Use this frame for every page of the member or agent centre, in four or five groups with plain names.",
        "Give entries an `href` where the page has an address, so that they can be opened in a new tab.",
      ],
      dont: [
        "Do not put a second navigation inside a page; use Tabs for two or three views of the same content.",
        "Do not remove the frame while a page is loading or has failed: use `loading` and `error`.",
      ],
      accessibility: [
        "Choosing a page moves focus to its heading and scrolls to its start; on a phone, going back returns focus to the entry.",
        "Arrow keys, Home and End move between the entries; Tab visits each of them; Escape closes the dialog.",
      ],
      keyboard: [
        { keys: "Up, Down, Home, End", effect: "Move between the pages." },
        { keys: "Enter", effect: "Opens the page." },
        { keys: "Escape", effect: "Closes the panel." },
      ],
      keywords: [
        "member",
        "agent",
        "account",
        "settings",
        "side navigation",
        "master detail",
        "panel",
      ],
    },
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <CentrePanel {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof CentrePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverTheSite: Story = {
  args: { description: "Withdrawals go to a bank account in your own name." },
};

export const AsAPage: Story = {
  args: {
    presentation: "page",
    onClose: undefined,
    description: "Withdrawals go to a bank account in your own name.",
  },
};

export const ListFirst: Story = { args: { selected: undefined } };

export const Loading: Story = { args: { loading: true, selected: "bets" } };

export const Failed: Story = {
  args: {
    selected: "bets",
    error: (
      <ErrorState
        level={4}
        title="Your bets could not be loaded"
        onRetry={fn()}
      />
    ),
  },
};

export const Empty: Story = {
  args: {
    selected: "bets",
    children: (
      <EmptyState level={4} title="No bets on these dates" picture="record">
        Choose other dates above.
      </EmptyState>
    ),
  },
};

export const LongPage: Story = {
  args: {
    selected: "transactions",
    measure: "wide",
    actions: <Button size="small">Export</Button>,
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>Entry {index + 1} of a long account record</Text>
    )),
  },
};

export const LongWords: Story = {
  args: {
    label: "Mitgliederbereich und Kontoverwaltung",
    selected: "a",
    description:
      "Einzahlungsgrenzen, Verlustgrenzen und Selbstausschluss an einem Ort.",
    actions: <Button size="small">Alle Grenzen zurücksetzen</Button>,
    groups: [
      {
        key: "a",
        label: "Sicherheit und Verantwortungsbewusstsein",
        items: [
          {
            key: "a",
            label: "Sicherheitseinstellungen und Selbstausschlussverfahren",
            icon: "shield",
            badge: <CountBadge count={1200} label="1200 Hinweise" />,
          },
          { key: "b", label: "လုံခြုံရေးဌာန နှင့် အကောင့်ဆက်တင်များ", icon: "lock" },
        ],
      },
    ],
  },
};

export const Agent: Story = {
  args: {
    label: "Agent centre",
    selected: "team",
    measure: "wide",
    header: (
      <CentreWho
        account="north.shore"
        detail="Agent, 48 in the team"
        balanceLabel="Salary this month"
        balance={<Money amount="8450.25" symbol="RM" size="large" />}
      />
    ),
    groups: [
      {
        key: "team",
        label: "Team",
        items: [
          { key: "team", label: "Team overview", icon: "agent" },
          { key: "add", label: "Add account", icon: "plus" },
          { key: "manage", label: "Team management", icon: "user" },
        ],
      },
      {
        key: "reports",
        label: "Reports",
        items: [
          { key: "bets", label: "Team betting", icon: "record" },
          { key: "income", label: "My income", icon: "wallet" },
        ],
      },
    ],
  },
};
