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
  /** What the reward is for. */
  title: string;
  /** Type and date, in a quiet line below the title. */
  note?: ReactNode;
  /** Amount, a plain decimal. Omit it if the reward is not known yet or is not money. */
  amount?: string;
  /** Currency symbol before the amount. */
  symbol?: string;
  /** Prize from a draw, in words, shown before the amount. */
  prize?: string;
  /** Whether the reward can be claimed or has been claimed. */
  state: "ready" | "claimed";
  /** Icon before the title. @default "gift" */
  icon?: IconName;
  /** The reward is being claimed: the button shows a loading state. @default false */
  loading?: boolean;
  /** Another claim is in progress: the button is disabled. @default false */
  disabled?: boolean;
  /** Why the last attempt failed. */
  error?: ReactNode;
  /** What happens now with a prize that is sent, below everything else. */
  details?: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Called when the member claims the reward. */
  onClaim(): void;
}

/**
 * A reward that a member can claim once, or has claimed: what it is for, its amount and the claim button.
 *
 * @example <RewardCard title="Lantern week" amount="8.00" symbol="RM" state="ready" onClaim={claim} />
 */
export function RewardCard(props: RewardCardProps) {
  const { title, note, amount, symbol, prize, state, error, details } = props;
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
        <div className={styles.below}>
          <InlineMessage tone="danger" live="assertive">
            {error}
          </InlineMessage>
        </div>
      )}
      {details !== undefined && <div className={styles.below}>{details}</div>}
    </article>
  );
}
