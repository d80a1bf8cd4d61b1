import { useTranslations } from "../../words/translate.ts";
import { Picture } from "../../private/Picture.tsx";
import { Pressable } from "../../private/Pressable.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { Banner } from "./types.ts";
import * as styles from "./BannerCarousel.css.ts";

export interface BannerSlideProps {
  banner: Banner;
  /** Index, from 0. */
  place: number;
  count: number;
  /** Whether it is the banner in view; the others cannot be reached. */
  current: boolean;
  /** Whether its title is written over the picture. */
  titled: boolean;
  onOpen(id: string): void;
}

/**
 * One banner of a carousel.
 *
 * @example <BannerSlide banner={banner} place={0} count={3} current titled onOpen={follow} />
 */
export function BannerSlide({
  banner,
  place,
  count,
  current,
  titled,
  onOpen,
}: BannerSlideProps) {
  const t = useTranslations();
  const face = (
    <>
      <Picture
        src={banner.imageUrl}
        name={banner.title}
        width={1200}
        height={400}
        priority={place === 0}
      />
      {titled ? (
        <span className={styles.veil}>
          <span className={styles.title}>{banner.title}</span>
        </span>
      ) : (
        <VisuallyHidden>{banner.title}</VisuallyHidden>
      )}
    </>
  );
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t("ui.bannerCarousel.slide")}
      aria-label={t("ui.bannerCarousel.place", { place: place + 1, count })}
      inert={!current}
    >
      {banner.leads === false ? (
        <div className={styles.face}>{face}</div>
      ) : (
        <Pressable
          className={styles.link}
          href={banner.href}
          onPress={() => onOpen(banner.id)}
        >
          {face}
        </Pressable>
      )}
    </div>
  );
}
