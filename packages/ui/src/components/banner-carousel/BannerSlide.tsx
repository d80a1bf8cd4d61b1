import { defineMessages, useIntl } from "react-intl";
import { Picture } from "../../private/Picture.tsx";
import { Pressable } from "../../private/Pressable.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { Banner } from "./types.ts";
import * as styles from "./BannerCarousel.css.ts";

const messages = defineMessages<{
  slide: {};
  place: { place: number; count: number };
}>({
  slide: {
    id: "ui.bannerCarousel.slide",
    defaultMessage: "slide",
    description: "What one of the banners is, said after its place",
  },
  place: {
    id: "ui.bannerCarousel.place",
    defaultMessage: "{place, number} of {count, number}",
    description: "Place of a banner among all, as 2 of 5",
  },
});

export interface BannerSlideProps {
  banner: Banner;
  /** From 0. */
  place: number;
  count: number;
  /** It is the one in view; the others cannot be reached. */
  current: boolean;
  /** Its title is written over the picture. */
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
  const { formatMessage } = useIntl();
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
      aria-roledescription={formatMessage(messages.slide)}
      aria-label={formatMessage(messages.place, { place: place + 1, count })}
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
