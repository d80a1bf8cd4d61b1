import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Form, type FormProblem } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { errorText } from "../kit/words/errors.ts";
import type { Sender } from "../kit/sending/sender.ts";
import { StepUpForm } from "./step-up/StepUpForm.tsx";
import type { OwnerProof, OwnerSend } from "./step-up/useOwnerSend.ts";

interface FormDialogProps {
  readonly title: string;
  /** Name of the form, where the title is not it. @default title */
  readonly label?: string;
  /** Words of the button that sends. @default title */
  readonly confirm?: string;
  readonly tone?: "accent" | "danger";
  readonly fields: {
    readonly problems: readonly FormProblem[];
    /** Whether it may be sent; shows what stands against it. */
    readonly ready: () => boolean;
  };
  /** While it wants a proof, the owner is asked who it is instead of the fields, which keep what was typed. */
  readonly sending: OwnerSend;
  readonly send: (by: Sender, proof: OwnerProof) => Promise<unknown>;
  /** What is said once it was done. */
  readonly done: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A small form in a dialog, which sends one change and says what was wrong with it.
 *
 * @example
 * <FormDialog title="Switch it on" fields={fields} sending={useOwnerSend()} done="It is on" onClose={onClose}
 *   send={(by, proof) => by.change(enrolTotp, { code, ...proof })}><TextField {...fields.bind("code")} /></FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, label = title, confirm = title, tone = "accent" } = props;
  const { fields, send, done, onClose } = props;
  const { run, stepUp, ...sending } = props.sending;
  const { busy, failure } = sending;
  const intl = useIntl();
  const t = useTranslations();
  const submit = () => {
    if (!fields.ready()) return;
    run(send, () => {
      toast.show({ tone: "success", text: done });
      onClose();
    });
  };
  // One dialog for both, so that the focus stays in it.
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
        <Form
          label={label}
          onSubmit={submit}
          problems={fields.problems}
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
