import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Modal } from "../modal/Modal.tsx";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Components/Forms/DateField",
  component: DateField,
  args: {
    label: "Birthday",
    name: "birthday",
    value: "",
    onChange: () => {},
    today: "2026-11-21",
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Use it for a single date, either one that people know, such as a birthday, or one that they choose in a calendar.",
        "Give `min` and `max`: the calendar then offers only valid dates, and the field explains what is wrong.",
      ],
      dont: [
        "Do not use two of them for a period; DateRangePicker keeps its dates in order.",
        "Do not repeat the format in the label; the empty field shows it.",
      ],
      accessibility: [
        "Year, month and day are spin buttons: digits of any script, arrow keys, page keys and pasting a whole date all work.",
        "The calendar is a grid with the keys of the ARIA Authoring Practices; a date that cannot be chosen says why.",
      ],
      keyboard: [
        { keys: "Digits", effect: "Type the date, part by part." },
        { keys: "Up, Down", effect: "Increase or decrease a part." },
        { keys: "Left, Right", effect: "Move between the parts." },
        {
          keys: "Arrows, Home, End",
          effect: "Move by days in the open calendar.",
        },
        {
          keys: "Page Up, Page Down",
          effect: "Move by months; with Shift, by years.",
        },
        { keys: "Escape", effect: "Closes the calendar." },
      ],
      keywords: ["date", "birthday", "calendar", "day picker", "age"],
    },
  },
  render: function Given(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(
    within(canvasElement).getAllByRole("button").at(-1) ?? canvasElement,
  );
};

export const Empty: Story = {};

export const Filled: Story = { args: { value: "1990-08-07" } };

export const WithHint: Story = {
  args: { hint: "As in your passport", required: true },
};

export const TooYoung: Story = {
  args: {
    value: "2010-02-14",
    max: "2005-11-21",
    required: true,
    hint: "As in your passport",
    error: "Please confirm that you are 21 or older",
  },
};

export const Disabled: Story = {
  args: { value: "1990-08-07", disabled: true },
};

export const Open: Story = { args: { value: "2026-11-12" }, play: open };

export const WithBounds: Story = {
  args: {
    label: "Date of the visit",
    value: "2026-11-24",
    min: "2026-11-21",
    max: "2026-12-20",
  },
  play: open,
};

export const InADialog: Story = {
  render: function InModal(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Modal open title="Profile" onClose={() => {}}>
        <DateField {...args} value={value} onChange={setValue} />
      </Modal>
    );
  },
};

export const LongWords: Story = {
  args: {
    label:
      "Date on which the document that you have sent us a picture of was issued",
    error:
      "The date is before your birthday. Check the document again and enter the date that is printed beside the seal.",
  },
};

export const TallScripts: Story = {
  args: { label: "မွေးနေ့", hint: "ตามที่ระบุในหนังสือเดินทาง", value: "1990-08-07" },
};
