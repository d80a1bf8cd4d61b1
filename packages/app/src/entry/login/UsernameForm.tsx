import { useTranslations } from "@foyer/ui/words";
import type { LoginEvent, LoginField, LoginView } from "@foyer/flows/login";
import { PasswordField } from "@foyer/ui/password-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { TextField } from "@foyer/ui/text-field";
import { FormShell } from "./FormShell.tsx";
import { LoginCaptcha } from "./LoginCaptcha.tsx";

const messages = {
  username: "login.username",
  password: "login.password",
  remembered: "login.remembered",
} as const;

interface UsernameFormProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
  readonly autoFocus: boolean;
}

/** Signing in by name and password. */
export function UsernameForm({ view, send, autoFocus }: UsernameFormProps) {
  const t = useTranslations();
  const { values, fields, remembered } = view;
  const change = (field: LoginField) => (value: string) =>
    send({ type: "login.fieldChanged", field, value });
  const required = t(validationWords.required);
  const problems = (["username", "password", "captcha"] as const)
    .filter((field) => fields[field] !== undefined)
    .map((field) => ({
      name: field,
      message:
        field === "captcha"
          ? t(validationWords.captcha)
          : t(validationWords.inField, {
              field: t(messages[field]),
              problem: required,
            }),
    }));
  return (
    <FormShell view={view} send={send} problems={problems}>
      <TextField
        name="username"
        label={t("login.username")}
        value={values.username}
        onChange={change("username")}
        error={fields.username && required}
        autoComplete="username"
        required
        autoFocus={autoFocus}
      />
      <PasswordField
        name="password"
        label={t("login.password")}
        value={values.password}
        onChange={change("password")}
        error={fields.password && required}
        autoComplete="current-password"
        hint={remembered ? t("login.remembered") : undefined}
        required={!remembered}
      />
      <LoginCaptcha view={view} send={send} />
    </FormShell>
  );
}
