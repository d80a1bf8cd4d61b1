import { useIntl } from "react-intl";
import { useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { tabular } from "../../styles/text.css.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./CodeField.css.ts";

interface SendButtonProps {
  seconds: number;
  tooMany: boolean;
  sending: boolean;
  sent: boolean;
  disabled: boolean | undefined;
  disabledReason: string | undefined;
  onSend(): void;
}

/** Sends a code. Its accessible name does not count down, because some screen readers would read every second. */
export function SendButton(props: SendButtonProps) {
  const { seconds, tooMany, sending, sent } = props;
  const { disabled = false, disabledReason, onSend } = props;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const name = t(sent ? "ui.codeField.again" : "ui.codeField.send");
  const waits = seconds > 0;
  const time = formatNumber(seconds, {
    style: "unit",
    unit: "second",
    unitDisplay: "short",
  });
  const reason = waits
    ? t(tooMany ? "ui.codeField.tooManyReason" : "ui.codeField.waiting")
    : disabledReason;
  return (
    <div className={styles.send}>
      <Button
        wide
        loading={sending}
        disabled={disabled || waits || disabledReason !== undefined}
        disabledReason={disabled ? undefined : reason}
        onClick={onSend}
      >
        {waits ? (
          <>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden className={tabular}>
              {t("ui.codeField.wait", { time })}
            </span>
          </>
        ) : (
          name
        )}
      </Button>
    </div>
  );
}

/** The last seconds at which the remaining wait is announced; before that, it is announced every full minute. */
const lastSteps = [30, 10];

const passesStep = (before: number, seconds: number): boolean =>
  Math.ceil(before / 60) > Math.ceil(seconds / 60) ||
  lastSteps.some((step) => before > step && seconds <= step);

/**
 * What is announced about the wait for another code: its start, a few steps and its end, but not each second. The start
 * of a wait that is already running when the field appears is not announced.
 */
export function useSendWords(seconds: number, tooMany: boolean): string {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const [before, setBefore] = useState(seconds);
  const [spoken, setSpoken] = useState("");
  if (before === seconds) return spoken;
  setBefore(seconds);
  const began = seconds > before;
  if (!began && seconds > 0 && !passesStep(before, seconds)) return spoken;
  const inMinutes = seconds > 60 || tooMany;
  const time = formatNumber(inMinutes ? Math.ceil(seconds / 60) : seconds, {
    style: "unit",
    unit: inMinutes ? "minute" : "second",
    unitDisplay: "long",
  });
  const news = tooMany ? "ui.codeField.tooManySpoken" : "ui.codeField.sent";
  const words =
    seconds === 0
      ? t("ui.codeField.ready")
      : t(began ? news : "ui.codeField.left", { time });
  setSpoken(words);
  return words;
}
