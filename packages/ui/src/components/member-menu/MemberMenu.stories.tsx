import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleAvatar } from "../../private/testing/storySamples.ts";
import { MemberMenu } from "./MemberMenu.tsx";
import type { MemberMenuItem } from "./MemberMenuList.tsx";

const items: MemberMenuItem[] = [
  { key: "account", label: "Account", icon: "user", onSelect: fn() },
  { key: "withdraw", label: "Withdraw", icon: "withdraw", onSelect: fn() },
  { key: "records", label: "Account record", icon: "record", onSelect: fn() },
  { key: "bets", label: "Betting record", icon: "history", onSelect: fn() },
  {
    key: "out",
    label: "Log out",
    icon: "logout",
    tone: "danger",
    onSelect: fn(),
  },
];

const meta = {
  title: "Components/Shell/MemberMenu",
  component: MemberMenu,
  args: {
    account: "lake.walker",
    avatarUrl: sampleAvatar,
    items,
    onCopied: fn(),
  },
  parameters: {
    guide: {
      do: ["Put “Log out” last, below a separator."],
      dont: ["Do not repeat money actions that are already in the header."],
      accessibility: [
        "It is a menu button. Down opens the menu, arrow keys move through it, and Escape closes it and returns focus to the button.",
      ],
      keywords: [
        "account",
        "profile",
        "avatar",
        "dropdown",
        "sign out",
        "menu",
      ],
    },
  },
} satisfies Meta<typeof MemberMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Vip: Story = { args: { vipLabel: "Gold" } };

export const NoPicture: Story = { args: { avatarUrl: undefined } };

export const LongName: Story = {
  args: {
    account: "a.very.long.account.name.that.someone.chose",
    vipLabel: "Platinum of the lake",
  },
};

export const Opened: Story = {
  args: { vipLabel: "Gold" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
