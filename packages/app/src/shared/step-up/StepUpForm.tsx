import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { PasswordField } from "@foyer/ui/password-field";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../words/errors.ts";
import { useFields } from "../form/useFields.ts";
import type { Sending } from "../form/useSend.ts";
import type { StepUp } from "./useOwnerSend.ts";
import { stepUpWords } from "./stepUpWords.ts";

const messages = defineMessages<{
  lead: {};
  password: {};
  code: {};
  appCode: {};
  sentTo: { place: string };
  wrongPassword: {};
  wrongCode: {};
  required: {};
  confirm: {};
  back: {};
}>({
  lead: {
    id: "stepUp.lead",
    defaultMessage: "We ask once more before we change this.",
    description: "Above the field in which the owner proves who asks",
  },
  password: {
    id: "stepUp.password",
    defaultMessage: "Login password",
    description: "Label of the field for the password that signs in",
  },
  code: {
    id: "stepUp.code",
    defaultMessage: "Verification code",
    description: "Label of the field for a code that was sent",
  },
  appCode: {
    id: "stepUp.appCode",
    defaultMessage: "Code of six digits from the app",
    description: "Label of the field for an authenticator's code",
  },
  sentTo: {
    id: "stepUp.sentTo",
    defaultMessage: "We have sent it to {place}.",
    description:
      "Below the field for a code; place is a number or an e-mail address, mostly hidden",
  },
  wrongPassword: {
    id: "stepUp.wrongPassword",
    defaultMessage: "This is not your login password",
    description: "The password that signs in was typed wrong",
  },
  wrongCode: {
    id: "stepUp.wrongCode",
    defaultMessage: "Please enter a valid verification code",
    description: "A code was typed wrong",
  },
  required: {
    id: "validation.required",
    defaultMessage: "Input cannot be empty",
    description: "A required field was left empty",
  },
  confirm: {
    id: "stepUp.confirm",
    defaultMessage: "Confirm",
    description: "Button that proves who asks and makes the change",
  },
  back: {
    id: "stepUp.back",
    defaultMessage: "Back",
    description: "Button that leads back to the form before",
  },
});

interface StepUpFormProps {
  readonly stepUp: StepUp;
  readonly sending: Sending;
}

/**
 * Asks the owner for the password, or for a code, before a change by which the account could be taken over.
 *
 * @example {stepUp && <StepUpForm stepUp={stepUp} sending={sending} />}
 */
export function StepUpForm({ stepUp, sending }: StepUpFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { method, sentTo, wrong } = stepUp.asked;
  const { busy, failure } = sending;
  const label = formatMessage(
    method === "password"
      ? messages.password
      : method === "google"
        ? messages.appCode
        : messages.code,
  );
  // Each answer is an object of its own: by it a field knows whether it was changed since.
  const refused = wrong
    ? {
        value: formatMessage(
          method === "password" ? messages.wrongPassword : messages.wrongCode,
        ),
      }
    : {};
  const fields = useFields({
    start: { value: "" },
    labels: { value: label },
    problemsOf: ({ value }) =>
      value.trim() === "" ? { value: formatMessage(messages.required) } : {},
  });
  const bound = fields.bind("value");
  const error = bound.error ?? (busy ? undefined : refused.value);
  const field = { ...bound, name: "proof", error, autoFocus: true };
  return (
    <Form
      label={formatMessage(stepUpWords.title)}
      onSubmit={() => {
        if (fields.ready()) stepUp.confirm(fields.values.value.trim());
      }}
      problems={error ? [{ name: "proof", message: `${label}: ${error}` }] : []}
      error={
        failure &&
        failure.reason !== "STEP_UP_REQUIRED" &&
        errorText(intl, failure)
      }
      busy={busy}
    >
      <Stack gap="x5">
        <Text>{formatMessage(messages.lead)}</Text>
        {method === "password" ? (
          <PasswordField {...field} autoComplete="current-password" required />
        ) : (
          <TextField
            {...field}
            {...(sentTo !== "" && {
              hint: formatMessage(messages.sentTo, { place: sentTo }),
            })}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
        <Stack gap="x3">
          <Button type="submit" tone="accent" size="large" wide loading={busy}>
            {formatMessage(messages.confirm)}
          </Button>
          <Button wide disabled={busy} onClick={stepUp.back}>
            {formatMessage(messages.back)}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
