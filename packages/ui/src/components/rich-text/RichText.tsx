import { useMemo, useSyncExternalStore } from "react";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import * as styles from "./RichText.css.ts";
import { sanitise } from "./sanitise.ts";

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

export interface RichTextProps {
  /** Markup as the platform sends it; whatever could run, frame, restyle or imitate the page is taken out. */
  html: string;
  /** Language of the text where it is not the page's, a BCP 47 tag. */
  lang?: string;
}

/**
 * Text with headings, lists, tables, links and pictures, as editors write it for promotions, notices and help.
 *
 * @example <RichText html={promotion.content} />
 */
export function RichText({ html, lang }: RichTextProps) {
  /* Markup is cleaned by a browser's own parser; a page that was rendered elsewhere gets it once it is alive. */
  const alive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const clean = useMemo(() => (alive ? sanitise(html) : ""), [alive, html]);
  const [setBox, scrolls] = useScrolls();
  /* Only a wide table or code makes it scroll; then the arrow keys must reach it. */
  return (
    <div
      key={alive ? html : ""}
      ref={setBox}
      className={`${styles.richText} ${focusRingInset}`}
      lang={lang}
      tabIndex={scrolls ? 0 : undefined}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
