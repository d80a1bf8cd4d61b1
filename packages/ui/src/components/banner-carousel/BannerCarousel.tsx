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
  /** Name of the carousel, for who cannot see it. */
  label: string;
  /** The banners, in order; with one there are no dots and nothing moves. */
  banners: readonly Banner[];
  /** Whether the titles are written over the pictures, or stand in the pictures already and are spoken only. @default "spoken" */
  titles?: "shown" | "spoken";
  /** Seconds until the next banner comes by itself; 0: never. @default 5 */
  autoplay?: number;
  /** Whether the first comes after the last. @default true */
  loop?: boolean;
  /** How it is drawn where it is not as on the whole page: from edge to edge on a phone; as a card; with the words beside the picture, for titles that are shown. @default as on the page */
  look?: "wide" | "card" | "split";
  /** The player pressed a banner; called for links too, on a plain press, instead of following them. */
  onOpen(id: string): void;
}

/**
 * Banners that change by themselves, until one looks: hover, focus, the pause button and a wish for stillness stop it.
 *
 * @example <BannerCarousel label="News" banners={banners} onOpen={follow} />
 */
export function BannerCarousel(props: BannerCarouselProps) {
  /* The engine moves the slides' elements about, so another list of banners starts afresh. */
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
      {/* Before what moves: who comes by keyboard or by ear finds the way to stop it first. */}
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
