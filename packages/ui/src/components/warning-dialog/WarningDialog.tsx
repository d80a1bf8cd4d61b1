import { useId, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { QuestionShell } from "../../private/dialog/QuestionShell.tsx";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { TextField } from "../text-field/TextField.tsx";
import * as styles from "./WarningDialog.css.ts";

export interface WarningDialogProps {
  /** Shows the warning. */
  open: boolean;
  /** What is about to happen, as a question. */
  title: ReactNode;
  /** What is lost or cannot be undone, in one sentence. Announced with the title. */
  message: ReactNode;
  /** List of what is lost. */
  losses?: readonly string[];
  /** Label of the confirm button, a verb that names the loss: "Give up the bonus". */
  confirmLabel: ReactNode;
  /** Label of the cancel button. @default "Keep everything as it is", in the player's language */
  cancelLabel?: ReactNode;
  /** Statement to tick before confirming. */
  consent?: ReactNode;
  /** Word to type before confirming, for the few things that can never be undone. */
  typedWord?: string;
  /** The action is being carried out: both buttons and Escape do nothing. @default false */
  busy?: boolean;
  /** Called by the confirm button. */
  onConfirm(): void;
  /** Called by the cancel button and by Escape; pressing outside does nothing. */
  onCancel(): void;
}

/**
 * A dialog for a decision with a loss. It says first what is lost, both buttons have equal weight, and the safe one has
 * focus.
 *
 * @example
 * <WarningDialog open={open} title="Give up the bonus?" message="RM 50.00 of bonus money is removed immediately."
 *   confirmLabel="Give up the bonus" cancelLabel="Keep the bonus" onConfirm={giveUp} onCancel={close} />
 */
export function WarningDialog(props: WarningDialogProps) {
  /* Ticks and typed words are reset each time the dialog opens. */
  const [opening, setOpening] = useState({ open: props.open, turn: 0 });
  if (opening.open !== props.open)
    setOpening({ open: props.open, turn: opening.turn + (props.open ? 1 : 0) });
  return <Warning key={opening.turn} {...props} />;
}

function Warning(props: WarningDialogProps) {
  const {
    open,
    title,
    message,
    losses = [],
    confirmLabel,
    cancelLabel,
  } = props;
  const { consent, typedWord, busy = false, onConfirm, onCancel } = props;
  const intl = useIntl();
  const t = useTranslations();
  const name = useId();
  const [ticked, setTicked] = useState(false);
  const [typed, setTyped] = useState("");
  const missing = missingStep(
    consent !== undefined && !ticked,
    typedWord !== undefined && !sameWord(typed, typedWord, intl.locale),
  );
  const typeFirst = t("ui.warningDialog.typeFirst", {
    word: typedWord ?? "",
  });

  return (
    <QuestionShell
      open={open}
      onEscape={busy ? undefined : onCancel}
      tone="danger"
      title={title}
      message={
        <>
          {message}
          {losses.length > 0 && (
            <ul className={styles.losses} role="list">
              {losses.map((loss) => (
                <li key={loss} className={styles.loss}>
                  {loss}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      answers={
        <>
          <Button
            autoFocus
            variant="outline"
            disabled={busy}
            onClick={() => onCancel()}
          >
            {cancelLabel ?? t("ui.warningDialog.cancel")}
          </Button>
          <Button
            tone="danger"
            variant="outline"
            loading={busy}
            disabled={missing !== undefined}
            disabledReason={
              missing === "word" ? typeFirst : t("ui.warningDialog.tickFirst")
            }
            onClick={() => onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {consent !== undefined && (
        <div className={styles.step}>
          <Checkbox
            name={`${name}consent`}
            checked={ticked}
            onChange={setTicked}
            disabled={busy}
          >
            {consent}
          </Checkbox>
        </div>
      )}
      {typedWord !== undefined && (
        <div className={styles.step}>
          <TextField
            label={typeFirst}
            name={`${name}word`}
            value={typed}
            onChange={setTyped}
            disabled={busy}
            autoComplete="off"
          />
        </div>
      )}
    </QuestionShell>
  );
}

function missingStep(noTick: boolean, noWord: boolean) {
  if (noTick) return "tick";
  return noWord ? "word" : undefined;
}

/* Phone keyboards start with a capital letter, so case is ignored. */
function sameWord(typed: string, word: string, locale: string): boolean {
  const plain = (text: string) =>
    text.normalize("NFC").trim().toLocaleUpperCase(locale);
  return plain(typed) === plain(word);
}
