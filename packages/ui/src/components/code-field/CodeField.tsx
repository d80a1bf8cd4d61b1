import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { InputBox } from "../../private/field/InputBox.tsx";
import { asciiDigits } from "../../private/typing/asciiDigits.ts";
import { withoutMarks } from "../../private/typing/invisible.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { SendButton, useSendWords } from "./SendButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./CodeField.css.ts";

export interface CodeFieldProps extends Omit<
  FieldProps,
  "label" | "maxLength" | "autoComplete"
> {
  /** Label. @default "Verification code", in the player's language */
  label?: FieldProps["label"];
  /** The current text, as the last `onChange` passed it. */
  value: string;
  /** Called on each change: digits of every script become 0 to 9; spaces and hyphens are removed. */
  onChange(value: string): void;
  /** Called to send a code; not while one is being sent, during the wait, or while sending is disabled. */
  onSend(): void;
  /** Whether a code is being sent. @default false */
  sending?: boolean;
  /** Whether a code has been sent before; the button then offers to send it again. @default false */
  sent?: boolean;
  /** Seconds until another code can be requested. The caller counts them down: the field has no clock. @default 0 */
  secondsLeft?: number;
  /** Shows that there were too many requests, and the wait in minutes. @default false */
  tooMany?: boolean;
  /** Why no code can be requested yet, "Enter a valid mobile number first"; shown below and read with the button. */
  disabledReason?: string;
}

/**
 * A field for a verification code, with the button that sends the code.
 *
 * @example <CodeField name="code" value={code} onChange={setCode} onSend={send} sending={sending} secondsLeft={left} sent={sent} />
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    onChange,
    onSend,
    sending = false,
    sent = false,
    secondsLeft = 0,
    tooMany = false,
    disabledReason,
    ...field
  } = props;
  const t = useTranslations();
  const seconds = Number.isFinite(secondsLeft)
    ? Math.max(0, Math.ceil(secondsLeft))
    : 0;
  const spoken = useSendWords(seconds, tooMany);
  return (
    <FieldFrame
      {...field}
      label={label ?? t("ui.codeField.label")}
      onChange={(text) => onChange(codeOf(text))}
      inputMode="numeric"
      autoComplete="one-time-code"
      below={
        <>
          <CodeNote
            reason={disabledReason}
            minutes={tooMany ? Math.ceil(seconds / 60) : 0}
          />
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.row}>
        <div className={styles.typed}>
          <InputBox dir="ltr" />
        </div>
        <SendButton
          seconds={seconds}
          tooMany={tooMany}
          sending={sending}
          sent={sent || seconds > 0}
          disabled={field.disabled}
          disabledReason={disabledReason}
          onSend={onSend}
        />
      </div>
    </FieldFrame>
  );
}

/* Other characters stay, so that validation can report them; other codes may be longer or contain letters. */
function codeOf(text: string): string {
  return asciiDigits(withoutMarks(text)).replace(/[\s\-\u2010-\u2015]/g, "");
}

interface CodeNoteProps {
  /** Why no code can be sent yet. */
  reason: string | undefined;
  /** Minutes to wait after too many requests; 0 without them. */
  minutes: number;
}

/** Why no code can be sent now, for sighted readers; screen readers get it with the button or as an announcement. */
function CodeNote({ reason, minutes }: CodeNoteProps) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  if (minutes > 0) {
    const wait = formatNumber(minutes, {
      style: "unit",
      unit: "minute",
      unitDisplay: "long",
    });
    return (
      <p className={styles.note({ tone: "warning" })}>
        <span className={styles.mark}>
          <Icon name="clock" size="small" />
        </span>
        <span>{t("ui.codeField.tooMany", { minutes: wait })}</span>
      </p>
    );
  }
  return reason === undefined ? null : (
    <p className={styles.note({ tone: "quiet" })}>{reason}</p>
  );
}
