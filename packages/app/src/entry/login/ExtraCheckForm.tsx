import { useTranslations } from "@foyer/ui/words";
import type { OpenCheck } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { EntryForm } from "../EntryForm.tsx";
import type { LoginPartProps } from "./FormShell.tsx";
import { LoginCaptcha } from "./LoginCaptcha.tsx";

const labels = {
  mobile: "login.extra.mobile",
  email: "login.extra.email",
  bankAccountName: "login.extra.bankAccountName",
  google: "login.extra.google",
} as const;

const hints = {
  mobile: "login.extra.hint.mobile",
  email: "login.extra.hint.email",
  bankAccountName: "login.extra.hint.bankAccountName",
  google: "login.extra.hint.google",
} as const;

/** The same hints where the platform says where the code was sent. */
const hintsTo = {
  ...hints,
  mobile: "login.extra.hint.mobileTo",
  email: "login.extra.hint.emailTo",
} as const;

interface ExtraCheckFormProps extends LoginPartProps {
  readonly check: OpenCheck;
}

/** The additional verification that the platform requires at an unknown address (LGN-22, OPN-78). */
export default function ExtraCheckForm(props: ExtraCheckFormProps) {
  const { check, view, send } = props;
  const { method, sentTo } = check;
  const t = useTranslations();
  const { values, fields, busy } = view;
  const isCode = method !== "bankAccountName";
  const verification = {
    name: "verification",
    label: t(labels[method]),
    error: fields.verification && t(validationWords.required),
  };
  const captcha = fields.captcha && t(validationWords.captcha);
  return (
    <EntryForm
      label={t("login.extra.title")}
      view={view}
      fields={[verification, { name: "captcha", error: captcha }]}
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
        key={method}
        {...verification}
        value={values.verification}
        onChange={(value) =>
          send({ type: "login.fieldChanged", field: "verification", value })
        }
        hint={t((sentTo === "" ? hints : hintsTo)[method], { to: sentTo })}
        autoComplete={isCode ? "one-time-code" : "off"}
        inputMode={method === "google" ? "numeric" : "text"}
        maxLength={isCode ? 16 : 128}
        required
        autoFocus
      />
      {check.withCaptcha && <LoginCaptcha view={view} send={send} />}
    </EntryForm>
  );
}
