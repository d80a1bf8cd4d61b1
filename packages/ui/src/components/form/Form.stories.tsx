import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";

const still = () => {};

const fields = (wrong: boolean) => (
  <>
    <TextField
      label="Username"
      name="account"
      value={wrong ? "la" : "lake.walker"}
      onChange={still}
      required
      error={wrong ? "The username is too short." : undefined}
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
      error={wrong ? "Please agree to the terms" : undefined}
    >
      I am of age and accept the terms
    </Checkbox>
    <Button type="submit" tone="accent" size="large" wide>
      Register
    </Button>
  </>
);

const meta = {
  title: "Components/Forms/Form",
  component: Form,
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Word each message so that it is understood alone: the summary lists it away from its field.",
        "Put the submit button last.",
      ],
      dont: [
        "Do not disable the submit button until all fields are valid: nobody can tell why it is disabled.",
        "Do not clear fields after a rejected submission.",
      ],
      accessibility: [
        "After a failed submission the summary takes focus and is read once; with a single invalid field, that field takes focus.",
        "Each entry of the summary leads to its field.",
      ],
      keywords: ["form", "validation", "error summary", "submit"],
    },
  },
  args: { label: "Register", onSubmit: fn(), children: fields(false) },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const SeveralProblems: Story = {
  args: {
    problems: [
      { name: "account", message: "The username is too short." },
      { name: "terms", message: "Please agree to the terms" },
    ],
    children: fields(true),
  },
};

export const Refused: Story = {
  args: { error: "Wrong account or password. You have 2 attempts left." },
};

/** When it is submitted, the summary appears and takes focus. */
export const SentInVain: Story = {
  render: function Tried() {
    const [tried, setTried] = useState(false);
    return (
      <Form
        label="Register"
        onSubmit={() => setTried(true)}
        problems={
          tried
            ? [
                { name: "account", message: "The username is too short." },
                { name: "terms", message: "Please agree to the terms" },
              ]
            : []
        }
      >
        {fields(tried)}
      </Form>
    );
  },
};

export const Awaited: Story = { args: { busy: true } };

const labels = [
  "Name of the account holder exactly as the bank spells it",
  "Street",
  "Town",
  "Mobile number",
  "E-mail",
  "Invitation code",
  "Date of birth",
  "Identity card",
];

/** Many errors with long labels. */
export const ManyProblems: Story = {
  args: {
    problems: labels.map((label) => ({
      name: label,
      message: `${label}: Input cannot be empty`,
    })),
    children: labels.map((label) => (
      <TextField
        key={label}
        label={label}
        name={label}
        value=""
        onChange={still}
        required
        error="Input cannot be empty"
      />
    )),
  },
};
