import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginView, OpenCheck } from "@foyer/flows/login";
import type { ExtraMethod } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../../shared/words/errors.ts";
import { LoginCaptcha } from "./LoginCaptcha.tsx";

const messages = defineMessages<{
  title: {};
  why: {};
  mobile: {};
  email: {};
  bankAccountName: {};
  google: {};
  again: {};
  submit: {};
  back: {};
}>({
  title: {
    id: "login.extra.title",
    defaultMessage: "One more check",
    description: "Heading of the further check at a sign-in",
  },
  why: {
    id: "login.extra.why",
    defaultMessage: "You have not signed in from here before.",
    description: "Why a further check is made (LGN-22)",
  },
  mobile: {
    id: "login.extra.mobile",
    defaultMessage: "Code from the text message",
    description: "Label of the field of the further check",
  },
  email: {
    id: "login.extra.email",
    defaultMessage: "Code from the e-mail",
    description: "Label of the field of the further check",
  },
  bankAccountName: {
    id: "login.extra.bankAccountName",
    defaultMessage: "Bank account name",
    description: "Label of the field of the further check",
  },
  google: {
    id: "login.extra.google",
    defaultMessage: "Google verification code",
    description: "Label of the field of the further check",
  },
  again: {
    id: "login.extra.again",
    defaultMessage: "The time for that was over. Please go through it again.",
    description: "The further check was asked for anew",
  },
  submit: {
    id: "login.extra.submit",
    defaultMessage: "Confirm and log in",
    description: "Button that sends the further check",
  },
  back: {
    id: "login.extra.back",
    defaultMessage: "Back to name and password",
    description: "Button that gives the further check up",
  },
});

/** What is asked for; where a code was sent is said if the platform says it. */
const hints = defineMessages<
  Record<ExtraMethod | "mobileTo" | "emailTo", { to: string }>
>({
  mobile: {
    id: "login.extra.hint.mobile",
    defaultMessage: "We have sent a code to your mobile number.",
    description: "What is asked for by the further check",
  },
  mobileTo: {
    id: "login.extra.hint.mobileTo",
    defaultMessage: "We have sent a code to {to}.",
    description: "What is asked for; {to} is a number, mostly hidden",
  },
  email: {
    id: "login.extra.hint.email",
    defaultMessage: "We have sent a code to your e-mail address.",
    description: "What is asked for by the further check",
  },
  emailTo: {
    id: "login.extra.hint.emailTo",
    defaultMessage: "We have sent a code to {to}.",
    description: "What is asked for; {to} is an address, mostly hidden",
  },
  bankAccountName: {
    id: "login.extra.hint.bankAccountName",
    defaultMessage:
      "Type the name on your bank account as it stands in your profile.",
    description: "What is asked for by the further check",
  },
  google: {
    id: "login.extra.hint.google",
    defaultMessage: "Type the six digits that your authenticator app shows.",
    description: "What is asked for by the further check",
  },
});

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
  const intl = useIntl();
  const { formatMessage } = intl;
  const { values, fields, failure, busy, canSubmit } = view;
  const label = formatMessage(messages[check.method]);
  const isCode = check.method !== "bankAccountName";
  const problems = [];
  if (fields.verification)
    problems.push({
      name: "verification",
      message: formatMessage(validationWords.inField, {
        field: label,
        problem: formatMessage(validationWords.required),
      }),
    });
  if (fields.captcha)
    problems.push({
      name: "captcha",
      message: formatMessage(validationWords.captcha),
    });
  return (
    <Form
      label={formatMessage(messages.title)}
      onSubmit={() => send({ type: "login.submitted" })}
      problems={problems}
      error={failure && errorText(intl, failure)}
      busy={busy}
    >
      <Stack gap="x5">
        <Stack gap="x1">
          <Heading level={3}>{formatMessage(messages.title)}</Heading>
          <Text size="small" tone="quiet">
            {formatMessage(messages.why)}
          </Text>
        </Stack>
        {check.again && (
          <InlineMessage live="polite">
            {formatMessage(messages.again)}
          </InlineMessage>
        )}
        <TextField
          key={check.method}
          name="verification"
          label={label}
          value={values.verification}
          onChange={(value) =>
            send({ type: "login.fieldChanged", field: "verification", value })
          }
          hint={formatMessage(hints[hintKey(check)], { to: check.sentTo })}
          error={fields.verification && formatMessage(validationWords.required)}
          autoComplete={isCode ? "one-time-code" : "off"}
          inputMode={check.method === "google" ? "numeric" : "text"}
          maxLength={isCode ? 16 : 128}
          required
          autoFocus
        />
        {check.withCaptcha && <LoginCaptcha view={view} send={send} />}
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
          disabled={busy}
          onClick={() => send({ type: "login.abandoned" })}
        >
          {formatMessage(messages.back)}
        </Button>
      </Stack>
    </Form>
  );
}
