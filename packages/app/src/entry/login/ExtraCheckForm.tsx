import { useTranslations } from "@foyer/ui/words";
import type { LoginEvent, LoginView, OpenCheck } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { EntryForm } from "../EntryForm.tsx";
import { LoginCaptcha } from "./LoginCaptcha.tsx";

const messages = {
  mobile: "login.extra.mobile",
  email: "login.extra.email",
  bankAccountName: "login.extra.bankAccountName",
  google: "login.extra.google",
} as const;

/** What is asked for; where a code was sent is said if the platform says it. */
const hints = {
  mobile: "login.extra.hint.mobile",
  mobileTo: "login.extra.hint.mobileTo",
  email: "login.extra.hint.email",
  emailTo: "login.extra.hint.emailTo",
  bankAccountName: "login.extra.hint.bankAccountName",
  google: "login.extra.hint.google",
} as const;

const hintKey = ({ method, sentTo }: OpenCheck) => {
  if (sentTo === "") return method;
  if (method === "mobile") return "mobileTo";
  return method === "email" ? "emailTo" : method;
};

interface ExtraCheckFormProps {
  readonly check: OpenCheck;
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
}

/** The further proof that the platform asks for at an unknown address (LGN-22, OPN-78). */
export default function ExtraCheckForm({
  check,
  view,
  send,
}: ExtraCheckFormProps) {
  const t = useTranslations();
  const { values, fields, busy } = view;
  const label = t(messages[check.method]);
  const isCode = check.method !== "bankAccountName";
  const problems = [];
  if (fields.verification)
    problems.push({
      name: "verification",
      message: t(validationWords.inField, {
        field: label,
        problem: t(validationWords.required),
      }),
    });
  if (fields.captcha)
    problems.push({
      name: "captcha",
      message: t(validationWords.captcha),
    });
  return (
    <EntryForm
      label={t("login.extra.title")}
      view={view}
      problems={problems}
      submit={t("login.extra.submit")}
      onSubmit={() => send({ type: "login.submitted" })}
      below={
        <Button
          variant="quiet"
          size="small"
          wide
          disabled={busy}
          onClick={() => send({ type: "login.abandoned" })}
        >
          {t("login.extra.back")}
        </Button>
      }
    >
      <Stack gap="x1">
        <Heading level={3}>{t("login.extra.title")}</Heading>
        <Text size="small" tone="quiet">
          {t("login.extra.why")}
        </Text>
      </Stack>
      {check.again && (
        <InlineMessage live="polite">{t("login.extra.again")}</InlineMessage>
      )}
      <TextField
        key={check.method}
        name="verification"
        label={label}
        value={values.verification}
        onChange={(value) =>
          send({ type: "login.fieldChanged", field: "verification", value })
        }
        hint={t(hints[hintKey(check)], { to: check.sentTo })}
        error={fields.verification && t(validationWords.required)}
        autoComplete={isCode ? "one-time-code" : "off"}
        inputMode={check.method === "google" ? "numeric" : "text"}
        maxLength={isCode ? 16 : 128}
        required
        autoFocus
      />
      {check.withCaptcha && <LoginCaptcha view={view} send={send} />}
    </EntryForm>
  );
}
