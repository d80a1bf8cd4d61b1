import { useTranslations } from "@foyer/ui/words";
import { PasswordField } from "@foyer/ui/password-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { TextField } from "@foyer/ui/text-field";
import { FormShell, type LoginFormProps } from "./FormShell.tsx";
import { LoginCaptcha } from "./LoginCaptcha.tsx";

/** Login by username and password. */
export function UsernameForm({ view, send, autoFocus }: LoginFormProps) {
  const t = useTranslations();
  const { values, fields, remembered } = view;
  const field = (name: "username" | "password", label: string) => ({
    name,
    label,
    value: values[name],
    onChange: (value: string) =>
      send({ type: "login.fieldChanged", field: name, value }),
    error: fields[name] && t(validationWords.required),
  });
  const username = field("username", t("login.username"));
  const password = field("password", t("login.password"));
  const captcha = fields.captcha && t(validationWords.captcha);
  return (
    <FormShell
      view={view}
      send={send}
      fields={[username, password, { name: "captcha", error: captcha }]}
    >
      <TextField
        {...username}
        autoComplete="username"
        required
        autoFocus={autoFocus}
      />
      <PasswordField
        {...password}
        autoComplete="current-password"
        hint={remembered ? t("login.remembered") : undefined}
        required={!remembered}
      />
      <LoginCaptcha view={view} send={send} />
    </FormShell>
  );
}
