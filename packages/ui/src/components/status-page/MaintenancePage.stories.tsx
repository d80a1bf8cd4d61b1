import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MaintenancePage } from "./MaintenancePage.tsx";

const meta = {
  title: "Components/Status pages/MaintenancePage",
  component: MaintenancePage,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: [
        "Use it for the whole site during maintenance, with the end time if it is known.",
      ],
      dont: ["Do not give an end time that is only a guess."],
      accessibility: [
        "Its title is the page heading. The picture is decorative, in the brand's own colours.",
      ],
      keywords: ["maintenance", "downtime", "error page", "status"],
    },
  },
  args: {
    message:
      "New tables are being set up. Your balance and your bets are safe.",
    endTime: Date.UTC(2026, 4, 3, 6, 30),
    onSupport: fn(),
  },
} satisfies Meta<typeof MaintenancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoEndKnown: Story = { args: { endTime: undefined } };

export const WithoutSupport: Story = { args: { onSupport: undefined } };

export const LongWords: Story = {
  args: {
    message:
      "Wartungsarbeiten an den Zahlungsabwicklungssystemen dauern länger als angekündigt; Guthaben und Wetten sind davon nicht betroffen.",
  },
};
