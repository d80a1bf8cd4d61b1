import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Picture } from "../../private/Picture.tsx";
import { MoreLink } from "../../private/MoreLink.tsx";
import {
  promotionImage,
  type PromotionImage,
} from "../../private/promotions/promotionImage.ts";
import {
  PromotionBadge,
  type PromotionBadgeKind,
} from "../promotion-badge/PromotionBadge.tsx";
import * as styles from "./PromotionCard.css.ts";

export interface PromotionCardProps {
  /** What it is called. */
  title: string;
  /** Its pictures; the one of sequence 1 is shown, 16:9, or a stand-in. */
  images?: readonly PromotionImage[];
  /** What it is marked as, the one that decides first. */
  badges?: readonly PromotionBadgeKind[];
  /** What is left of it, a `Duration`. */
  duration?: ReactNode;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Language of the title where it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** Loads the picture at once, for cards on the first screen. @default false */
  priority?: boolean;
  /** Makes it a real link to the details. */
  href?: string;
  /** The player wants the details; called for links too, on a plain press. */
  onOpen(): void;
}

/**
 * A promotion in a list; a press anywhere on it opens its details.
 *
 * @example <PromotionCard title={title} images={images} badges={["daily"]} duration={<Duration endsAt={end} />} onOpen={open} />
 */
export function PromotionCard(props: PromotionCardProps) {
  const { title, images, badges = [], duration, level = 3, lang } = props;
  const { priority = false, href, onOpen } = props;
  const t = useTranslations();
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <article
      className={`${styles.card} ${styles.ring}`}
      aria-labelledby={titleId}
    >
      <div className={styles.art}>
        <Picture
          src={promotionImage(images, 1)}
          name={title}
          width={640}
          height={360}
          priority={priority}
        />
      </div>
      <div className={styles.words}>
        {badges.length > 0 && (
          <div className={styles.badges}>
            {[...new Set(badges)].map((kind) => (
              <PromotionBadge key={kind} kind={kind} />
            ))}
          </div>
        )}
        <Title className={styles.title} id={titleId} lang={lang}>
          {title}
        </Title>
        <div className={styles.foot}>
          <div className={styles.duration}>{duration}</div>
          <MoreLink
            className={styles.more}
            words={t("ui.promotionCard.more")}
            title={title}
            lang={lang}
            href={href}
            onPress={onOpen}
          />
        </div>
      </div>
    </article>
  );
}
