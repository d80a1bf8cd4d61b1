import { useId } from "react";
import { FormattedNumber } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Badge } from "../badge/Badge.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./MatchCard.css.ts";
import * as content from "./MatchCardContent.css.ts";

export interface MatchCardProps {
  /** The home team. */
  home: string;
  /** The away team. */
  away: string;
  /** Name of the competition, in a quiet line above the teams. */
  league?: string;
  /** Status of the match. `unknown` shows no status. */
  state: "scheduled" | "live" | "finished" | "unknown";
  /** Start time, in milliseconds since 1970. */
  startsAt: number;
  /** IANA time zone for the start time. @default "UTC" */
  timeZone?: string;
  /** Live only: the current minute of play. */
  minute?: number;
  /** Score of both teams, shown only once the match has begun. */
  score?: { readonly home: number; readonly away: number };
  /** Label of the button, for example "Open Touchline Hall". Without it or `onOpen`, the card is not a button. */
  actionLabel?: string;
  /** Called when the card is pressed. */
  onOpen?(): void;
}

/**
 * A match: its teams, its score, and a button that opens it.
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
      className={
        pressable ? `${styles.card} ${content.pressable}` : styles.card
      }
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <span className={content.league}>{league}</span>
        <MatchState state={state} minute={props.minute} />
      </div>
      <ul className={styles.teams} role="list" id={id}>
        {(["home", "away"] as const).map((side) => (
          <li key={side} className={content.team}>
            <span className={content.name}>
              {/* `bdi` is inline: a block would align to its own text direction instead of the page's. */}
              <bdi>{side === "home" ? home : away}</bdi>
            </span>{" "}
            {begun && score && (
              <span className={content.score}>
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
            className={content.open}
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
