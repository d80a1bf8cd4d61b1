import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/stories.css.ts";
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
