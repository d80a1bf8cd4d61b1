import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Promotions",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["offers", "bonus", "campaigns"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { screen: "promotions" } };

export const Terms: Story = { args: { screen: "promotion" } };

export const OnAPhone: Story = {
  args: { screen: "promotions" },
  globals: { viewport: { value: "phone" } },
};
