import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icons } from "./foundations/Icons.tsx";

const meta = {
  title: "Foundations/Icons",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["icon", "glyph", "symbol", "svg"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <Icons /> };
