import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Home",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["lobby", "landing", "start page", "homepage"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { screen: "home" } };

export const Member: Story = { args: { screen: "member" } };

export const GuestOnAPhone: Story = {
  args: { screen: "home" },
  globals: { viewport: { value: "phone" } },
};

export const MemberOnAPhone: Story = {
  args: { screen: "member" },
  globals: { viewport: { value: "phone" } },
};
