import { useTranslations } from "../../words/translate.ts";
import { shownDate } from "../../private/promotions/shownDate.ts";
import { Duration } from "../duration/Duration.tsx";
import * as styles from "./PromotionDetails.css.ts";

export interface PromotionDatesProps {
  startsAt: number | null | undefined;
  endsAt: number | null | undefined;
  longTerm: boolean | undefined;
  now: number | undefined;
  timeZone: string | undefined;
}

/** The first and the last day of a promotion and what is left of it; of one that lasts for long no last day. */
export function PromotionDates({ timeZone, ...times }: PromotionDatesProps) {
  const t = useTranslations();
  const from = shownDate(times.startsAt, timeZone);
  const until = times.longTerm ? undefined : shownDate(times.endsAt, timeZone);
  if (!from && !until && !times.longTerm) return null;
  return (
    <div className={styles.dates}>
      {(from || until) && (
        <dl className={styles.days}>
          {from && (
            <div className={styles.day}>
              <dt>{t("ui.promotionDetails.from")}</dt>
              <dd className={styles.date}>
                <bdi>{from}</bdi>
              </dd>
            </div>
          )}
          {until && (
            <div className={styles.day}>
              <dt>{t("ui.promotionDetails.until")}</dt>
              <dd className={styles.date}>
                <bdi>{until}</bdi>
              </dd>
            </div>
          )}
        </dl>
      )}
      <Duration {...times} />
    </div>
  );
}
