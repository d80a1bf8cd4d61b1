import { defineMessages, useIntl } from "react-intl";
import * as styles from "./SkipLink.css.ts";

const messages = defineMessages({
  toContent: {
    id: "ui.skipLink.toContent",
    defaultMessage: "Skip to content",
    description:
      "First link of a page, seen only when reached by keyboard; jumps over header and menu",
  },
});

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
  const intl = useIntl();
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
      {intl.formatMessage(messages.toContent)}
    </a>
  );
}
