import type { ReactNode } from "react";
import { Pressable } from "../../private/Pressable.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import type { HelpTerm } from "./types.ts";
import * as styles from "./HelpCentre.css.ts";

export interface HelpViewProps {
  label: string;
  /** The pages that match the search. */
  terms: readonly HelpTerm[];
  /** The selected page. */
  read: HelpTerm | undefined;
  hrefFor(id: string): string;
  footnote: ReactNode;
  lang: string | undefined;
  onSelect(id: string): void;
}

/** The list of titles, with the selected page beside it. */
export function HelpColumns(props: HelpViewProps) {
  const { label, terms, read, hrefFor, footnote, lang, onSelect } = props;
  return (
    <div className={styles.columns}>
      <nav aria-label={label}>
        <ul className={styles.list} role="list">
          {terms.map(({ id, title }) => (
            <li key={id} lang={lang}>
              <Pressable
                className={styles.entry({ selected: id === read?.id })}
                href={hrefFor(id)}
                aria-current={id === read?.id ? "page" : undefined}
                onPress={() => onSelect(id)}
              >
                {title}
              </Pressable>
            </li>
          ))}
        </ul>
      </nav>
      {read && <HelpArticle {...read} footnote={footnote} lang={lang} />}
    </div>
  );
}

interface HelpArticleProps extends Pick<HelpTerm, "title" | "html"> {
  footnote?: ReactNode;
  lang: string | undefined;
}

/** One page, under its title. */
export const HelpArticle = ({
  title,
  html,
  footnote,
  lang,
}: HelpArticleProps) => (
  <article className={styles.article} aria-label={title}>
    <h2 className={styles.title} lang={lang}>
      {title}
    </h2>
    <RichText html={html} lang={lang} />
    {footnote && <div className={styles.footnote}>{footnote}</div>}
  </article>
);
