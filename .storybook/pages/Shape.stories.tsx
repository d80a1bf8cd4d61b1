import type { Meta, StoryObj } from "@storybook/react-vite";
import { Shape } from "./foundations/Shape.tsx";

const meta = {
  title: "Foundations/Shape and depth",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["radius", "corner", "border", "shadow", "elevation"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <Shape /> };
