import { useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { NoticeMarqueeProps } from "./types.ts";
import * as styles from "./NoticeMarquee.css.ts";

/**
 * Notices one by one, for who asked for stillness.
 *
 * @example <NoticeSteps notices={notices} onOpen={read} />
 */
export function NoticeSteps({ notices, onOpen }: NoticeMarqueeProps) {
  const t = useTranslations();
  const [place, setPlace] = useState(0);
  const count = notices.length;
  const notice = notices[place % count];
  return (
    <>
      <div className={styles.step} aria-live="polite">
        {notice && (
          <button
            type="button"
            className={styles.noticeCut}
            onClick={() => onOpen(notice.id)}
          >
            <bdi>{notice.title}</bdi>
          </button>
        )}
      </div>
      {count > 1 && (
        <>
          <IconButton
            size="small"
            icon="chevron-start"
            label={t("ui.noticeMarquee.previous")}
            onClick={() => setPlace((place + count - 1) % count)}
          />
          <IconButton
            size="small"
            icon="chevron-end"
            label={t("ui.noticeMarquee.next")}
            onClick={() => setPlace((place + 1) % count)}
          />
        </>
      )}
    </>
  );
}
