import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Inline } from "./Inline.tsx";

const cells = ["Slots", "Live casino", "Fishing", "Sports", "Lottery"].map(
  (word) => (
    <div key={word} className={stories.cell}>
      {word}
    </div>
  ),
);

const meta = {
  title: "Components/Layout/Inline",
  component: Inline,
  args: { children: cells },
  parameters: {
    guide: {
      do: ["Use it for a row that may wrap: buttons, badges, facts."],
      dont: ["Do not use it for columns that must line up; use a Grid."],
      accessibility: ["At 200% text size, it wraps instead of cutting off."],
      keywords: ["row", "horizontal", "cluster", "flex"],
    },
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Apart: Story = { args: { justify: "between" } };

export const WrapsWhereNarrow: Story = {
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};
