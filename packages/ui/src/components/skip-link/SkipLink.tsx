import { useTranslations } from "../../words/translate.ts";
import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Id of the target, an element that can take focus (`tabIndex={-1}`). @default "main" */
  targetId?: string;
}

/**
 * The first tab stop of every page, which skips the header and menu to the main content.
 *
 * @example <SkipLink targetId="main" />
 */
export function SkipLink({ targetId = "main" }: SkipLinkProps) {
  const t = useTranslations();
  return (
    <a
      className={styles.skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        /* Some views use the hash of the URL, so the jump must not change it. */
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: "start" });
      }}
    >
      {t("ui.skipLink.toContent")}
    </a>
  );
}
