import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import type { Banner } from "./types.ts";
import type { BannerControls } from "./useBannerEngine.ts";
import * as styles from "./BannerControlBar.css.ts";

const messages = defineMessages<{
  previous: {};
  next: {};
  pause: {};
  play: {};
  choose: { place: number; title: string };
}>({
  previous: {
    id: "ui.bannerCarousel.previous",
    defaultMessage: "Previous banner",
    description: "Button of the carousel",
  },
  next: {
    id: "ui.bannerCarousel.next",
    defaultMessage: "Next banner",
    description: "Button of the carousel",
  },
  pause: {
    id: "ui.bannerCarousel.pause",
    defaultMessage: "Stop changing",
    description: "Button that stops the banners from changing by themselves",
  },
  play: {
    id: "ui.bannerCarousel.play",
    defaultMessage: "Start changing",
    description: "Button that lets the banners change by themselves again",
  },
  choose: {
    id: "ui.bannerCarousel.choose",
    defaultMessage: "Banner {place, number}: {title}",
    description: "Name of a dot that leads to a banner",
  },
});

export interface BannerControlBarProps {
  banners: readonly Banner[];
  controls: BannerControls;
  paused: boolean;
  /** Without it the banners never change by themselves, and there is nothing to pause. */
  onPausedChange: ((paused: boolean) => void) | undefined;
}

/**
 * Pause, dots and arrows of a carousel, in the order of Tab.
 *
 * @example <BannerControlBar banners={banners} controls={controls} paused={false} onPausedChange={setPaused} />
 */
export function BannerControlBar({
  banners,
  controls,
  paused,
  onPausedChange,
}: BannerControlBarProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={styles.bar}>
        {onPausedChange && (
          <button
            type="button"
            className={styles.pause}
            aria-label={formatMessage(paused ? messages.play : messages.pause)}
            onClick={() => onPausedChange(!paused)}
          >
            <Icon name={paused ? "play" : "pause"} size="text" />
          </button>
        )}
        {banners.map((banner, place) => (
          <button
            key={banner.id}
            type="button"
            className={styles.dot}
            aria-label={formatMessage(messages.choose, {
              place: place + 1,
              title: banner.title,
            })}
            aria-current={place === controls.index}
            onClick={() => controls.goTo(place)}
          >
            <span
              className={styles.mark({ current: place === controls.index })}
            />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.arrow({ side: "start" })}
        aria-label={formatMessage(messages.previous)}
        onClick={() => controls.previous()}
      >
        <Icon name="chevron-start" />
      </button>
      <button
        type="button"
        className={styles.arrow({ side: "end" })}
        aria-label={formatMessage(messages.next)}
        onClick={() => controls.next()}
      >
        <Icon name="chevron-end" />
      </button>
    </>
  );
}
