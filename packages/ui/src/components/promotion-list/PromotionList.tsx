import { useTranslations } from "../../words/translate.ts";
import type { PromotionImage } from "../../private/promotions/promotionImage.ts";
import { Duration } from "../duration/Duration.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { PromotionBadgeKind } from "../promotion-badge/PromotionBadge.tsx";
import { PromotionCard } from "../promotion-card/PromotionCard.tsx";
import { PromotionCardSkeleton } from "../promotion-card/PromotionCardSkeleton.tsx";
import * as styles from "./PromotionList.css.ts";

export interface PromotionEntry {
  /** Passed to `onOpen`. */
  id: string;
  /** Title of the promotion. */
  title: string;
  /** Its pictures. The one with sequence 1 is shown. */
  images?: readonly PromotionImage[];
  /** Its badges. */
  badges?: readonly PromotionBadgeKind[];
  /** Start time, in milliseconds since 1970. */
  startsAt?: number | null;
  /** End time, in milliseconds since 1970. */
  endsAt?: number | null;
  /** Marks the promotion as long-term: no remaining time is shown. @default false */
  longTerm?: boolean;
  /** URL of the details; makes the card a real link. */
  href?: string;
}

export interface PromotionListProps {
  /** Accessible name of the list. */
  label: string;
  /** The promotions, in order. An empty list shows an empty state. */
  promotions: readonly PromotionEntry[];
  /** Loading: shows a skeleton. @default false */
  loading?: boolean;
  /** Current time, from which the remaining time is counted, in milliseconds since 1970. @default when it was first drawn */
  now?: number;
  /** Heading level of the titles. @default 2 */
  level?: 2 | 3;
  /** Language of the titles if it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** Called when a promotion is opened. */
  onOpen(id: string): void;
}

/** Cards that are always visible before scrolling. */
const first = 3;

/**
 * Promotions as cards in one to three columns, depending on the space, or an empty state.
 *
 * @example <PromotionList label="Promotions" promotions={shown} onOpen={open} />
 */
export function PromotionList(props: PromotionListProps) {
  const { label, promotions, loading = false, now, lang, onOpen } = props;
  const { level = 2 } = props;
  const t = useTranslations();
  if (!loading && promotions.length === 0)
    return (
      <EmptyState title={t("ui.promotionList.empty")} picture="promo">
        {t("ui.promotionList.emptyHint")}
      </EmptyState>
    );
  return (
    <ul
      className={styles.list}
      role="list"
      aria-label={label}
      aria-busy={loading}
    >
      {loading
        ? Array.from({ length: 6 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <PromotionCardSkeleton />
            </li>
          ))
        : promotions.map(({ id, startsAt, endsAt, longTerm, ...card }, at) => (
            <li key={id}>
              <PromotionCard
                {...card}
                lang={lang}
                level={level}
                priority={at < first}
                duration={
                  <Duration
                    startsAt={startsAt}
                    endsAt={endsAt}
                    longTerm={longTerm}
                    now={now}
                  />
                }
                onOpen={() => onOpen(id)}
              />
            </li>
          ))}
    </ul>
  );
}
