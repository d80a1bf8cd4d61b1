import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Registration",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["sign up", "join", "onboarding", "create account"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { screen: "register" } };

export const OnAPhone: Story = {
  args: { screen: "register" },
  globals: { viewport: { value: "phone" } },
};
