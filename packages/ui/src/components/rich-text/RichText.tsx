import { createContext, use, useMemo, useSyncExternalStore } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { isWithinBounds } from "./bounds.ts";
import * as styles from "./RichText.css.ts";
import { sanitise } from "./sanitise.ts";

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * Sanitises texts where there is no browser; without it, a page that a server draws has none.
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
  /* What a server drew stays until the browser's own sanitiser, which the policy demands, has taken over. */
  const alive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const onServerOnly = use(ServerSanitiser);
  const clean = useMemo(
    () => (alive ? sanitise(html) : onServerOnly(html)),
    [alive, html, onServerOnly],
  );
  const [setBox, scrolls] = useScrolls();
  /* Only a wide table or code makes it scroll; it must then be reachable by keyboard. */
  return (
    <div
      key={alive ? html : ""}
      ref={setBox}
      className={`${styles.richText} ${focusRingInset}`}
      lang={lang}
      {...(scrolls && { tabIndex: 0, role: "group" })}
      dangerouslySetInnerHTML={{ __html: clean }}
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
