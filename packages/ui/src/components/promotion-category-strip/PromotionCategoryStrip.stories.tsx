import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import * as stories from "../../private/testing/stories.css.ts";
import { PromotionCategoryStrip } from "./PromotionCategoryStrip.tsx";

const words = [
  "All",
  "New players",
  "Slots",
  "Live tables",
  "Sports",
  "Fishing",
  "Cards",
  "Lottery",
  "Rebate",
  "Deposit",
  "Leaderboard",
  "Points",
  "App",
  "Other",
];
const categories = words.map((label) => ({ key: label, label }));

const meta = {
  title: "Components/Content/PromotionCategoryStrip",
  component: PromotionCategoryStrip,
  args: {
    label: "Promotion types",
    categories,
    selected: "All",
    onSelect: () => {},
  },
  render: function Chosen(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <PromotionCategoryStrip
        {...args}
        selected={selected}
        onSelect={setSelected}
      />
    );
  },
  parameters: {
    guide: {
      do: ["Keep one category selected at all times."],
      dont: ["Do not use it to open another page: it filters the current one."],
      accessibility: [
        "It is a group of radio buttons with a single tab stop. Arrow keys choose, and the selected category scrolls into view.",
      ],
      keywords: ["promotion", "category", "filter", "swipe", "chips", "radio"],
    },
  },
} satisfies Meta<typeof PromotionCategoryStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = { args: { categories: categories.slice(0, 4) } };

export const Ten: Story = { args: { categories: categories.slice(0, 10) } };

export const Many: Story = {};

export const ChosenBeyond: Story = { args: { selected: "Points" } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    categories: [
      { key: "All", label: "All" },
      {
        key: "long",
        label: "Everything for players who return after a long winter",
      },
      ...categories.slice(1, 6),
    ],
  },
};

export const TallScripts: Story = {
  args: {
    lang: "my",
    selected: "a",
    categories: [
      { key: "a", label: "အားလုံး" },
      { key: "b", label: "ကစားသမားအသစ်များ" },
      { key: "c", label: "နေ့စဉ်ဘောနပ်စ်" },
    ],
  },
};
