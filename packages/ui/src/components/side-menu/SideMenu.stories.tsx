import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useState } from "react";
import { LanguageSelect } from "../language-select/LanguageSelect.tsx";
import { SideMenu, type SideMenuPart } from "./SideMenu.tsx";

const sections: SideMenuPart[] = [
  {
    key: "main",
    items: [
      {
        key: "home",
        label: "Home",
        icon: "home",
        href: "#home",
        selected: true,
      },
      { key: "vip", label: "VIP bonus", icon: "crown", href: "#vip" },
      { key: "refer", label: "Refer and win", icon: "agent", onSelect: fn() },
      { key: "rewards", label: "Reward centre", icon: "gift", onSelect: fn() },
    ],
  },
  {
    key: "games",
    label: "Games",
    collapsible: true,
    items: [
      { key: "rng", label: "Slots", icon: "slots", href: "#rng" },
      { key: "live", label: "Live casino", icon: "live", href: "#live" },
      { key: "fish", label: "Fishing", icon: "fish", href: "#fish" },
      {
        key: "elott",
        label: "Electronic lottery",
        icon: "elottery",
        href: "#elott",
      },
    ],
  },
  {
    key: "help",
    label: "Help",
    items: [
      { key: "chat", label: "Live chat", icon: "chat", onSelect: fn() },
      {
        key: "licence",
        label: "Gaming licence",
        icon: "shield",
        onSelect: fn(),
      },
    ],
  },
];
const language = (
  <LanguageSelect
    variant="words"
    languages={[{ code: "EN", label: "English", tag: "en" }]}
    selected="EN"
    onSelect={fn()}
  />
);

const meta = {
  title: "Components/Shell/SideMenu",
  component: SideMenu,
  args: {
    label: "Portal",
    sections,
    folded: false,
    onFoldedChange: fn(),
    children: language,
  },
} satisfies Meta<typeof SideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Folding(args) {
    const [folded, setFolded] = useState(args.folded);
    return <SideMenu {...args} folded={folded} onFoldedChange={setFolded} />;
  },
};

export const Folded: Story = { args: { folded: true } };

export const InADrawer: Story = { args: { onFoldedChange: undefined } };

export const LongWords: Story = {
  args: {
    sections: [
      {
        key: "long",
        label: "Spiele und Unterhaltungsmöglichkeiten",
        items: [
          {
            key: "a",
            label: "Sicherheitseinstellungen und Selbstausschluss",
            icon: "shield",
            href: "#a",
          },
        ],
      },
    ],
  },
};
