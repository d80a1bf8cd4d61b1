import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { QuestionShell } from "../../private/dialog/QuestionShell.tsx";
import { Button } from "../button/Button.tsx";

export interface ConfirmDialogProps {
  /** Shows the question. */
  open: boolean;
  /** The question, short. */
  title: ReactNode;
  /** What follows from a yes; read with the question when it appears. */
  message: ReactNode;
  /** The yes, as a verb: "Sign out", not "OK". */
  confirmLabel: ReactNode;
  /** The no. @default "Cancel", in the player's language */
  cancelLabel?: ReactNode;
  /** What a yes means; `danger` is for what cannot be undone. @default "accent" */
  tone?: "accent" | "danger";
  /** Shows that the yes is being carried out; neither answer nor Escape works meanwhile. @default false */
  busy?: boolean;
  /** Called by the yes. */
  onConfirm(): void;
  /** Called by the no and by Escape; a press outside does nothing. */
  onCancel(): void;
}

/**
 * A question that must be answered before going on; the harmless answer has focus. Where the yes loses something, use
 * WarningDialog.
 *
 * @example
 * <ConfirmDialog open={open} title="Sign out?" message="A running game goes on without you."
 *   confirmLabel="Sign out" onConfirm={signOut} onCancel={close} />
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
