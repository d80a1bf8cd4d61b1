import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cover } from "./cover/Cover.tsx";

const meta = {
  title: "Foyer/Start here",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

export const Welcome: StoryObj<typeof meta> = { render: () => <Cover /> };
