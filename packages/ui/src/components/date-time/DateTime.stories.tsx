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
        "Give the zone of the player's session, so that all times of a page tell one story.",
        "Show the zone where a reader may sit in another, on receipts for one.",
      ],
      dont: ["Write a time by hand or by the browser's language."],
      accessibility: [
        "The element holds the moment in a form that machines read; a missing time is spoken as not known.",
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
