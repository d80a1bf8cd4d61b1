import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateTime } from "./DateTime.tsx";

const meta = {
  title: "Components/Typography/DateTime",
  component: DateTime,
  args: {
    at: Date.UTC(2026, 2, 4, 16, 5, 9),
    timeZone: "Asia/Kuala_Lumpur",
  },
  parameters: {
    guide: {
      do: [
        "Pass the time zone of the member's session, so that all times on a page agree.",
        "Show the zone where a reader may be in another one, for example on a receipt.",
      ],
      dont: ["Do not format times yourself or by the browser's language."],
      accessibility: [
        "The element contains the time in machine-readable form; a missing time is read as unknown.",
      ],
      keywords: ["time", "date", "timestamp", "clock", "zone"],
    },
  },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToTheSecond: Story = {};

export const ToTheMinute: Story = { args: { precision: "minute" } };

export const TheDay: Story = { args: { precision: "day" } };

export const WithItsZone: Story = { args: { showZone: true } };

export const NotKnown: Story = { args: { at: undefined } };

export const UnknownZone: Story = { args: { timeZone: "Lake/Nowhere" } };
