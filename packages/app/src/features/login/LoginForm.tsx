import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginField, LoginView } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { Checkbox } from "@foyer/ui/checkbox";
import { Form } from "@foyer/ui/form";
import { PasswordField } from "@foyer/ui/password-field";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { useModalActions } from "../../modals/modals.ts";
import { errorText } from "../../shared/words/errors.ts";

const messages = defineMessages({
  form: {
    id: "login.form",
    defaultMessage: "Log in",
    description: "Name of the login form",
  },
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
  required: {
    id: "validation.required",
    defaultMessage: "Input cannot be empty",
    description: "A required field was left empty",
  },
  captchaRequired: {
    id: "validation.captcha",
    defaultMessage: "Please enter the captcha",
    description: "The captcha was left empty",
  },
  captchaHelp: {
    id: "login.captchaHelp",
    defaultMessage: "Cannot read it? Customer service can log you in.",
    description: "Another way in for who cannot read the picture",
  },
  remember: {
    id: "login.remember",
    defaultMessage: "Remember me for one day",
    description: "Checkbox; for a day this device fills in name and password",
  },
  submit: {
    id: "login.submit",
    defaultMessage: "Log in",
    description: "Button that sends the login form",
  },
  noAccount: {
    id: "login.noAccount",
    defaultMessage: "No account yet?",
    description: "Before the link to registration",
  },
  forgot: {
    id: "login.forgot",
    defaultMessage: "Forgot your password?",
    description: "Link from the login popup to the recovery of a password",
  },
  register: {
    id: "login.register",
    defaultMessage: "Create one",
    description: "Link from the login popup to registration",
  },
});

interface LoginFormProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
}

/** The fields of the login popup. */
export function LoginForm({ view, send }: LoginFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { open } = useModalActions();
  const { values, fields, captcha, failure, busy, canSubmit } = view;

  const change = (field: LoginField) => (value: string) =>
    send({ type: "login.fieldChanged", field, value });
  const required = formatMessage(messages.required);
  const problems = (["username", "password", "captcha"] as const)
    .filter((field) => fields[field] !== undefined)
    .map((field) => ({
      name: field,
      message:
        field === "captcha"
          ? formatMessage(messages.captchaRequired)
          : `${formatMessage(messages[field])}: ${required}`,
    }));

  return (
    <Form
      label={formatMessage(messages.form)}
      onSubmit={() => send({ type: "login.submitted" })}
      problems={problems}
      error={failure && errorText(intl, failure)}
      busy={busy}
    >
      <Stack gap="x5">
        <TextField
          name="username"
          label={formatMessage(messages.username)}
          value={values.username}
          onChange={change("username")}
          error={fields.username && required}
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordField
          name="password"
          label={formatMessage(messages.password)}
          value={values.password}
          onChange={change("password")}
          error={fields.password && required}
          autoComplete="current-password"
          required
        />
        {captcha.needed && (
          <CaptchaField
            value={values.captcha}
            onChange={change("captcha")}
            imageSrc={captcha.source}
            busy={captcha.loading}
            onRefresh={() => send({ type: "login.captchaRefreshed" })}
            error={fields.captcha && formatMessage(messages.captchaRequired)}
            hint={formatMessage(messages.captchaHelp)}
          />
        )}
        {view.offersRemember && (
          <Checkbox
            name="remember"
            checked={view.remember}
            onChange={(remember) =>
              send({ type: "login.rememberChanged", remember })
            }
          >
            {formatMessage(messages.remember)}
          </Checkbox>
        )}
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          loading={busy}
          disabled={!busy && !canSubmit}
        >
          {formatMessage(messages.submit)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          wide
          onClick={() => open({ name: "forgotPassword" })}
        >
          {formatMessage(messages.forgot)}
        </Button>
        <Text size="small" tone="quiet" align="center">
          {formatMessage(messages.noAccount)}{" "}
          <Button
            variant="quiet"
            size="small"
            onClick={() => open({ name: "register" })}
          >
            {formatMessage(messages.register)}
          </Button>
        </Text>
      </Stack>
    </Form>
  );
}
