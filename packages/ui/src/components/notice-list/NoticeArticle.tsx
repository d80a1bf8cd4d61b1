import { useEffect, useRef } from "react";
import { useTranslations } from "../../words/translate.ts";
import { shownDate } from "../../private/promotions/shownDate.ts";
import { Button } from "../button/Button.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import type { NoticeListEntry } from "./types.ts";
import * as styles from "./NoticeList.css.ts";

export interface NoticeArticleProps {
  id: string;
  notice: NoticeListEntry;
  hidden: boolean;
  lang: string | undefined;
  timeZone: string | undefined;
  /** Back to the list, where the list and the notice do not stand side by side. */
  onBack: (() => void) | undefined;
}

/** The notice that is read. Where it took the list's place, focus goes to its title. */
export function NoticeArticle(props: NoticeArticleProps) {
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
