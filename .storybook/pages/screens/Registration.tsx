import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { Form } from "@foyer/ui/form";
import { PasswordField } from "@foyer/ui/password-field";
import { Select } from "@foyer/ui/select";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { useState } from "react";
import { Entrance } from "./Entrance.tsx";

const nothing = () => undefined;
const currencies = [
  { value: "MYR", label: "Ringgit, RM" },
  { value: "THB", label: "Baht, ฿" },
  { value: "MMK", label: "Kyat, K" },
];

/** Making an account: as few fields as the law allows. */
export function Registration({ wrong = false }: { readonly wrong?: boolean }) {
  const [account, setAccount] = useState(wrong ? "la" : "lake.walker");
  const [password, setPassword] = useState("still water 42");
  const [name, setName] = useState("");
  const [currency, setCurrency] = useState("MYR");
  const [terms, setTerms] = useState(!wrong);
  const short = "The user name needs four letters or more.";
  const accept = "Please accept the terms.";
  return (
    <Entrance
      theme="treasure"
      title="A second balance for your first evening"
      text="What you bring first is doubled, up to RM 200."
    >
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1} size="page">
            Create an account
          </Heading>
          <Text tone="quiet">
            For adults. It takes a minute; you can play right after.
          </Text>
        </Stack>
        <Form
          label="Register"
          onSubmit={nothing}
          {...(wrong
            ? {
                problems: [
                  { name: "account", message: short },
                  { name: "terms", message: accept },
                ],
              }
            : {})}
        >
          <TextField
            label="User name"
            name="account"
            value={account}
            onChange={setAccount}
            required
            error={wrong ? short : undefined}
          />
          <PasswordField
            label="Password"
            name="password"
            value={password}
            onChange={setPassword}
            required
          />
          <TextField
            label="Full name"
            name="name"
            value={name}
            onChange={setName}
            hint="As in your bank account: winnings are paid to that name alone."
          />
          <Select
            label="Currency"
            name="currency"
            options={currencies}
            value={currency}
            onChange={setCurrency}
          />
          <Checkbox
            name="terms"
            checked={terms}
            onChange={setTerms}
            error={wrong ? accept : undefined}
          >
            I am 18 or older and accept the terms
          </Checkbox>
          <Button type="submit" tone="accent" size="large" wide>
            Create account
          </Button>
        </Form>
      </Stack>
    </Entrance>
  );
}
