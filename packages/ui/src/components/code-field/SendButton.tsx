import { useIntl } from "react-intl";
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

/** Has a code sent. Its name does not count along, because some screen readers would read every second. */
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
