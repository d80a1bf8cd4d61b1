import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Icon, type IconName } from "../icon/index.ts";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { Money } from "../money/Money.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./RewardCard.css.ts";

export interface RewardCardProps {
  /** What it is for. */
  title: string;
  /** Kind and date, a quiet line under the title. */
  note?: ReactNode;
  /** What it pays, a plain decimal; without it the prize is not known yet, or no money. */
  amount?: string;
  /** Sign of the currency before the amount. */
  symbol?: string;
  /** What a draw has brought, in words; it stands before the amount. */
  prize?: string;
  /** Whether it waits to be claimed. */
  state: "ready" | "claimed";
  /** Picture before the words. @default "gift" */
  icon?: IconName;
  /** It is being claimed: the button waits. @default false */
  loading?: boolean;
  /** Another claim is under way: the button cannot be pressed. @default false */
  disabled?: boolean;
  /** Why the last try did not go through. */
  error?: ReactNode;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** The player claims it. */
  onClaim(): void;
}

/**
 * Something that a player may claim once, or has claimed: what it is for, what it pays, and the button.
 *
 * @example <RewardCard title="Lantern week" amount="8.00" symbol="RM" state="ready" onClaim={claim} />
 */
export function RewardCard(props: RewardCardProps) {
  const { title, note, amount, symbol, prize, state, error } = props;
  const { icon = "gift", level = 3, loading, disabled, onClaim } = props;
  const t = useTranslations();
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <span className={styles.picture({ state })}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Title className={styles.title} id={titleId}>
          {title}
        </Title>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.end}>
        {prize !== undefined && <span className={styles.prize}>{prize}</span>}
        {amount !== undefined && (
          <Money
            amount={amount}
            {...(symbol !== undefined && { symbol })}
            size="large"
            tone={state === "ready" ? "prize" : "quiet"}
          />
        )}
        {state === "ready" ? (
          <Button
            tone="accent"
            onClick={onClaim}
            {...(loading !== undefined && { loading })}
            {...(disabled !== undefined && { disabled })}
          >
            {t("ui.rewardCard.claim")} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : (
          <Badge tone="success" icon="check">
            {t("ui.rewardCard.claimed")}
          </Badge>
        )}
      </div>
      {error !== undefined && (
        <div className={styles.problem}>
          <InlineMessage tone="danger" live="assertive">
            {error}
          </InlineMessage>
        </div>
      )}
    </article>
  );
}
