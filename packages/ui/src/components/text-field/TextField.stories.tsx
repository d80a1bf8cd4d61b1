import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Stack } from "../stack/Stack.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Components/Forms/TextField",
  component: TextField,
  args: { label: "Username", name: "account", value: "", onChange: () => {} },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Put rules in the hint, which stays visible during typing.",
        "Set `autoComplete` to its name in the HTML standard, so that browsers can fill in the form.",
      ],
      dont: [
        "Do not use the placeholder as the label: it disappears with the first letter.",
        "Do not show an error before the field loses focus or the form is submitted.",
      ],
      accessibility: [
        "Label, hint and error are announced with the field. Required fields have a star and are announced as required.",
        "E-mail addresses, URLs and numbers run left to right in every language, without autocorrect or spell check.",
      ],
      keywords: ["input", "text", "text box", "field", "e-mail", "telephone"],
    },
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: "lake.walker" } };

export const WithHint: Story = {
  args: { hint: "6 to 12 letters or digits, starting with a letter." },
};

export const Required: Story = {
  args: { required: true, placeholder: "lake.walker" },
};

export const Wrong: Story = {
  args: {
    value: "la",
    hint: "6 to 12 letters or digits.",
    error: "The username is too short.",
    required: true,
  },
};

export const Disabled: Story = {
  args: { value: "lake.walker", disabled: true },
};

export const Focused: Story = {
  args: { value: "lake.walker", autoFocus: true },
};

export const WithSlots: Story = {
  args: {
    label: "Amount",
    name: "amount",
    inputMode: "decimal",
    value: "1,200.00",
    start: "RM",
    end: <Icon name="wallet" />,
  },
};

export const Telephone: Story = {
  args: {
    label: "Mobile number",
    name: "mobile",
    type: "tel",
    value: "+60 12 555 0147",
    start: <Icon name="headset" />,
  },
};

export const LongWords: Story = {
  args: {
    label:
      "Name of the account holder exactly as it appears on the last bank statement",
    error:
      "The name differs from the one that the bank has on file; it must match exactly, including spaces.",
    value:
      "A name that is much longer than the field that its owner has typed it into",
  },
};

export const TallScripts: Story = {
  args: {
    label: "အသုံးပြုသူအမည်",
    value: "ผู้เล่นที่ทะเลสาบ",
    hint: "အက္ခရာ ၆ လုံးမှ ၁၂ လုံးအထိ",
  },
};

/** What a paste may contain: direction marks, letters with stacked accents, emoji of several parts. */
export const StrangeCharacters: Story = {
  args: {
    value: "mira\u202E88 Z\u0351\u0343\u036Ba\u0310\u0357 👩‍👩‍👧‍👦",
    error: "Letters and digits only.",
  },
};

/** All looks in one list: empty, filled, invalid and disabled. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x5">
      {(["", "lake.walker"] as const).map((value) => (
        <Stack key={value} gap="x5">
          {[{}, { error: "This username is taken." }, { disabled: true }].map(
            (state, at) => (
              <TextField
                key={at}
                label="Username"
                name={`${value}${at}`}
                placeholder="lake.walker"
                value={value}
                onChange={() => {}}
                {...state}
              />
            ),
          )}
        </Stack>
      ))}
    </Stack>
  ),
};
