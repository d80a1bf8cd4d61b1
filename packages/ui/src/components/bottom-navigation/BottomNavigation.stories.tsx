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
  { key: "me", label: "Me", icon: "user", onSelect: fn() },
];

const meta = {
  title: "Components/Shell/BottomNavigation",
  component: BottomNavigation,
  args: { label: "Places", items },
  parameters: {
    guide: {
      do: ["Five places, one word each."],
      dont: ["Do not use it above a phone's width, nor for actions."],
      accessibility: [
        "A named navigation of links; the place one is at is marked in words and by shape.",
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

/** Round, above the edge. */
export const Floating: Story = { args: { look: "floating" } };

export const FloatingLongWords: Story = {
  args: { ...LongWords.args, look: "floating" },
};
