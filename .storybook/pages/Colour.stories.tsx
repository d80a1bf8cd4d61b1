import type { Meta, StoryObj } from "@storybook/react-vite";
import { Colour } from "./foundations/Colour.tsx";

const meta = {
  title: "Foundations/Colour",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["color", "palette", "swatch", "contrast", "wcag"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <Colour /> };
