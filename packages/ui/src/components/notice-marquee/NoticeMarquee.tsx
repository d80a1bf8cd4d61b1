import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { NoticeSteps } from "./NoticeSteps.tsx";
import { NoticeTape } from "./NoticeTape.tsx";
import type { NoticeMarqueeProps } from "./types.ts";
import * as styles from "./NoticeMarquee.css.ts";

const messages = defineMessages<{ label: {}; pause: {}; play: {} }>({
  label: {
    id: "ui.noticeMarquee.label",
    defaultMessage: "Notices",
    description: "Name of the strip of notices on the lobby",
  },
  pause: {
    id: "ui.noticeMarquee.pause",
    defaultMessage: "Stop the notices",
    description: "Button that stops the moving notices",
  },
  play: {
    id: "ui.noticeMarquee.play",
    defaultMessage: "Let the notices run",
    description: "Button that lets the notices move again",
  },
});

/**
 * Notices that run by on one line; hover, focus and the pause button stop them, and a wish for stillness shows
 * them one by one.
 *
 * @example <NoticeMarquee notices={notices} onOpen={read} />
 */
export function NoticeMarquee({ notices, onOpen }: NoticeMarqueeProps) {
  const { formatMessage } = useIntl();
  const still = useMediaQuery(media.still);
  const [paused, setPaused] = useState(false);
  if (notices.length === 0) return null;
  return (
    <section
      className={styles.strip}
      aria-label={formatMessage(messages.label)}
    >
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
            label={formatMessage(paused ? messages.play : messages.pause)}
            onClick={() => setPaused(!paused)}
          />
        </>
      )}
    </section>
  );
}
