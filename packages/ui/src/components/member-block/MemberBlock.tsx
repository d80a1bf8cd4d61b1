import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import {
  BalanceBar,
  type BalanceReadingProps,
} from "../balance/BalanceBar.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./MemberBlock.css.ts";

export interface MemberBlockProps extends MemberBalanceProps {
  /** Id of the block, so that focus can be moved to it, for example after login. */
  id?: string;
  /** Hides the balance, as game pages do. @default false */
  hideBalance?: boolean;
  /** The member's menu, whose button shows the picture and username. */
  menu: ReactNode;
}

/**
 * The member's part of the header: balance, deposit button and account menu.
 *
 * @example <MemberBlock currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={false} … menu={<MemberMenu … />} />
 */
export function MemberBlock({
  id,
  hideBalance = false,
  menu,
  ...balance
}: MemberBlockProps) {
  const t = useTranslations();
  return (
    <div
      id={id}
      className={styles.block}
      tabIndex={id === undefined ? undefined : -1}
      role="group"
      aria-label={t("ui.memberBlock.label")}
    >
      {/* The first figure replaces the dash as a new element: a growing element would count as a layout shift. */}
      {!hideBalance && (
        <MemberBalance
          key={balance.balance === undefined ? "dash" : "figure"}
          {...balance}
        />
      )}
      {menu}
    </div>
  );
}

interface MemberBalanceProps extends BalanceReadingProps {
  /** Called when the deposit button is pressed. */
  onDeposit(): void;
}

/**
 * The balance in the header, with a deposit button.
 *
 * @example <MemberBalance currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={false} … />
 */
function MemberBalance({ onDeposit, ...reading }: MemberBalanceProps) {
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
