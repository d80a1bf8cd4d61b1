import { useState, type ReactNode } from "react";
import { Accordion } from "radix-ui";
import { useTranslations } from "../../words/translate.ts";
import { useAlive } from "../../private/useAlive.ts";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { SearchField } from "../search-field/SearchField.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  HelpArticle,
  HelpColumns,
  type HelpViewProps,
} from "./HelpColumns.tsx";
import type { HelpTerm } from "./types.ts";
import { Icon } from "../icon/Icon.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import * as styles from "./HelpCentre.css.ts";

export interface HelpCentreProps {
  /** Accessible name of the list of pages. */
  label: string;
  /** The pages, in order. */
  terms: readonly HelpTerm[];
  /** Id of the page shown. If left out, the component keeps the selection, starting with the first page. */
  selected?: string;
  /** Called with the id of the chosen page. */
  onSelect?(id: string): void;
  /** URL of a page, so that it can be linked to. @default "#" and its id */
  hrefFor?(id: string): string;
  /** Text below every page: whom to contact, when it was last changed. */
  footnote?: ReactNode;
  /** Whether the pages are loading: a skeleton takes their place. @default false */
  loading?: boolean;
  /** Whether the pages could not be loaded. @default false */
  failed?: boolean;
  /** Loads the pages again; without it there is no retry button. */
  onRetry?(): void;
  /** Language of the pages as a BCP 47 tag, where it differs from the site's. */
  lang?: string;
}

/**
 * Help pages: a searchable list with the selected page beside it; on a phone, an accordion.
 *
 * @example <HelpCentre label="Help" terms={terms} selected={hash} onSelect={goTo} footnote={<Link href="/help">Ask us</Link>} />
 */
export function HelpCentre(props: HelpCentreProps) {
  const { terms, loading = false, failed = false, onRetry } = props;
  const t = useTranslations();
  if (terms.length > 0) return <Reader {...props} />;
  if (loading) return <HelpCentreSkeleton />;
  if (failed)
    return <ErrorState title={t("ui.helpCentre.failed")} onRetry={onRetry} />;
  return <EmptyState title={t("ui.helpCentre.empty")} picture="info" />;
}

function Reader(props: HelpCentreProps) {
  const { label, terms, selected, onSelect, footnote, lang } = props;
  const { hrefFor = (id) => `#${encodeURIComponent(id)}` } = props;
  const t = useTranslations();
  const [term, setTerm] = useState("");
  const [kept, setKept] = useState<string>();
  const narrow = useMediaQuery(media.phone);
  /* A server does not know the width: it draws both, and the style shows one. */
  const isAlive = useAlive();
  const wanted = selected ?? kept;
  const found = matching(terms, term);
  const asked = terms.find(({ id }) => id === wanted);
  const read = asked ?? terms[0];
  const view = {
    label,
    terms: found,
    /* The selected page stays, even if the search has removed it from the list. */
    read: asked,
    hrefFor,
    footnote,
    lang,
    onSelect: (id: string) => {
      setKept(id);
      onSelect?.(id);
    },
  };
  return (
    <div className={styles.centre}>
      <div className={styles.search}>
        <SearchField
          label={t("ui.helpCentre.search")}
          value={term}
          onChange={setTerm}
        />
      </div>
      {/* A single live region, present from the start; otherwise new content would not be announced. */}
      <div role="status" className={styles.status}>
        {term.trim() !== "" && found.length > 0 && (
          <VisuallyHidden>
            {t("ui.helpCentre.found", { count: found.length })}
          </VisuallyHidden>
        )}
        {found.length === 0 && (
          <p className={styles.none}>{t("ui.helpCentre.none")}</p>
        )}
      </div>
      {(narrow || !isAlive) && (
        <div className={styles.narrow}>
          <HelpAccordion {...view} />
        </div>
      )}
      {(!narrow || !isAlive) && (
        <div className={styles.wide}>
          <HelpColumns {...view} read={read} />
        </div>
      )}
      {/* Without scripts no other page could be chosen: they follow one another. React draws this on servers only. */}
      <noscript>
        <div className={styles.centre}>
          {terms
            .filter((other) => other !== read)
            .map(({ id, title, html }) => (
              <HelpArticle key={id} title={title} html={html} lang={lang} />
            ))}
        </div>
      </noscript>
    </div>
  );
}

/** The pages as an accordion, one open at a time. */
function HelpAccordion(props: HelpViewProps) {
  const { terms, read, footnote, lang, onSelect } = props;
  const [open, setOpen] = useState(read?.id ?? "");
  const [followed, setFollowed] = useState(read?.id);
  /* Following a link to a page while the accordion is shown opens that page. */
  if (read && read.id !== followed) {
    setFollowed(read.id);
    setOpen(read.id);
  }
  return (
    <Accordion.Root
      type="single"
      collapsible
      className={styles.accordion}
      value={open}
      onValueChange={(id) => {
        setOpen(id);
        if (id !== "") onSelect(id);
      }}
    >
      {terms.map(({ id, title, html }) => (
        <Accordion.Item key={id} value={id} className={styles.item}>
          <Accordion.Header asChild>
            <h2 className={styles.header} lang={lang}>
              <Accordion.Trigger className={styles.trigger}>
                <span className={styles.triggerWords}>{title}</span>
                <span className={styles.chevron}>
                  <Icon name="chevron-down" />
                </span>
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          <Accordion.Content className={styles.panel}>
            <RichText html={html} lang={lang} />
            {footnote && <div className={styles.footnote}>{footnote}</div>}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

/** Placeholder for the help pages, with the same dimensions. */
function HelpCentreSkeleton() {
  return (
    <div className={styles.centre} aria-busy="true">
      <div className={styles.search} aria-hidden="true">
        <Skeleton shape="control" />
      </div>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.list}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.entry({ selected: false })}>
              <Skeleton width={index % 2 ? "half" : "most"} />
            </div>
          ))}
        </div>
        <div className={styles.comingArticle}>
          <Skeleton shape="heading" width="half" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
}

/**
 * The entries whose title contains a text, ignoring case and accents; all of them for an empty text.
 *
 * @example matching(terms, "depot") // finds "Dépôt"
 */
export function matching<T extends { readonly title: string }>(
  entries: readonly T[],
  text: string,
): readonly T[] {
  const wanted = plain(text.trim());
  return wanted === ""
    ? entries
    : entries.filter(({ title }) => plain(title).includes(wanted));
}

/* Removes the accents of Latin letters only: in other scripts, marks distinguish words. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
