import { useTranslations } from "../../words/translate.ts";
import {
  BalanceBar,
  type BalanceReadingProps,
} from "../balance/BalanceBar.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./MemberBlock.css.ts";

export interface MemberBalanceProps extends BalanceReadingProps {
  /** The member wants to deposit. */
  onDeposit(): void;
}

/**
 * The balance in the header, and the way to a deposit.
 *
 * @example <MemberBalance currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={false} … />
 */
export function MemberBalance({ onDeposit, ...reading }: MemberBalanceProps) {
  const t = useTranslations();
  return (
    <div className={styles.balance}>
      <BalanceBar {...reading} />
      <button
        type="button"
        className={styles.deposit}
        aria-label={t("ui.memberBlock.deposit")}
        onClick={() => onDeposit()}
      >
        <Icon name="plus" size="small" />
        <span className={styles.depositWords}>
          {t("ui.memberBlock.deposit")}
        </span>
      </button>
    </div>
  );
}
