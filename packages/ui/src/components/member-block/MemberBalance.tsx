import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Money } from "../money/Money.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./MemberBlock.css.ts";

const messages = defineMessages<{
  hide: {};
  refresh: {};
  deposit: {};
  stale: {};
}>({
  hide: {
    id: "ui.memberBlock.hide",
    defaultMessage: "Hide balance",
    description:
      "Button that is pressed while the balance is covered, so the words do not change",
  },
  refresh: {
    id: "ui.memberBlock.refresh",
    defaultMessage: "Refresh balance",
    description: "Button that asks for the balance again",
  },
  deposit: {
    id: "ui.memberBlock.deposit",
    defaultMessage: "Deposit",
    description: "Button beside the balance",
  },
  stale: {
    id: "ui.memberBlock.stale",
    defaultMessage: "This balance may be out of date",
    description: "Spoken and shown when the balance could not be read again",
  },
});

export interface MemberBalanceProps {
  /** Currency as the platform writes it, smaller than the figure. */
  currencySymbol: string;
  /** The balance, a plain decimal; a dash stands for one not known yet. */
  balance: string | undefined;
  /** `updating` turns the refresh button, `stale` says that the figure may be old. */
  balanceState: "fresh" | "updating" | "stale";
  /** Covers the figure from eyes nearby. */
  masked: boolean;
  /** The member covered or uncovered it. */
  onMaskedChange(masked: boolean): void;
  /** The member asked for the balance again. */
  onRefresh(): void;
  /** The member wants to deposit. */
  onDeposit(): void;
}

/**
 * The balance, and what one does with it. Pressing the figure itself covers it, so that there is room on a phone.
 *
 * @example <MemberBalance currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={false} … />
 */
export function MemberBalance(props: MemberBalanceProps) {
  const {
    currencySymbol,
    balance,
    balanceState,
    masked,
    onMaskedChange,
    onRefresh,
    onDeposit,
  } = props;
  const { formatMessage } = useIntl();
  const stale = balanceState === "stale";
  return (
    <div className={styles.balance}>
      <span className={styles.figure} aria-busy={balanceState === "updating"}>
        <Money amount={balance} symbol={currencySymbol} masked={masked} />
        <button
          type="button"
          className={styles.cover}
          aria-label={formatMessage(messages.hide)}
          aria-pressed={masked}
          onClick={() => onMaskedChange(!masked)}
        >
          <Icon name={masked ? "eye-off" : "eye"} size="small" />
        </button>
      </span>
      <span
        className={styles.refresh({ stale })}
        title={stale ? formatMessage(messages.stale) : undefined}
      >
        <IconButton
          size="small"
          icon="refresh"
          label={formatMessage(messages.refresh)}
          loading={balanceState === "updating"}
          onClick={() => onRefresh()}
        />
      </span>
      <VisuallyHidden role="status">
        {stale ? formatMessage(messages.stale) : ""}
      </VisuallyHidden>
      <button
        type="button"
        className={styles.deposit}
        aria-label={formatMessage(messages.deposit)}
        onClick={() => onDeposit()}
      >
        <Icon name="plus" size="small" />
        <span className={styles.depositWords}>
          {formatMessage(messages.deposit)}
        </span>
      </button>
    </div>
  );
}
