import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Member centre",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["account", "profile", "wallet", "cash out"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = { args: { screen: "account" } };

export const Deposit: Story = { args: { screen: "deposit" } };

export const Withdrawing: Story = { args: { screen: "withdraw" } };

export const OnAPhone: Story = {
  args: { screen: "withdraw" },
  globals: { viewport: { value: "phone" } },
};
