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
  "3-card poker",
  "Fan tan",
  "Niuniu",
  "Fish prawn crab",
].map((label) => ({ key: label, label }));

const meta = {
  title: "Components/Lobby/ClassifyMenu",
  component: ClassifyMenu,
  args: { label: "Kinds", items: slots, selected: "All", onSelect: fn() },
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
