import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Points mall",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["shop", "goods", "redeem", "loyalty", "rules"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = { args: { screen: "mall" } };

export const OnAPhone: Story = {
  args: { screen: "mall" },
  globals: { viewport: { value: "phone" } },
};
