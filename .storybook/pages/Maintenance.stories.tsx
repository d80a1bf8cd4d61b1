import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Maintenance",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["closed", "downtime", "upgrade"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { args: { screen: "maintenance" } };

export const OnAPhone: Story = {
  args: { screen: "maintenance" },
  globals: { viewport: { value: "phone" } },
};
