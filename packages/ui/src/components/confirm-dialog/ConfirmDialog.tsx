import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { QuestionShell } from "../../private/dialog/QuestionShell.tsx";
import { Button } from "../button/Button.tsx";

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question, short. */
  title: ReactNode;
  /** What happens on confirmation; announced with the question when the dialog opens. */
  message: ReactNode;
  /** Label of the confirm button, a verb: "Log out", not "OK". */
  confirmLabel: ReactNode;
  /** Label of the cancel button. @default "Cancel", in the player's language */
  cancelLabel?: ReactNode;
  /** Tone of the confirm button; `danger` is for actions that cannot be undone. @default "accent" */
  tone?: "accent" | "danger";
  /** Whether the action is in progress; both buttons and Escape are disabled meanwhile. @default false */
  busy?: boolean;
  /** Called by the confirm button. */
  onConfirm(): void;
  /** Called by the cancel button and by Escape; a press outside does nothing. */
  onCancel(): void;
}

/**
 * A question that must be answered before continuing; the harmless answer has focus. Where confirming loses something,
 * use WarningDialog.
 *
 * @example
 * <ConfirmDialog open={open} title="Log out?" message="A running game continues without you."
 *   confirmLabel="Log out" onConfirm={signOut} onCancel={close} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    message,
    confirmLabel,
    cancelLabel,
    tone = "accent",
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const t = useTranslations();
  return (
    <QuestionShell
      open={open}
      onEscape={busy ? undefined : onCancel}
      tone={tone}
      title={title}
      message={message}
      answers={
        <>
          <Button autoFocus disabled={busy} onClick={() => onCancel()}>
            {cancelLabel ?? t("ui.confirmDialog.cancel")}
          </Button>
          <Button tone={tone} loading={busy} onClick={() => onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
