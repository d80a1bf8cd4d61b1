import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import type { Banner } from "./types.ts";
import type { BannerControls } from "./useBannerEngine.ts";
import * as styles from "./BannerControlBar.css.ts";

export interface BannerControlBarProps {
  banners: readonly Banner[];
  controls: BannerControls;
  paused: boolean;
  /** Without it the banners never change automatically, and there is nothing to pause. */
  onPausedChange: ((paused: boolean) => void) | undefined;
}

/**
 * Pause button, dots and arrows of a carousel, in tab order.
 *
 * @example <BannerControlBar banners={banners} controls={controls} paused={false} onPausedChange={setPaused} />
 */
export function BannerControlBar({
  banners,
  controls,
  paused,
  onPausedChange,
}: BannerControlBarProps) {
  const t = useTranslations();
  return (
    <>
      <div className={styles.bar}>
        {onPausedChange && (
          <button
            type="button"
            className={styles.pause}
            aria-label={t(
              paused ? "ui.bannerCarousel.play" : "ui.bannerCarousel.pause",
            )}
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
            aria-label={t("ui.bannerCarousel.choose", {
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
        aria-label={t("ui.bannerCarousel.previous")}
        onClick={() => controls.previous()}
      >
        <Icon name="chevron-start" />
      </button>
      <button
        type="button"
        className={styles.arrow({ side: "end" })}
        aria-label={t("ui.bannerCarousel.next")}
        onClick={() => controls.next()}
      >
        <Icon name="chevron-end" />
      </button>
    </>
  );
}
