import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../private/testing/inColumn.tsx";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { Meter } from "./Meter.tsx";

const meta = {
  title: "Components/Feedback/Meter",
  component: Meter,
  args: {
    label: "Deposits today",
    value: "320.00",
    max: "500.00",
    valueText: "RM 320.00 of RM 500.00",
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Show an amount against a limit: a day's deposits, a week's losses, a bonus's wagering requirement.",
        "State both amounts in words; a bar alone gives no figure.",
      ],
      dont: [
        "Do not use it for a process such as an upload; use a ProgressBar.",
        "Do not use the `limit` tone where a full bar is good news; use `success` or `prize`.",
      ],
      accessibility: [
        "It is a meter named by its label. Screen readers announce the amounts instead of a percentage.",
        "Words and an icon say that it is nearly full or full, so colour is never the only sign.",
      ],
      keywords: ["gauge", "limit", "quota", "usage", "turnover", "bar"],
    },
  },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithinTheLimit: Story = {
  args: { hint: "Resets at midnight." },
};

export const CloseToTheLimit: Story = {
  args: { value: "460.00", valueText: "RM 460.00 of RM 500.00" },
};

export const LimitReached: Story = {
  args: {
    value: "500.00",
    valueText: "RM 500.00 of RM 500.00",
    hint: "You can deposit again from tomorrow.",
  },
};

export const NothingYet: Story = {
  args: { value: "0", valueText: "RM 0.00 of RM 500.00" },
};

export const PercentageOnly: Story = { args: { valueText: undefined } };

export const LongWordsAndFigures: Story = {
  args: {
    label: "Umsatzvoraussetzungen für den Willkommensbonus am Wochenende",
    value: "123456789012345678.90",
    max: "999999999999999999.99",
    valueText: "RM 123,456,789,012,345,678.90 of RM 999,999,999,999,999,999.99",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const TallScript: Story = {
  args: {
    label: "ยอดฝากวันนี้",
    valueText: "RM 320.00 จาก RM 500.00",
    hint: "เริ่มใหม่เวลาเที่ยงคืน",
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="x5">
      {(
        ["limit", "accent", "success", "warning", "danger", "prize"] as const
      ).map((tone, index) => (
        <Meter
          key={tone}
          tone={tone}
          label={tone}
          value={String(15 * (index + 1))}
          max="100"
        />
      ))}
    </Stack>
  ),
};
