import { defineMessages, useIntl } from "react-intl";
import { tabular } from "../../styles/text.css.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./CodeField.css.ts";

const messages = defineMessages<{
  send: {};
  again: {};
  wait: { time: string };
  waiting: {};
  tooMany: {};
}>({
  send: {
    id: "ui.codeField.send",
    defaultMessage: "Send code",
    description: "Button that has a verification code sent",
  },
  again: {
    id: "ui.codeField.again",
    defaultMessage: "Send again",
    description: "Button that has another verification code sent",
  },
  wait: {
    id: "ui.codeField.wait",
    defaultMessage: "Send again in {time}",
    description:
      "On the button for another code while it cannot be pressed; {time} is short and counts down, “119 sec”, “48 sec”",
  },
  waiting: {
    id: "ui.codeField.waiting",
    defaultMessage: "A code has just been sent. Another one takes a moment.",
    description:
      "Spoken with the button for another code while it cannot be pressed",
  },
  tooMany: {
    id: "ui.codeField.tooManyReason",
    defaultMessage: "Too many requests. Another code takes a few minutes.",
    description:
      "Spoken with the button for another code after too many requests",
  },
});

interface SendButtonProps {
  seconds: number;
  tooMany: boolean;
  sending: boolean;
  sent: boolean;
  disabled: boolean | undefined;
  disabledReason: string | undefined;
  onSend(): void;
}

/** Has a code sent. Its name does not count along, because some screen readers would read every second. */
export function SendButton(props: SendButtonProps) {
  const { seconds, tooMany, sending, sent } = props;
  const { disabled = false, disabledReason, onSend } = props;
  const { formatMessage, formatNumber } = useIntl();
  const name = formatMessage(sent ? messages.again : messages.send);
  const waits = seconds > 0;
  const time = formatNumber(seconds, {
    style: "unit",
    unit: "second",
    unitDisplay: "short",
  });
  const reason = waits
    ? formatMessage(tooMany ? messages.tooMany : messages.waiting)
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
              {formatMessage(messages.wait, { time })}
            </span>
          </>
        ) : (
          name
        )}
      </Button>
    </div>
  );
}
