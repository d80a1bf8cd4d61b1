import { useId, useRef, useState, useEffect } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { NoticeIndex, type NoticeListEntry } from "./NoticeIndex.tsx";
import { shownDate } from "../../private/promotions/shownDate.ts";
import { Button } from "../button/Button.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import * as styles from "./NoticeList.css.ts";

export interface NoticeListProps {
  /** Accessible name of the list. */
  label: string;
  /** The notices, in order, 8 to a page. */
  notices: readonly NoticeListEntry[];
  /** Id of the open notice. If omitted, the list keeps track of it and starts with the first. */
  selected?: string;
  /** Id of the notice to open first; a phone then shows it instead of the list. @default the first, behind the list */
  initialId?: string;
  /** Called when a notice is chosen, or with the first notice of a chosen page. */
  onSelect?(id: string): void;
  /** Loading: shows a skeleton. @default false */
  loading?: boolean;
  /** Loading failed: shows an error. @default false */
  failed?: boolean;
  /** Retries loading. Without it, the error has no button. */
  onRetry?(): void;
  /** Language of the notices if it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** IANA time zone for the dates, "Asia/Manila". @default "UTC" */
  timeZone?: string;
}

/**
 * A list of notices with the open one beside it. A phone shows the list first, then the notice.
 *
 * @example <NoticeList label="Notices" notices={notices} loading={isPending} failed={isError} onRetry={refetch} />
 */
export function NoticeList(props: NoticeListProps) {
  const { notices, loading = false, failed = false, onRetry } = props;
  const t = useTranslations();
  if (notices.length > 0) return <Reader {...props} />;
  if (loading) return <NoticeListSkeleton />;
  if (failed)
    return <ErrorState title={t("ui.noticeList.failed")} onRetry={onRetry} />;
  return (
    <EmptyState title={t("ui.noticeList.empty")} picture="bell">
      {t("ui.noticeList.emptyHint")}
    </EmptyState>
  );
}

function Reader(props: NoticeListProps) {
  const { label, notices, selected, initialId, onSelect, lang, timeZone } =
    props;
  const [kept, setKept] = useState(initialId);
  const [reading, setReading] = useState(() =>
    notices.some(({ id }) => id === initialId),
  );
  const narrow = useMediaQuery(media.phone);
  const articleId = useId();
  const index = useRef<HTMLDivElement>(null);
  const wanted = selected ?? kept;
  /* If the chosen notice no longer exists, show the first. */
  const place = Math.max(
    0,
    notices.findIndex(({ id }) => id === wanted),
  );
  const read = notices[place];
  const choose = (id: string) => {
    setKept(id);
    onSelect?.(id);
  };
  const goBack = () => {
    setReading(false);
    const current = "[aria-current=true]";
    requestAnimationFrame(() =>
      index.current?.querySelector<HTMLElement>(current)?.focus(),
    );
  };
  const away = narrow && !reading;
  return (
    <div className={styles.columns}>
      <NoticeIndex
        ref={index}
        label={label}
        notices={notices}
        place={place}
        articleId={articleId}
        hidden={narrow && reading}
        lang={lang}
        timeZone={timeZone}
        onOpen={(id) => {
          choose(id);
          setReading(true);
        }}
        onPage={choose}
      />
      {read && (
        <NoticeArticle
          id={articleId}
          notice={read}
          hidden={away}
          lang={lang}
          timeZone={timeZone}
          onBack={narrow ? goBack : undefined}
        />
      )}
    </div>
  );
}

interface NoticeArticleProps {
  id: string;
  notice: NoticeListEntry;
  hidden: boolean;
  lang: string | undefined;
  timeZone: string | undefined;
  /** Returns to the list, where list and notice are not side by side. */
  onBack: (() => void) | undefined;
}

/** The open notice. Where it replaces the list, focus moves to its title. */
function NoticeArticle(props: NoticeArticleProps) {
  const { id, notice, hidden, lang, timeZone, onBack } = props;
  const t = useTranslations();
  const title = useRef<HTMLHeadingElement>(null);
  const takesPlace = onBack !== undefined && !hidden;
  useEffect(() => {
    if (takesPlace) title.current?.focus();
  }, [takesPlace]);
  const date = shownDate(notice.publishedAt, timeZone);
  return (
    <article
      id={id}
      className={styles.article}
      aria-labelledby={`${id}-title`}
      hidden={hidden}
    >
      {onBack && (
        <div>
          <Button variant="quiet" icon="back" onClick={onBack}>
            {t("ui.noticeList.back")}
          </Button>
        </div>
      )}
      <div className={styles.head}>
        <h3
          ref={title}
          id={`${id}-title`}
          className={styles.title}
          tabIndex={-1}
          lang={lang}
        >
          {notice.title}
        </h3>
        {date && <p className={styles.date}>{date}</p>}
      </div>
      <RichText html={notice.html} lang={lang} />
    </article>
  );
}

/** Placeholder for the notices, with the same geometry. */
function NoticeListSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.side}>
        <div className={styles.list} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.comingEntry}>
              <Skeleton width={index % 2 ? "half" : "most"} />
              <Skeleton shape="caption" width="quarter" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.comingArticle} aria-hidden="true">
        <Skeleton shape="heading" width="half" />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
