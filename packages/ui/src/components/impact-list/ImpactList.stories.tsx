import type { Meta, StoryObj } from "@storybook/react-vite";
import { phone } from "../../private/testing/stories.css.ts";
import { ImpactList, type ImpactItem } from "./ImpactList.tsx";

const contracts = (count: number): ImpactItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name:
      ["reed.lantern", "harbour.kite", "north.quay"][index % 3] +
      `.${index + 1}`,
    before: `${(2.5 - index * 0.05).toFixed(2)} %`,
    note: "In force since 2026/03/01",
  }));

const meta = {
  title: "Components/Agents/ImpactList",
  component: ImpactList,
  args: {
    title: "These contracts with a higher rate would end",
    items: contracts(3),
  },
  parameters: {
    guide: {
      do: [
        "Name everything that an action ends or changes, before it can be confirmed.",
        "Give the list a title that says what it contains, and ask the question below it.",
      ],
      dont: [
        "Do not reduce it to a number: readers must see who is affected.",
        "Do not preselect an answer: both follow with equal weight.",
      ],
      accessibility: [
        "A region with a heading and a list; a list that is higher than its container can be focused and scrolled by keyboard.",
      ],
      keyboard: [{ keys: "Up, Down", effect: "Scroll a long list." }],
      keywords: ["consequence", "affected", "confirm", "conflict", "what ends"],
    },
  },
} satisfies Meta<typeof ImpactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { items: contracts(1) } };

export const None: Story = { args: { items: [] } };

export const ChangesInstead: Story = {
  args: {
    title: "These rates would change",
    items: contracts(2).map((item) => ({ ...item, after: "1.20 %" })),
  },
};

export const Many: Story = { args: { items: contracts(40), more: 160 } };

export const LongWords: Story = {
  args: {
    title:
      "These contracts with accounts in your team, each with a higher rate than the one offered, would end",
    items: [
      {
        id: "a",
        name: "harbour.kite".repeat(9),
        before: "12.345678901234567890 %",
        after: "1.2345678901234567890 %",
        note: "In force since the first day of the third month of the year before last",
      },
      { id: "b", name: "حارس الميناء", before: "2.5 %" },
    ],
  },
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { title: "ستنتهي هذه العقود" },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
