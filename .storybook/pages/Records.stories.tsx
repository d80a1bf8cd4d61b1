import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Records",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["table", "ledger", "history", "statement"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bets: Story = { args: { screen: "records" } };

export const Failed: Story = { args: { screen: "failedRecords" } };

export const NoBets: Story = { args: { screen: "noRecords" } };

export const OnAPhone: Story = {
  args: { screen: "records" },
  globals: { viewport: { value: "phone" } },
};
