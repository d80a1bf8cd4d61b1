import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { PasswordField } from "@foyer/ui/password-field";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../../kit/words/errors.ts";
import { useFields } from "../../kit/form/useFields.ts";
import type { Sending } from "../../kit/sending/useSend.ts";
import type { StepUp } from "./useOwnerSend.ts";

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
  const t = useTranslations();
  const { method, sentTo, wrong } = stepUp.asked;
  const { busy, failure } = sending;
  const label = t(
    method === "password"
      ? "stepUp.password"
      : method === "google"
        ? "stepUp.appCode"
        : "stepUp.code",
  );
  // Each answer is an object of its own: by it a field knows whether it was changed since.
  const refused = wrong
    ? {
        value: t(
          method === "password" ? "stepUp.wrongPassword" : "stepUp.wrongCode",
        ),
      }
    : {};
  const fields = useFields({
    start: { value: "" },
    labels: { value: label },
    problemsOf: ({ value }) =>
      value.trim() === "" ? { value: t("validation.required") } : {},
  });
  const bound = fields.bind("value");
  const error = bound.error ?? (busy ? undefined : refused.value);
  const field = { ...bound, name: "proof", error, autoFocus: true };
  return (
    <Form
      label={t("stepUp.title")}
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
        <Text>{t("stepUp.lead")}</Text>
        {method === "password" ? (
          <PasswordField {...field} autoComplete="current-password" required />
        ) : (
          <TextField
            {...field}
            {...(sentTo !== "" && {
              hint: t("stepUp.sentTo", { place: sentTo }),
            })}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
        <Stack gap="x3">
          <Button type="submit" tone="accent" size="large" wide loading={busy}>
            {t("stepUp.confirm")}
          </Button>
          <Button wide disabled={busy} onClick={stepUp.back}>
            {t("stepUp.back")}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

/**
 * The question whether it is the owner who asks, in a dialog of its own, for forms that stand on a page.
 *
 * @example {stepUp && <StepUpDialog stepUp={stepUp} sending={sending} />}
 */
export function StepUpDialog({ stepUp, sending }: StepUpFormProps) {
  return (
    <Modal
      open
      onClose={stepUp.back}
      busy={sending.busy}
      size="small"
      title={useTranslations()("stepUp.title")}
    >
      <StepUpForm stepUp={stepUp} sending={sending} />
    </Modal>
  );
}
