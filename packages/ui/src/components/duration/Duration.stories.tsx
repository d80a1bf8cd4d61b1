import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Duration } from "./Duration.tsx";

const now = Date.UTC(2026, 2, 10, 12);
const hours = (count: number) => now + count * 3_600_000;

const meta = {
  title: "Components/Content/Duration",
  component: Duration,
  args: { now },
  parameters: {
    guide: {
      do: [
        "State once how much time is left; the end of an offer is a fact, not a threat.",
      ],
      dont: [
        "Do not count seconds, blink or turn red: that would urge people to play.",
      ],
      accessibility: [
        "It is plain text in the reader's plural forms; it does not change, so it never interrupts a screen reader.",
      ],
      keywords: ["time left", "countdown", "promotion", "days", "hours", "end"],
    },
  },
} satisfies Meta<typeof Duration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DaysAndHours: Story = { args: { endsAt: hours(77) } };

export const OneDay: Story = { args: { endsAt: hours(24) } };

export const UnderOneDay: Story = { args: { endsAt: hours(5) } };

export const UnderOneHour: Story = { args: { endsAt: hours(0.5) } };

export const NotBegun: Story = {
  args: { startsAt: hours(30), endsAt: hours(300) },
};

export const LongTerm: Story = {
  args: { longTerm: true, endsAt: hours(77) },
};

export const Ended: Story = { args: { endsAt: hours(-1) } };

export const Narrow: Story = {
  args: { endsAt: hours(9999 * 24 + 23) },
  decorators: [
    (Story) => (
      <div className={stories.sheet}>
        <div className={stories.sample}>
          <Story />
        </div>
      </div>
    ),
  ],
};
