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
  /** Title of the promotion. */
  title: string;
  /** Its pictures. The one with sequence 1 is shown, 16:9, or a placeholder. */
  images?: readonly PromotionImage[];
  /** Its badges, the most important first. */
  badges?: readonly PromotionBadgeKind[];
  /** Remaining time, a `Duration`. */
  duration?: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Language of the title if it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** Loads the picture immediately, for cards on the first screen. @default false */
  priority?: boolean;
  /** URL of the details; makes the card a real link. */
  href?: string;
  /** Called when the card is pressed; for links, on a plain click. */
  onOpen(): void;
}

/**
 * A promotion in a list. Pressing anywhere on it opens the details.
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
