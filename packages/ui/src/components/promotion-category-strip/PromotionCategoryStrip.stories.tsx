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
  "Ranking",
  "Points",
  "App",
  "Other",
];
const categories = words.map((label) => ({ key: label, label }));

const meta = {
  title: "Components/Content/PromotionCategoryStrip",
  component: PromotionCategoryStrip,
  args: {
    label: "Kinds of promotions",
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
      do: ["Keep one of the categories chosen at all times."],
      dont: ["Do not use it to move to another page: it filters this one."],
      accessibility: [
        "A group of radio buttons: one stop for Tab, arrow keys choose, and the chosen one comes into view.",
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
        label: "Everything for those who come back after a long winter",
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
