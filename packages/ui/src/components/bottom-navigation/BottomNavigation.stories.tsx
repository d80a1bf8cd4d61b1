import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CountBadge } from "../badge/CountBadge.tsx";
import {
  BottomNavigation,
  type BottomNavigationItem,
} from "./BottomNavigation.tsx";

const items: BottomNavigationItem[] = [
  { key: "home", label: "Home", icon: "home", href: "#home", selected: true },
  { key: "search", label: "Search", icon: "search", onSelect: fn() },
  { key: "deposit", label: "Deposit", icon: "deposit", onSelect: fn() },
  { key: "promo", label: "Promotions", icon: "promo", href: "#promotions" },
  { key: "me", label: "Account", icon: "user", onSelect: fn() },
];

const meta = {
  title: "Components/Shell/BottomNavigation",
  component: BottomNavigation,
  args: { label: "Main", items },
  parameters: {
    guide: {
      do: ["Use five items, with one word each."],
      dont: ["Do not use it on screens wider than a phone, nor for actions."],
      accessibility: [
        "It is a named navigation landmark of links; the current item is marked in words and by shape.",
      ],
      keywords: ["tab bar", "bottom bar", "navigation", "mobile", "phone"],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof BottomNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FivePlaces: Story = {};

export const WithCount: Story = {
  args: {
    items: items.map((item) =>
      item.key === "promo"
        ? { ...item, badge: <CountBadge count={3} label="3 new promotions" /> }
        : item,
    ),
  },
};

export const LongWords: Story = {
  args: {
    items: items.map((item) => ({ ...item, label: "Benachrichtigungen" })),
  },
};

export const Burmese: Story = {
  args: { items: items.map((item) => ({ ...item, label: "ပရိုမိုးရှင်း" })) },
};

/** Rounded, floating above the bottom edge. */
export const Floating: Story = { args: { look: "floating" } };

export const FloatingLongWords: Story = {
  args: { ...LongWords.args, look: "floating" },
};
