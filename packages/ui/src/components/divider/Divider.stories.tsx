import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/stories.css.ts";
import { Text } from "../text/Text.tsx";
import { Divider } from "./Divider.tsx";

const meta = {
  title: "Components/Layout/Divider",
  component: Divider,
  parameters: {
    guide: {
      do: ["Part groups that space alone does not part."],
      dont: ["Do not rule off every row: space comes first."],
      accessibility: [
        "A bare line is a separator; words in it are read in its place.",
      ],
      keywords: ["line", "rule", "separator", "hr"],
    },
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWords: Story = { args: { children: "or continue with" } };

export const Vertical: Story = {
  render: () => (
    <div className={stories.rowHeight}>
      <Text>Today</Text>
      <Divider direction="vertical" />
      <Text>Yesterday</Text>
    </div>
  ),
};
