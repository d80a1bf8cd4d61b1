import { useTranslations } from "../../words/translate.ts";
import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Id of what to jump to, an element that can take focus (`tabIndex={-1}`). @default "main" */
  targetId?: string;
}

/**
 * First stop of the keyboard on every page: past header and menu, to what the page is about.
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
        /* The hash is part of some views' address, so the jump must not write it. */
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: "start" });
      }}
    >
      {t("ui.skipLink.toContent")}
    </a>
  );
}
