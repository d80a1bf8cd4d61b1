import { useId, useRef, useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { NoticeArticle } from "./NoticeArticle.tsx";
import { NoticeIndex } from "./NoticeIndex.tsx";
import { NoticeListSkeleton } from "./NoticeListSkeleton.tsx";
import type { NoticeListEntry } from "./types.ts";
import * as styles from "./NoticeList.css.ts";

export interface NoticeListProps {
  /** Name of the list, for who cannot see it. */
  label: string;
  /** The notices, in order; 8 stand on a page. */
  notices: readonly NoticeListEntry[];
  /** Id of the one that is read. Leave out to let the list keep it, beginning with the first. */
  selected?: string;
  /** Id of the one to begin with, which a phone shows at once instead of the list. @default the first, behind the list */
  initialId?: string;
  /** The reader chose one, or a page, of which the first is read then. */
  onSelect?(id: string): void;
  /** They are on their way: keeps their room. @default false */
  loading?: boolean;
  /** They could not be had: says so. @default false */
  failed?: boolean;
  /** Loads again; without it the failure offers nothing. */
  onRetry?(): void;
  /** Language of what is said where it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** Zone the days are told in, by its IANA name, "Asia/Manila". @default "UTC" */
  timeZone?: string;
}

/**
 * Notices: the list, and beside it the one that is read; on a phone first the list, then the notice.
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
  /* One that is gone meanwhile gives way to the first. */
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
