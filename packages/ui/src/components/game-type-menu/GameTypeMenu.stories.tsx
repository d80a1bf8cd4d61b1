import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useState } from "react";
import { GameTypeMenu, type GameTypeMenuItem } from "./GameTypeMenu.tsx";

const items: GameTypeMenuItem[] = [
  { key: "HOME", label: "Home", icon: "home" },
  { key: "RNG", label: "Slots", icon: "slots" },
  { key: "LIVE", label: "Live casino", icon: "live" },
  { key: "FISH", label: "Fishing", icon: "fish" },
  { key: "PVP", label: "Cards", icon: "cards" },
  { key: "INHOUSE", label: "In-house", icon: "in-house" },
  { key: "SPORTS", label: "Sports", icon: "sports" },
  { key: "ESPORTS", label: "E-sports", icon: "esports" },
  { key: "LOTT", label: "Lottery", icon: "lottery" },
  { key: "ELOTT", label: "Electronic lottery", icon: "elottery" },
  { key: "COCKFIGHT", label: "Cockfight", icon: "cockfight" },
  { key: "PROMO", label: "Promotions", icon: "promo" },
  { key: "FAV", label: "Favourites", icon: "heart" },
];

const meta = {
  title: "Components/Lobby/GameTypeMenu",
  component: GameTypeMenu,
  args: { label: "Categories", items, selected: "RNG", onSelect: fn() },
  parameters: {
    guide: {
      do: ["Put Home first and Favourites last."],
      dont: ["Do not mix categories with filters: filters are quiet chips."],
      accessibility: [
        "Links where the category has a URL, otherwise pressed buttons; the selected one is scrolled into view.",
      ],
      keywords: ["categories", "chips", "games", "lobby", "filter"],
    },
  },
} satisfies Meta<typeof GameTypeMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scrolls: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <GameTypeMenu {...args} selected={selected} onSelect={setSelected} />
    );
  },
};

export const LastChosen: Story = { args: { selected: "FAV" } };

export const AllInView: Story = { args: { items: items.slice(0, 3) } };

export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.key}` })) },
};

export const Burmese: Story = {
  args: {
    items: [
      { key: "HOME", label: "ပင်မစာမျက်နှာ", icon: "home" },
      { key: "RNG", label: "စလော့ဂိမ်းများ", icon: "slots" },
      { key: "LIVE", label: "တိုက်ရိုက်ကာစီနို", icon: "live" },
      { key: "FISH", label: "ငါးပစ်ဂိမ်း", icon: "fish" },
    ],
  },
};
