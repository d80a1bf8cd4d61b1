import { useTranslations } from "../../words/translate.ts";
import type { PromotionImage } from "../../private/promotions/promotionImage.ts";
import { Duration } from "../duration/Duration.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { PromotionBadgeKind } from "../promotion-badge/PromotionBadge.tsx";
import { PromotionCard } from "../promotion-card/PromotionCard.tsx";
import { PromotionCardSkeleton } from "../promotion-card/PromotionCardSkeleton.tsx";
import * as styles from "./PromotionList.css.ts";

export interface PromotionEntry {
  /** What `onOpen` is called with. */
  id: string;
  /** What it is called. */
  title: string;
  /** Its pictures; the one of sequence 1 is shown. */
  images?: readonly PromotionImage[];
  /** What it is marked as. */
  badges?: readonly PromotionBadgeKind[];
  /** When it begins, in ms since 1970. */
  startsAt?: number | null;
  /** When it ends, in ms since 1970. */
  endsAt?: number | null;
  /** It lasts for long: no end is counted to. @default false */
  longTerm?: boolean;
  /** Makes the card a real link to the details. */
  href?: string;
}

export interface PromotionListProps {
  /** Name of the list, for who cannot see it. */
  label: string;
  /** The promotions, in order; without any it says so. */
  promotions: readonly PromotionEntry[];
  /** They are on their way: keeps their room. @default false */
  loading?: boolean;
  /** The moment that is left is counted from, in ms since 1970. @default when it was first drawn */
  now?: number;
  /** Place of the titles in the outline of the page. @default 2 */
  level?: 2 | 3;
  /** Language of the titles where it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** The player wants the details of one. */
  onOpen(id: string): void;
}

/** Cards that surely show before anybody scrolls. */
const first = 3;

/**
 * Promotions as cards in one to three columns, by the room there is; says so where there are none.
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
