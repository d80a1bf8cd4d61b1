import { defineMessages, useIntl } from "react-intl";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { Link } from "../link/Link.tsx";
import * as styles from "./QrCode.css.ts";

const messages = defineMessages({
  tooLong: {
    id: "ui.qrCode.tooLong",
    defaultMessage: "This link is too long for a QR code.",
    description: "In place of a QR code that cannot be drawn",
  },
  copy: {
    id: "ui.qrCode.copy",
    defaultMessage: "Copy link",
    description: "Button beside a link that is too long for a QR code",
  },
});

/** What stands in place of a code that no camera could read: the reason, and the link itself. */
export function QrFailure({ text, label }: { text: string; label: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>{formatMessage(messages.tooLong)}</p>
      {/^https?:\/\//i.test(text) && (
        <Link href={text} external>
          {label}
        </Link>
      )}
      <div className={styles.linkRow}>
        <span className={styles.link} dir="ltr">
          {text}
        </span>
        <CopyButton value={text} label={formatMessage(messages.copy)} />
      </div>
    </div>
  );
}
