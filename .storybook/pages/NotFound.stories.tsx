import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFound } from "./screens/NotFound.tsx";

const meta = {
  title: "Screens/Not found",
  component: NotFound,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["404", "missing page", "dead link"] },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
