import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Agent centre",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: {
      keywords: ["team", "downline", "contract", "salary", "dividend", "tree"],
    },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { screen: "overview" } };

export const Team: Story = { args: { screen: "team" } };

export const TeamOnAPhone: Story = {
  args: { screen: "team" },
  globals: { viewport: { value: "phone" } },
};

export const RegistrationLinks: Story = { args: { screen: "links" } };

export const RegistrationLinksOnAPhone: Story = {
  args: { screen: "links" },
  globals: { viewport: { value: "phone" } },
};

export const Contracts: Story = { args: { screen: "contracts" } };
