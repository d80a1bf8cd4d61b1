import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useState } from "react";
import { ClassifyMenu } from "./ClassifyMenu.tsx";

const slots = [
  "All",
  "Scratch cards",
  "Video poker",
  "Jackpot",
  "Table games",
  "Arcade",
].map((label) => ({ key: label, label }));
const live = [
  "All",
  "Baccarat",
  "Sic bo",
  "Roulette",
  "Dragon tiger",
  "Blackjack",
  "Mahjong",
  "3-card poker",
  "Wenzhou",
  "Se die",
  "Fan tan",
  "Niuniu",
  "Fish prawn crab",
  "Zha jin hua",
].map((label) => ({ key: label, label }));

const meta = {
  title: "Components/Lobby/ClassifyMenu",
  component: ClassifyMenu,
  args: {
    label: "Classifications",
    items: slots,
    selected: "All",
    onSelect: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Put All first; leave the menu out where there is only one classification.",
      ],
      dont: ["Do not use it for navigation between pages."],
      accessibility: [
        "Pressed buttons in a named group; the selected one is scrolled into view.",
      ],
      keywords: ["classification", "sub-category", "chips", "filter"],
    },
  },
} satisfies Meta<typeof ClassifyMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slots: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <ClassifyMenu {...args} selected={selected} onSelect={setSelected} />
    );
  },
};

export const LiveCasino: Story = {
  args: { items: live, selected: "Roulette" },
};

export const WithBingo: Story = {
  args: { items: [...slots, { key: "Bingo", label: "Bingo" }] },
};

export const LongWords: Story = {
  args: {
    items: [
      { key: "All", label: "Alle Spielautomaten" },
      { key: "b", label: "Spielautomaten mit steigendem Hauptgewinn" },
      { key: "c", label: "Geschicklichkeitsspiele" },
    ],
  },
};

export const TallScripts: Story = {
  args: {
    items: [
      { key: "All", label: "အားလုံး" },
      { key: "b", label: "แบล็คแจ็ก" },
      { key: "c", label: "ဘင်ဂို" },
    ],
  },
};
