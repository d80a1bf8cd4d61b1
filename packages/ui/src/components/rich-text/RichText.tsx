import { useMemo, useSyncExternalStore } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { isWithinBounds } from "./bounds.ts";
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

/** The text itself, cleaned. */
function Markup({ html, lang }: RichTextProps) {
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
      {...(scrolls && { tabIndex: 0, role: "group" })}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

/**
 * Text with headings, lists, tables, links and pictures, as editors write it for promotions, notices and help. A text that
 * would hold the page up is not drawn; a sentence says so.
 *
 * @example <RichText html={promotion.content} />
 */
export function RichText({ html, lang }: RichTextProps) {
  const fits = useMemo(() => isWithinBounds(html), [html]);
  return fits ? <Markup html={html} lang={lang} /> : <TooLong />;
}

function TooLong() {
  const t = useTranslations();
  return <p className={styles.tooLong}>{t("ui.richText.tooLong")}</p>;
}
