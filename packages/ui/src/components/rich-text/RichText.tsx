import { createContext, use, useMemo } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useNavigateWithin } from "../navigation/NavigationProvider.tsx";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { isWithinBounds } from "./bounds.ts";
import * as styles from "./RichText.css.ts";
import { sanitise } from "./sanitise.ts";

/**
 * Sanitises texts where there is no browser; without it, a page that is drawn there has none.
 *
 * @example <ServerSanitiser value={sanitiserOf(new JSDOM("").window)}>{page}</ServerSanitiser>
 */
export const ServerSanitiser = createContext<(html: string) => string>(
  () => "",
);

export interface RichTextProps {
  /** HTML from the platform. Anything that could run code, embed frames, restyle the page or imitate it is removed. */
  html: string;
  /** Language of the text if it is not the page's, a BCP 47 tag. */
  lang?: string;
}

/** The sanitised text. */
function Markup({ html, lang }: RichTextProps) {
  const onServer = use(ServerSanitiser);
  const clean = useMemo(
    () => (typeof document === "undefined" ? onServer(html) : sanitise(html)),
    [html, onServer],
  );
  const [setBox, scrolls] = useScrolls();
  const onClick = useNavigateWithin();
  /* Only a wide table or code makes it scroll; it must then be reachable by keyboard. */
  // Its links are reached and pressed by key as everywhere; a press that bubbles up here only spares a page load.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      key={html}
      ref={setBox}
      className={`${styles.richText} ${focusRingInset}`}
      lang={lang}
      onClick={onClick}
      {...(scrolls && { tabIndex: 0, role: "group" })}
      dangerouslySetInnerHTML={{ __html: clean }}
      // What a server drew stays as it is: its sanitiser leaves what the browser's leaves.
      suppressHydrationWarning
    />
  );
}

/**
 * Formatted text with headings, lists, tables, links and pictures, as editors write it for promotions, notices and
 * help. If a text is so large that it would block the page, a message is shown instead.
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
