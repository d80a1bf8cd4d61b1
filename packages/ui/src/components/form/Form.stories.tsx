import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";

const still = () => {};

const fields = (wrong: boolean) => (
  <>
    <TextField
      label="User name"
      name="account"
      value={wrong ? "la" : "lake.walker"}
      onChange={still}
      required
      error={wrong ? "The user name is too short." : undefined}
    />
    <PasswordField
      label="Password"
      name="password"
      value="still water"
      onChange={still}
      required
    />
    <Checkbox
      name="terms"
      checked={!wrong}
      onChange={still}
      error={wrong ? "Please accept the terms." : undefined}
    >
      I am of age and accept the terms
    </Checkbox>
    <Button type="submit" tone="accent" size="large" wide>
      Create account
    </Button>
  </>
);

const meta = {
  title: "Components/Forms/Form",
  component: Form,
  args: { label: "Register", onSubmit: fn(), children: fields(false) },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const SeveralProblems: Story = {
  args: {
    problems: [
      { name: "account", message: "The user name is too short." },
      { name: "terms", message: "Please accept the terms." },
    ],
    children: fields(true),
  },
};

export const Refused: Story = {
  args: { error: "User name or password is not right. Two tries are left." },
};
