import { useId, useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Pager } from "../pager/Pager.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import * as styles from "./AnnouncementPopup.css.ts";

export interface Announcement {
  /** Identifies the announcement. */
  id: string;
  /** Heading, also shown in the list. */
  title: string;
  /** Body as the platform's HTML; it is sanitised before it is shown. */
  html: string;
}

export interface AnnouncementPopupProps {
  /** Accessible name of the list. */
  label: string;
  /** The announcements, in order, 8 to a page. */
  announcements: readonly Announcement[];
  /** Id of the announcement to open first. @default the first */
  initialId?: string;
  /** Language of the announcements as a BCP 47 tag, where it differs from the page's. */
  lang?: string;
}

const pageSize = 8;

/**
 * The content of the announcements or notices dialog: the list and the selected announcement.
 *
 * @example <Modal title="Announcements" open><AnnouncementPopup label="Announcements" announcements={list} /></Modal>
 */
export function AnnouncementPopup({
  label,
  announcements,
  initialId,
  lang,
}: AnnouncementPopupProps) {
  const t = useTranslations();
  const articleId = useId();
  const first = Math.max(
    0,
    announcements.findIndex(({ id }) => id === initialId),
  );
  const [place, setPlace] = useState(first);
  const page = Math.floor(place / pageSize);
  const read = announcements[place];
  const shown = announcements.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <div className={styles.columns}>
      {announcements.length > 1 && (
        <div className={styles.side}>
          <ul className={styles.list} role="list" aria-label={label}>
            {shown.map((announcement, index) => {
              const selected = page * pageSize + index === place;
              return (
                <li key={announcement.id} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.entry({ selected })}
                    aria-pressed={selected}
                    aria-controls={articleId}
                    lang={lang}
                    onClick={() => setPlace(page * pageSize + index)}
                  >
                    {announcement.title}
                  </button>
                </li>
              );
            })}
          </ul>
          <Pager
            label={t("ui.announcementPopup.pages")}
            page={page + 1}
            pages={Math.ceil(announcements.length / pageSize)}
            onPage={(next) => setPlace((next - 1) * pageSize)}
          />
        </div>
      )}
      {read && (
        <article id={articleId} className={styles.article} aria-live="polite">
          <h3 className={styles.title} lang={lang}>
            {read.title}
          </h3>
          <RichText html={read.html} lang={lang} />
        </article>
      )}
    </div>
  );
}
