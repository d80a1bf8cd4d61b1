import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./CodeField.css.ts";

interface CodeNoteProps {
  /** Why nothing can be sent yet. */
  reason: string | undefined;
  /** Minutes to wait after too many requests; 0 without them. */
  minutes: number;
}

/** Why no code can be sent now, for who looks; who listens hears it with the button or when it comes. */
export function CodeNote({ reason, minutes }: CodeNoteProps) {
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
