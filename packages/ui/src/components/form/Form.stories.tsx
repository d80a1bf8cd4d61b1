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
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Word each problem so that it can stand alone: the summary lists it away from its field.",
        "Put the one button that sends last.",
      ],
      dont: [
        "Do not disable that button until all is right: nobody can tell why.",
        "Do not empty fields after a refusal.",
      ],
      accessibility: [
        "After sending in vain the summary takes focus and is read once; a single problem takes focus to its field.",
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
      { name: "account", message: "The user name is too short." },
      { name: "terms", message: "Please accept the terms." },
    ],
    children: fields(true),
  },
};

export const Refused: Story = {
  args: { error: "User name or password is not right. Two tries are left." },
};

/** Send it: the summary appears and takes focus. */
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
                { name: "account", message: "The user name is too short." },
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
  "Name of the account holder exactly as the bank has written it",
  "Street",
  "Town",
  "Telephone",
  "E-mail",
  "Referral code",
  "Date of birth",
  "Identity card",
];

/** Many mistakes with long words. */
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
