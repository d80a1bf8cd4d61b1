import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Components/Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", name: "password", value: "", onChange: () => {} },
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
