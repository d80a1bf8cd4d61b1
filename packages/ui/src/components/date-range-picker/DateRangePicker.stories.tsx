import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Modal } from "../modal/Modal.tsx";
import { DateRangePicker } from "./DateRangePicker.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const meta = {
  title: "Components/Forms/DateRangePicker",
  component: DateRangePicker,
  args: {
    label: "Period",
    name: "period",
    value: { start: "", end: "" },
    onChange: () => {},
    today: "2026-11-21",
    presets: ["previous7", "previous30", "next7", "next30"],
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Offer shortcuts that make sense: previous days for records, next days for planning.",
        "Pass today's date in the time zone of the records, so that shortcuts and records mean the same days.",
      ],
      dont: [
        "Do not leave out `maxDays` where the server rejects long periods: readers should see the limit before they send.",
        "Do not use it for a single date; that is a DateField.",
      ],
      accessibility: [
        "A sentence above the calendar says which date to choose next, and is announced when it changes.",
        "A typed period that cannot be used is refused with its last digit, on Enter or on leaving the field. The reason, and the period that the page still shows, are announced.",
        "Each day says whether it starts, ends or lies within the period; colour is not the only cue for the range.",
      ],
      keyboard: [
        { keys: "Digits", effect: "Type both dates, part by part." },
        {
          keys: "Enter",
          effect:
            "In the field, checks what was typed. In the calendar, sets the first day, then the last.",
        },
        {
          keys: "Arrows, Page Up, Page Down",
          effect: "Move by days and by months.",
        },
        { keys: "Escape", effect: "Closes the calendar." },
      ],
      keywords: [
        "period",
        "date range",
        "calendar",
        "from to",
        "records",
        "filter",
      ],
    },
  },
  render: function Given(args) {
    const [value, setValue] = useState(args.value);
    return <DateRangePicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(
    within(canvasElement).getAllByRole("button").at(-1) ?? canvasElement,
  );
};
const week = { start: "2026-11-15", end: "2026-11-21" };

export const Empty: Story = {};

export const Filled: Story = { args: { value: week } };

export const Open: Story = {
  args: { value: { start: "2026-10-23", end: "2026-11-12" } },
  play: open,
};

export const ForRecords: Story = {
  args: {
    presets: ["previous7", "previous30"],
    value: week,
    max: "2026-11-21",
    min: "2026-08-24",
    maxDays: 30,
    hint: "Up to 30 days, within the last 90 days",
  },
  play: open,
};

export const WithAButton: Story = {
  args: { apply: "button", value: week },
  play: open,
};

export const WithoutShortcuts: Story = {
  args: { presets: [], value: week },
  play: open,
};

export const Wrong: Story = {
  args: {
    value: { start: "2026-11-21", end: "2026-11-15" },
    error: wordsOf("ui.dateRangePicker.order"),
    required: true,
  },
};

/* As on a page of records, which keeps its days while the typed ones cannot be used. */
const typedOver = (digits: string, rules: Story["args"] = {}): Story => ({
  args: { value: week, ...rules },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRangePicker
        {...args}
        value={value}
        onChange={(next) => next.start !== "" && setValue(next)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("spinbutton");
    await userEvent.click(first ?? canvasElement);
    await userEvent.keyboard(`${digits}{Enter}`);
  },
});

export const EndBeforeStart: Story = typedOver("2026112220261115");

export const EarlierThanRecordsAreKept: Story = typedOver("2020111520261121", {
  min: "2026-08-24",
});

export const LongerThanAllowed: Story = typedOver("2020111520261121", {
  maxDays: 366,
});

export const InTheFuture: Story = typedOver("2026111520261122", {
  max: "2026-11-21",
});

export const PartOfADate: Story = typedOver("{Backspace}");

export const Disabled: Story = { args: { value: week, disabled: true } };

export const InADialog: Story = {
  render: function InModal(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Modal open title="Records" onClose={() => {}}>
        <DateRangePicker {...args} value={value} onChange={setValue} />
      </Modal>
    );
  },
};

export const TallScripts: Story = {
  args: { label: "ကာလ", hint: "ช่วงเวลาไม่เกิน ๓๐ วัน", value: week },
};
