import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Badge } from "../badge/Badge.tsx";
import { Meter } from "../meter/Meter.tsx";
import { Money } from "../money/Money.tsx";
import * as styles from "./MissionCard.css.ts";

const messages = {
  running: "ui.missionCard.running",
  done: "ui.missionCard.done",
  claimed: "ui.missionCard.claimed",
} as const;

const looks = {
  running: { tone: "neutral", icon: undefined },
  done: { tone: "prize", icon: "gift" },
  claimed: { tone: "success", icon: "check" },
} as const;

export interface MissionCardProps {
  /** Name of the mission. */
  title: string;
  /** Current progress, a plain decimal. */
  value: string;
  /** The target, a plain decimal. */
  target: string;
  /** Both as text, "12 of 20 rounds". Shown, and announced instead of a percentage. */
  valueText: string;
  /** The reward, a plain decimal. Without it, no reward is shown. */
  prize?: string;
  /** Currency symbol before the reward. */
  symbol?: string;
  /** Whether the target is reached and the reward claimed. */
  state: "running" | "done" | "claimed";
  /** Buttons or links, for example to the reward or the leaderboard. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * A mission: its progress, its reward, and whether the reward was claimed.
 *
 * @example <MissionCard title="Twenty rounds" value="12" target="20" valueText="12 of 20 rounds" prize="3.00" symbol="RM" state="running" />
 */
export function MissionCard(props: MissionCardProps) {
  const { title, value, target, valueText, prize, symbol, state } = props;
  const { actions, level = 3 } = props;
  const t = useTranslations();
  const titleId = useId();
  const Title = `h${level}` as const;
  const { tone, icon } = looks[state];
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title className={styles.title} id={titleId}>
          {title}
        </Title>
        <Badge tone={tone} {...(icon && { icon })}>
          {t(messages[state])}
        </Badge>
      </div>
      <Meter
        label={t("ui.missionCard.progress")}
        value={value}
        max={target}
        valueText={valueText}
        tone={state === "running" ? "accent" : "success"}
      />
      {(prize !== undefined || actions !== undefined) && (
        <div className={styles.foot}>
          {prize !== undefined && (
            <span className={styles.prize}>
              {t("ui.missionCard.prize")}{" "}
              <Money
                amount={prize}
                {...(symbol !== undefined && { symbol })}
                tone="primary"
              />
            </span>
          )}
          {actions !== undefined && (
            <div className={styles.actions}>{actions}</div>
          )}
        </div>
      )}
    </article>
  );
}
