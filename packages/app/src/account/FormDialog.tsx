import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Form, type FormProblem } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { StepUpForm } from "./step-up/StepUpForm.tsx";

import type { StepUp } from "./step-up/useOwnerSend.ts";
import { errorText } from "../kit/words/errors.ts";
import type { Sending } from "../kit/sending/useSend.ts";

interface FormDialogProps {
  readonly title: string;
  /** Name of the form, where the title is not it. @default title */
  readonly label?: string;
  /** Words of the button that sends. @default title */
  readonly confirm?: string;
  readonly tone?: "accent" | "danger";
  readonly sending: Sending;
  /** While it stands, the owner is asked who it is instead of the fields, which keep what was typed. */
  readonly stepUp?: StepUp | undefined;
  readonly problems: readonly FormProblem[];
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A small form in a dialog, which sends one change and says what was wrong with it.
 *
 * @example
 * <FormDialog title="Remove account" tone="danger" sending={sending} problems={fields.problems} onSubmit={submit}
 *   onClose={onClose}><PasswordField {...fields.bind("paymentPassword")} required /></FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, label = title, confirm = title, tone = "accent" } = props;
  const { busy, failure } = props.sending;
  const intl = useIntl();
  const t = useTranslations();
  const { stepUp } = props;
  // One dialog for both, so that the focus stays in it.
  return (
    <Modal
      open
      onClose={props.onClose}
      busy={busy}
      size="small"
      title={stepUp ? t("stepUp.title") : title}
    >
      {stepUp ? (
        <StepUpForm stepUp={stepUp} sending={props.sending} />
      ) : (
        <Form
          label={label}
          onSubmit={props.onSubmit}
          problems={props.problems}
          error={failure && errorText(intl, failure)}
          busy={busy}
        >
          <Stack gap="x5">
            {props.children}
            <Button type="submit" tone={tone} size="large" wide loading={busy}>
              {confirm}
            </Button>
          </Stack>
        </Form>
      )}
    </Modal>
  );
}
