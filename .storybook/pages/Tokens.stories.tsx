import type { Meta, StoryObj } from "@storybook/react-vite";
import { Contrast, Tokens } from "./tokens/Tokens.tsx";

const meta = {
  title: "Foundations/Tokens",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["roles", "variables", "css variables", "contrast"] },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { render: () => <Tokens /> };

export const Pairs: Story = { render: () => <Contrast /> };
