import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RegionBlockPage } from "./RegionBlockPage.tsx";

const meta = {
  title: "Components/Status pages/RegionBlockPage",
  component: RegionBlockPage,
  parameters: { layout: "fullscreen" },
  args: {
    ip: "203.0.113.7",
    message: "We hold no licence for the place that you are visiting from.",
    onSupport: fn(),
  },
} satisfies Meta<typeof RegionBlockPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongAddress: Story = {
  args: { ip: "2001:0db8:85a3:0000:0000:8a2e:0370:7334" },
};
