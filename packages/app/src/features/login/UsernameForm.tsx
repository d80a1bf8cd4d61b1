import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginField, LoginView } from "@foyer/flows/login";
import { PasswordField } from "@foyer/ui/password-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { TextField } from "@foyer/ui/text-field";
import { FormShell } from "./FormShell.tsx";
import { LoginCaptcha } from "./LoginCaptcha.tsx";

const messages = defineMessages({
  username: {
    id: "login.username",
    defaultMessage: "Username",
    description: "Label of a field",
  },
  password: {
    id: "login.password",
    defaultMessage: "Password",
    description: "Label of a field",
  },
  remembered: {
    id: "login.remembered",
    defaultMessage:
      "This device is remembered: you can leave the password empty.",
    description:
      "Below the password of a sign-in that works without it on this device",
  },
});

interface UsernameFormProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
  readonly autoFocus: boolean;
}

/** Signing in by name and password. */
export function UsernameForm({ view, send, autoFocus }: UsernameFormProps) {
  const { formatMessage } = useIntl();
  const { values, fields, remembered } = view;
  const change = (field: LoginField) => (value: string) =>
    send({ type: "login.fieldChanged", field, value });
  const required = formatMessage(validationWords.required);
  const problems = (["username", "password", "captcha"] as const)
    .filter((field) => fields[field] !== undefined)
    .map((field) => ({
      name: field,
      message:
        field === "captcha"
          ? formatMessage(validationWords.captcha)
          : formatMessage(validationWords.inField, {
              field: formatMessage(messages[field]),
              problem: required,
            }),
    }));
  return (
    <FormShell view={view} send={send} problems={problems}>
      <TextField
        name="username"
        label={formatMessage(messages.username)}
        value={values.username}
        onChange={change("username")}
        error={fields.username && required}
        autoComplete="username"
        required
        autoFocus={autoFocus}
      />
      <PasswordField
        name="password"
        label={formatMessage(messages.password)}
        value={values.password}
        onChange={change("password")}
        error={fields.password && required}
        autoComplete="current-password"
        hint={remembered ? formatMessage(messages.remembered) : undefined}
        required={!remembered}
      />
      <LoginCaptcha view={view} send={send} />
    </FormShell>
  );
}
