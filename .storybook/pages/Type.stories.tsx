import type { Meta, StoryObj } from "@storybook/react-vite";
import { Type } from "./foundations/Type.tsx";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["typography", "font", "text size", "heading", "line height"],
    },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <Type /> };
