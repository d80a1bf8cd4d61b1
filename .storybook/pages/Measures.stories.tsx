import type { Meta, StoryObj } from "@storybook/react-vite";
import { Measures } from "./foundations/Measures.tsx";

const meta = {
  title: "Foundations/Space and size",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["spacing", "margin", "padding", "grid", "breakpoints"],
    },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <Measures /> };
