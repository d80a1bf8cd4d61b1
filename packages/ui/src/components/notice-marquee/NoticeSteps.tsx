import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { NoticeMarqueeProps } from "./types.ts";
import * as styles from "./NoticeMarquee.css.ts";

const messages = defineMessages<{ previous: {}; next: {} }>({
  previous: {
    id: "ui.noticeMarquee.previous",
    defaultMessage: "Previous notice",
    description: "Button beside a notice that stands still",
  },
  next: {
    id: "ui.noticeMarquee.next",
    defaultMessage: "Next notice",
    description: "Button beside a notice that stands still",
  },
});

/**
 * Notices one by one, for who asked for stillness.
 *
 * @example <NoticeSteps notices={notices} onOpen={read} />
 */
export function NoticeSteps({ notices, onOpen }: NoticeMarqueeProps) {
  const { formatMessage } = useIntl();
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
            label={formatMessage(messages.previous)}
            onClick={() => setPlace((place + count - 1) % count)}
          />
          <IconButton
            size="small"
            icon="chevron-end"
            label={formatMessage(messages.next)}
            onClick={() => setPlace((place + 1) % count)}
          />
        </>
      )}
    </>
  );
}
