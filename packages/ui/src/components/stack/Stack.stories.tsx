import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/stories.css.ts";
import { Stack } from "./Stack.tsx";

const cells = ["One", "Two", "Three"].map((word) => (
  <div key={word} className={stories.cell}>
    {word}
  </div>
));

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  args: { children: cells },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: "x1" } };

export const Centred: Story = { args: { align: "center", gap: "x3" } };
