import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Grid } from "./Grid.tsx";

const cells = [
  "Lantern Harbour",
  "Copper Fox",
  "Nine Rivers",
  "Night Orchard",
  "Paper Kites",
  "Salt and Amber",
  "Tin Comet",
  "Willow Gate",
].map((name) => (
  <div key={name} className={stories.cell}>
    {name}
  </div>
));

const meta = {
  title: "Components/Layout/Grid",
  component: Grid,
  args: { children: cells },
  parameters: {
    guide: {
      do: [
        "Use it for cards of one kind that flow into as many columns as fit.",
      ],
      dont: ["Do not set widths on children: the grid sets them."],
      accessibility: [
        "Reading order follows the source order, in both directions.",
      ],
      keywords: ["columns", "layout", "responsive", "auto-fill"],
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NarrowColumns: Story = { args: { minimum: "small", gap: "x2" } };

export const NeverWiderThanItsPlace: Story = {
  args: { minimum: "large" },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};
