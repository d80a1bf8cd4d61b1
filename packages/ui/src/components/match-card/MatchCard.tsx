import { useId } from "react";
import { FormattedNumber } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Badge } from "../badge/Badge.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./MatchCard.css.ts";

export interface MatchCardProps {
  /** Who plays at home. */
  home: string;
  /** Who plays away. */
  away: string;
  /** What they play for; a quiet line above. */
  league?: string;
  /** Whether it is yet to come, on, or over; `unknown` says nothing about it. */
  state: "scheduled" | "live" | "finished" | "unknown";
  /** When it begins, in milliseconds since 1970. */
  startsAt: number;
  /** Zone the time is told in, by its IANA name. @default "UTC" */
  timeZone?: string;
  /** Live only: the minute that is being played. */
  minute?: number;
  /** Points of both; shown only where both are known and it has begun. */
  score?: { readonly home: number; readonly away: number };
  /** Words of the way to it, "Open Touchline Hall"; without words the card is not a button. */
  actionLabel?: string;
  /** The player pressed the card. */
  onOpen?(): void;
}

/**
 * One match: who plays, how it stands, and where to go with it.
 *
 * @example <MatchCard home="Northwater" away="Lindenfield" state="live" minute={37} score={{ home: 1, away: 0 }} startsAt={at} />
 */
export function MatchCard(props: MatchCardProps) {
  const { home, away, league, state, startsAt, timeZone, score } = props;
  const { actionLabel, onOpen } = props;
  const id = useId();
  const begun = state === "live" || state === "finished";
  const pressable = actionLabel !== undefined && onOpen !== undefined;
  return (
    <article
      className={pressable ? `${styles.card} ${styles.pressable}` : styles.card}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <span className={styles.league}>{league}</span>
        <MatchState state={state} minute={props.minute} />
      </div>
      <ul className={styles.teams} role="list" id={id}>
        {(["home", "away"] as const).map((side) => (
          <li key={side} className={styles.team}>
            <span className={styles.name}>
              {/* A box of its own would stand at its own start, not at the page's. */}
              <bdi>{side === "home" ? home : away}</bdi>
            </span>{" "}
            {begun && score && (
              <span className={styles.score}>
                <FormattedNumber value={score[side]} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <DateTime at={startsAt} timeZone={timeZone} precision="minute" />
        {pressable && (
          <button
            type="button"
            className={styles.open}
            data-card-action=""
            aria-describedby={id}
            onClick={() => onOpen()}
          >
            {actionLabel}
            <Icon name="chevron-end" size="small" />
          </button>
        )}
      </div>
    </article>
  );
}

function MatchState({
  state,
  minute,
}: Pick<MatchCardProps, "state" | "minute">) {
  const t = useTranslations();
  if (state === "live")
    return (
      <Badge tone="success" variant="solid">
        {minute === undefined
          ? t("ui.matchCard.live")
          : t("ui.matchCard.minute", { minute })}
      </Badge>
    );
  return state === "finished" ? <Badge>{t("ui.matchCard.over")}</Badge> : null;
}
