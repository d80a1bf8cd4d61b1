import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "./Stack.tsx";

const cells = [
  "Verify your e-mail",
  "Add a mobile number",
  "Set a weekly limit",
].map((word) => (
  <div key={word} className={stories.cell}>
    {word}
  </div>
));

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  args: { children: cells },
  parameters: {
    guide: {
      do: [
        "Use it for children one below the other, with one gap from the scale.",
      ],
      dont: ["Do not give children their own margins."],
      accessibility: ["It adds nothing for screen readers."],
      keywords: ["column", "vertical", "spacing", "layout", "gap"],
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: "x1" } };

export const Centred: Story = { args: { align: "center", gap: "x3" } };
