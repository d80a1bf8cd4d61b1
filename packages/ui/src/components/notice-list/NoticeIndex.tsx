import type { Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { shownDate } from "../../private/promotions/shownDate.ts";
import { Pager } from "../pager/Pager.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./NoticeList.css.ts";

const pageSize = 8;

interface NoticeIndexProps {
  label: string;
  notices: readonly NoticeListEntry[];
  /** Index of the open notice, from 0. */
  place: number;
  articleId: string;
  hidden: boolean;
  lang: string | undefined;
  timeZone: string | undefined;
  /** Called when a notice is pressed. */
  onOpen(id: string): void;
  /** Called with the first notice of a page when the page changes. */
  onPage(id: string): void;
  ref: Ref<HTMLDivElement>;
}

/** The titles of a page of notices, with the pager. */
export function NoticeIndex(props: NoticeIndexProps) {
  const { label, notices, place, articleId, hidden, lang, timeZone, ref } =
    props;
  const t = useTranslations();
  const page = Math.floor(place / pageSize);
  const shown = notices.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <div ref={ref} className={styles.side} hidden={hidden}>
      <ul className={styles.list} role="list" aria-label={label}>
        {shown.map(({ id, title, unread, publishedAt }, at) => {
          const selected = page * pageSize + at === place;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.entry({ selected })}
                aria-current={selected}
                aria-controls={articleId}
                onClick={() => props.onOpen(id)}
              >
                <span className={styles.dot({ unread: unread === true })} />
                <span className={styles.words}>
                  <span className={styles.entryTitle} lang={lang}>
                    {title}
                  </span>
                  {unread && (
                    <>
                      {" "}
                      <VisuallyHidden>
                        {t("ui.noticeList.unread")}
                      </VisuallyHidden>
                    </>
                  )}
                  <span className={styles.date}>
                    {shownDate(publishedAt, timeZone)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Pager
        label={t("ui.noticeList.pages")}
        page={page + 1}
        pages={Math.ceil(notices.length / pageSize)}
        onPage={(next) => {
          const first = notices[(next - 1) * pageSize];
          if (first) props.onPage(first.id);
        }}
      />
    </div>
  );
}

export interface NoticeListEntry {
  /** Passed to `onSelect`. */
  id: string;
  /** Its title, also shown in the list. */
  title: string;
  /** Its content as HTML from the platform, sanitised before it is shown. */
  html: string;
  /** Publication time, in milliseconds since 1970; shown as a date. */
  publishedAt?: number | null;
  /** Marks the notice as unread. @default false */
  unread?: boolean;
}
