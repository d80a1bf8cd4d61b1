import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RegionBlockPage } from "./RegionBlockPage.tsx";

const meta = {
  title: "Components/Status pages/RegionBlockPage",
  component: RegionBlockPage,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: [
        "Use it for visitors from a region without a licence. It shows their IP address, so that they can give it to customer service.",
      ],
      dont: ["Do not explain how to bypass it."],
      accessibility: [
        "Its title is the page heading. The picture is decorative, in the brand's own colours.",
      ],
      keywords: ["blocked", "geo", "error page", "status"],
    },
  },
  args: {
    ip: "203.0.113.7",
    message: "We are not licensed in the region you are visiting from.",
    onSupport: fn(),
  },
} satisfies Meta<typeof RegionBlockPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongAddress: Story = {
  args: { ip: "2001:0db8:85a3:0000:0000:8a2e:0370:7334" },
};

export const LongWords: Story = {
  args: {
    message:
      "Für den Aufenthaltsort, von dem aus diese Seite aufgerufen wird, besteht keine Glücksspielveranstaltungslizenz.",
  },
};
