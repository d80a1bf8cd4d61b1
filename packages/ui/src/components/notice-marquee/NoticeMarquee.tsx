import { useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { NoticeTape, type NoticeMarqueeProps } from "./NoticeTape.tsx";
import * as styles from "./NoticeMarquee.css.ts";

/**
 * Notices that scroll by on one line. Hover, focus and the pause button stop them; reduced motion shows them one at a
 * time.
 *
 * @example <NoticeMarquee notices={notices} onOpen={read} />
 */
export function NoticeMarquee({ notices, onOpen }: NoticeMarqueeProps) {
  const t = useTranslations();
  const still = useMediaQuery(media.still);
  const [paused, setPaused] = useState(false);
  if (notices.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t("ui.noticeMarquee.label")}>
      <span className={styles.sign}>
        <Icon name="bell" size="small" />
      </span>
      {still ? (
        <NoticeSteps notices={notices} onOpen={onOpen} />
      ) : (
        <>
          <NoticeTape notices={notices} paused={paused} onOpen={onOpen} />
          <IconButton
            size="small"
            icon={paused ? "play" : "pause"}
            label={t(
              paused ? "ui.noticeMarquee.play" : "ui.noticeMarquee.pause",
            )}
            onClick={() => setPaused(!paused)}
          />
        </>
      )}
    </section>
  );
}

/**
 * Notices one at a time, for reduced motion.
 *
 * @example <NoticeSteps notices={notices} onOpen={read} />
 */
function NoticeSteps({ notices, onOpen }: NoticeMarqueeProps) {
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
