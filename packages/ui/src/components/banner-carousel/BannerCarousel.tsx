import { useRef, useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import { BannerControlBar } from "./BannerControlBar.tsx";
import { BannerSlide } from "./BannerSlide.tsx";
import { useBannerEngine } from "./useBannerEngine.ts";
import type { Banner } from "./types.ts";
import * as styles from "./BannerCarousel.css.ts";
import "./BannerLook.css.ts";

export interface BannerCarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** The banners, in order; a single banner has no dots and does not move. */
  banners: readonly Banner[];
  /**
   * Whether titles are written over the pictures, or are part of the pictures already and only read by screen readers.
   * @default "spoken"
   */
  titles?: "shown" | "spoken";
  /** Seconds until the next banner; 0 turns automatic rotation off. @default 5 */
  autoplay?: number;
  /** Whether the first banner follows the last. @default true */
  loop?: boolean;
  /**
   * Layout, where it differs from that of the whole page: full width on a phone, as a card, or with the text beside the
   * picture for shown titles.
   * @default as on the page
   */
  look?: "wide" | "card" | "split";
  /** Called when a banner is pressed; for links too, on a plain click, instead of following them. */
  onOpen(id: string): void;
}

/**
 * Banners that change automatically. Hover, focus, the pause button and the reduced-motion setting stop them.
 *
 * @example <BannerCarousel label="News" banners={banners} onOpen={follow} />
 */
export function BannerCarousel(props: BannerCarouselProps) {
  /* The engine moves the slide elements, so a new list of banners remounts the carousel. */
  return (
    <BannerStage key={props.banners.map(({ id }) => id).join(" ")} {...props} />
  );
}

function BannerStage({
  label,
  banners,
  titles = "spoken",
  autoplay = 5,
  loop = true,
  look,
  onOpen,
}: BannerCarouselProps) {
  const t = useTranslations();
  const still = useMediaQuery(media.still);
  const [paused, setPaused] = useState(false);
  const [watched, setWatched] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const several = banners.length > 1;
  const rests = still || autoplay === 0;
  const running = several && !rests && !paused && !watched;
  const controls = useBannerEngine(
    viewport,
    styles.engine,
    banners.length,
    running,
    still,
    autoplay,
    loop,
  );
  return (
    <section
      className={styles.stage}
      data-look={look}
      aria-roledescription={t("ui.bannerCarousel.carousel")}
      aria-label={label}
      onPointerEnter={({ pointerType }) => setWatched(pointerType === "mouse")}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      {/* Before the moving part, so that keyboard and screen-reader users find the pause button first. */}
      {several && (
        <BannerControlBar
          banners={banners}
          controls={controls}
          paused={rests || paused}
          onPausedChange={rests ? undefined : setPaused}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={running ? "off" : "polite"}>
          {banners.map((banner, place) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              place={place}
              count={banners.length}
              current={place === controls.index}
              titled={titles === "shown"}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
