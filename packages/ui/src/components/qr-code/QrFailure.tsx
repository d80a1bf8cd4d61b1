import { useTranslations } from "../../words/translate.ts";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { Link } from "../link/Link.tsx";
import * as styles from "./QrCode.css.ts";

/** What stands in place of a code that no camera could read: the reason, and the link itself. */
export function QrFailure({ text, label }: { text: string; label: string }) {
  const t = useTranslations();
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>{t("ui.qrCode.tooLong")}</p>
      {/^https?:\/\//i.test(text) && (
        <Link href={text} external>
          {label}
        </Link>
      )}
      <div className={styles.linkRow}>
        <span className={styles.link} dir="ltr">
          {text}
        </span>
        <CopyButton value={text} label={t("ui.qrCode.copy")} />
      </div>
    </div>
  );
}
