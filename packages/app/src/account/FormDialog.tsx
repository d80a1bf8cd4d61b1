import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { PasswordField } from "@foyer/ui/password-field";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../kit/words/errors.ts";
import type { Sender } from "../kit/sending/sender.ts";
import type { OwnerProof, OwnerSend, StepUp } from "./step-up/useOwnerSend.ts";
import { useFields } from "../kit/form/useFields.ts";
import type { Sending } from "../kit/sending/useSend.ts";

interface FormDialogProps {
  readonly title: string;
  /** Accessible name of the form, if it differs from the title. @default title */
  readonly label?: string;
  /** Label of the submit button. @default title */
  readonly confirm?: string;
  readonly tone?: "accent" | "danger";
  readonly fields: Pick<ReturnType<typeof useFields>, "problems" | "ready">;
  /** While it needs a proof, the step-up question replaces the fields, which keep what was typed. */
  readonly sending: OwnerSend;
  readonly send: (by: Sender, proof: OwnerProof) => Promise<unknown>;
  /** Message shown once the change has been made; left out where a further step follows. */
  readonly done?: string;
  readonly onClose: () => void;
  /** Called once the change has been made. @default onClose */
  readonly onDone?: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** Below the form, and not part of it: it may open a dialog with a form of its own. */
  readonly below?: ReactNode;
}

/**
 * A small form in a dialog that sends one change and shows what was wrong with it.
 *
 * @example
 * <FormDialog title="Switch it on" fields={fields} sending={useOwnerSend()} done="It is on" onClose={onClose}
 *   send={(by, proof) => by.change(enrolTotp, { code, ...proof })}><TextField {...fields.bind("code")} /></FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, label = title, confirm = title, tone = "accent" } = props;
  const { fields, send, done, onClose, onDone = onClose } = props;
  const { run, stepUp, ...sending } = props.sending;
  const { busy, failure } = sending;
  const intl = useIntl();
  const t = useTranslations();
  const submit = () => {
    if (!fields.ready()) return;
    run(send, () => {
      if (done !== undefined) toast.show({ tone: "success", text: done });
      onDone();
    });
  };
  // A single dialog for both, so that focus stays inside it.
  return (
    <Modal
      open
      onClose={onClose}
      busy={busy}
      size="small"
      title={stepUp ? t("stepUp.title") : title}
    >
      {stepUp ? (
        <StepUpForm stepUp={stepUp} sending={sending} />
      ) : (
        <Stack gap="x4">
          <Form
            label={label}
            onSubmit={submit}
            problems={fields.problems}
            error={failure && errorText(intl, failure)}
            busy={busy}
          >
            <Stack gap="x5">
              {props.children}
              <Button
                type="submit"
                tone={tone}
                size="large"
                wide
                loading={busy}
              >
                {confirm}
              </Button>
            </Stack>
          </Form>
          {props.below}
        </Stack>
      )}
    </Modal>
  );
}

interface StepUpFormProps {
  readonly stepUp: StepUp;
  readonly sending: Sending;
}

/**
 * Asks the account owner for the password, or for a code, before a change that would allow the account to be taken
 * over.
 *
 * @example {stepUp && <StepUpForm stepUp={stepUp} sending={sending} />}
 */
function StepUpForm({ stepUp, sending }: StepUpFormProps) {
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
  const fields = useFields({ value: { label, required: true } });
  const bound = fields.bind("value");
  const error =
    bound.error ??
    (wrong && !busy
      ? t(method === "password" ? "stepUp.wrongPassword" : "stepUp.wrongCode")
      : undefined);
  const field = { ...bound, name: "proof", error, autoFocus: true };
  return (
    <Form
      label={t("stepUp.title")}
      onSubmit={() => {
        if (fields.ready()) stepUp.confirm(fields.typed.value);
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
          <PasswordField {...field} autoComplete="current-password" />
        ) : (
          <TextField
            {...field}
            {...(sentTo !== "" && {
              hint: t("stepUp.sentTo", { place: sentTo }),
            })}
            inputMode="numeric"
            autoComplete="one-time-code"
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
 * The step-up question in its own dialog, for forms that are part of a page.
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
