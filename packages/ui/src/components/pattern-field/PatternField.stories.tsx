import { patterns } from "@foyer/platform/patterns";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Button } from "../button/Button.tsx";
import { Form } from "../form/Form.tsx";
import { Icon } from "../icon/Icon.tsx";
import { PatternField } from "./PatternField.tsx";
import * as styles from "./PatternField.stories.css.ts";

const meta = {
  title: "Components/Forms/PatternField",
  component: PatternField,
  args: {
    label: "Username",
    name: "username",
    meaning: "account",
    rule: { acceptedPattern: "letterFirst", minLength: 6, maxLength: 12 },
    value: "",
    onChange: fn(),
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Pass the server's rule unchanged: the field states it, checks it and words the error.",
        "Set `meaning`, so that the documented message comes first.",
      ],
      dont: [
        "Do not put the rule in the label or placeholder: the help text states it and stays visible.",
        "Do not run a server's own regular expression on the page; give `checkUnknown` a worker.",
      ],
      accessibility: [
        "Help and error are announced with the field. The error says what is allowed, not only that something is wrong.",
      ],
      keywords: ["pattern", "validation", "format", "username", "rule", "hint"],
    },
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PatternField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PatternField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HintBeforeTheMistake: Story = {};

/** Focus the field and leave it: the rule is checked on blur, not before. */
export const AboutToBeWrong: Story = { args: { value: "88mira" } };

export const Refused: Story = {
  args: {
    value: "88mira",
    error: "This username is taken. Try another one.",
  },
};

/** Minimum and maximum length are equal: the help names one figure. */
export const OneLength: Story = {
  args: {
    label: "Verification code",
    name: "code",
    meaning: "code",
    rule: { acceptedPattern: "digits", minLength: 6, maxLength: 6 },
    start: <Icon name="shield" />,
  },
};

/** The server sent no length limits, so none are shown or checked. */
export const NoBounds: Story = {
  args: { rule: { acceptedPattern: "letterFirst" } },
};

export const AnyText: Story = {
  args: { label: "Remark", name: "remark", rule: { acceptedPattern: "*" } },
};

export const Email: Story = {
  args: {
    label: "E-mail",
    name: "email",
    kind: "email",
    meaning: "email",
    rule: { acceptedPattern: "email" },
    hint: "We only send messages about your account.",
    start: <Icon name="mail" />,
  },
};

export const Telephone: Story = {
  args: {
    label: "Mobile number",
    name: "mobile",
    kind: "tel",
    meaning: "mobile",
    rule: { acceptedPattern: "digits", minLength: 9, maxLength: 11 },
  },
};

export const NewPassword: Story = {
  args: {
    label: "New password",
    name: "password",
    kind: "password",
    meaning: "password",
    autoComplete: "new-password",
    rule: {
      acceptedPattern: "strongPassword",
      minLength: 8,
      maxLength: 20,
      required: true,
    },
    start: <Icon name="lock" />,
  },
};

/** A rule that only the server knows: a worker checks it, and anything it cannot decide in time is accepted. */
export const RuleOfTheServersOwn: Story = {
  args: {
    label: "Voucher",
    name: "voucher",
    meaning: undefined,
    rule: { acceptedPattern: "^[A-F]{2,8}$" },
    hint: "Two to eight letters from A to F.",
    checkUnknown: async (_pattern, value) =>
      /^[A-F]{2,8}$/.test(value) ? "accepted" : "refused",
  },
};

export const Disabled: Story = { args: { value: "mira88", disabled: true } };

export const LongWords: Story = {
  args: {
    label:
      "Name of the account holder exactly as it appears on the last bank statement",
    meaning: "realName",
    rule: { acceptedPattern: "upperSpaces", minLength: 5, maxLength: 1200 },
    value: "MIRA OF THE HOUSE OF SAND BY THE LONG STILL LAKE IN THE NORTH",
  },
};

export const TallScripts: Story = {
  args: {
    label: "အသုံးပြုသူအမည်",
    rule: { acceptedPattern: "thai", maxLength: 20 },
    value: "สมชาย",
  },
};

function Live({ id }: { id: string }) {
  const [value, setValue] = useState("");
  return (
    <PatternField
      label={`Try ${id}`}
      name={id}
      rule={{ acceptedPattern: id }}
      value={value}
      onChange={setValue}
    />
  );
}

/** The whole catalogue: the name of each pattern, a text that fits, one that does not, and a field to try it. */
export const EveryPattern: Story = {
  parameters: { wide: true },
  render: () => (
    <div className={styles.rows}>
      {patterns.map(({ id, sampleGood, sampleBad }) => (
        <div key={id} className={styles.row}>
          <p className={styles.about}>
            <span className={styles.id}>{id}</span>
            <span>
              Fits: <bdi>{sampleGood}</bdi>
            </span>
            {sampleBad !== undefined && (
              <span>
                Does not fit: <bdi>{sampleBad}</bdi>
              </span>
            )}
          </p>
          <Live id={id} />
        </div>
      ))}
    </div>
  ),
};

/** Submitting checks every rule at once, including fields that were never focused. */
export const InAForm: Story = {
  render: function SignUp() {
    const [name, setName] = useState("");
    const [email, setEmail] = useState("mira@post");
    return (
      <Form label="Register" onSubmit={() => {}}>
        <PatternField
          label="Username"
          name="username"
          meaning="account"
          rule={{
            acceptedPattern: "letterFirst",
            minLength: 6,
            maxLength: 12,
            required: true,
          }}
          value={name}
          onChange={setName}
        />
        <PatternField
          label="E-mail"
          name="email"
          kind="email"
          meaning="email"
          rule={{ acceptedPattern: "email" }}
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" tone="accent" size="large" wide>
          Register
        </Button>
      </Form>
    );
  },
};
