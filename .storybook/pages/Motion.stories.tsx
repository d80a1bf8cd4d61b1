import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motion } from "./foundations/Motion.tsx";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["animation", "duration", "easing", "transition"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <Motion /> };
