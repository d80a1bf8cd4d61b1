import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Icon } from "../icon/Icon.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Components/Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", name: "password", value: "", onChange: () => {} },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Show the rules for a new password from the start, and tick them off as they are met.",
        "Set `autoComplete` to `current-password` or `new-password`, so that password managers work.",
      ],
      dont: [
        "Do not block pasting.",
        "Do not list rules where the player enters an existing password.",
      ],
      accessibility: [
        "A rule that is met has a tick and a word, not only another colour.",
        "Showing the password keeps the caret in place. Caps Lock is announced once.",
      ],
      keywords: [
        "password",
        "secret",
        "reveal",
        "caps lock",
        "rules",
        "strength",
      ],
    },
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { start: <Icon name="lock" />, autoComplete: "current-password" },
};

export const Filled: Story = { args: { value: "still water" } };

export const Wrong: Story = {
  args: { value: "still", error: "The password is too short.", required: true },
};

export const Disabled: Story = {
  args: { value: "still water", disabled: true },
};

export const NewPassword: Story = {
  args: { label: "New password", required: true, autoComplete: "new-password" },
  render: function Typed(args) {
    const [value, setValue] = useState("lake7");
    return (
      <PasswordField
        {...args}
        value={value}
        onChange={setValue}
        rules={[
          {
            id: "length",
            label: "6 to 20 characters",
            met: value.length >= 6 && value.length <= 20,
          },
          {
            id: "letter",
            label: "At least one letter",
            met: /\p{L}/u.test(value),
          },
          { id: "digit", label: "At least one digit", met: /\d/.test(value) },
        ]}
      />
    );
  },
};

export const LongWords: Story = {
  args: {
    label: "Payment password, required for each withdrawal and transfer",
    value: "still water runs deep and this is rather long for its field",
    rules: [
      {
        id: "long",
        label:
          "A capital letter, a small letter, a digit and a symbol that can be typed on the keyboard of every phone",
        met: false,
      },
      { id: "length", label: "8 to 20 characters", met: true },
    ],
  },
};

export const TallScripts: Story = {
  args: {
    label: "စကားဝှက်",
    rules: [
      { id: "one", label: "အက္ခရာ ၆ လုံးမှ ၁၂ လုံးအထိ", met: true },
      { id: "two", label: "ตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว", met: false },
    ],
  },
};
