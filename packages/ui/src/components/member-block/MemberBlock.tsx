import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Avatar } from "../avatar/Avatar.tsx";
import {
  BalanceBar,
  type BalanceReadingProps,
} from "../balance/BalanceBar.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./MemberBlock.css.ts";

export interface MemberBlockProps extends MemberBalanceProps {
  /** So that focus can be led to the block, as after signing in. */
  id?: string;
  /** The member's account name. */
  account: string;
  /** Address of the member's picture; a letter stands in. */
  avatarUrl?: string;
  /** Leaves the balance out, as game pages do. @default false */
  hideBalance?: boolean;
  /** The member's menu, which shows picture and name itself; without one they stand here plainly. */
  menu: ReactNode;
}

/**
 * What the header shows of a member: balance with deposit, and the way to the account.
 *
 * @example <MemberBlock account="lake.walker" currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={false} … menu={<MemberMenu … />} />
 */
export function MemberBlock({
  id,
  account,
  avatarUrl,
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
      {/* The first figure takes the place of the dash as a new element: one that grew would count as moved. */}
      {!hideBalance && (
        <MemberBalance
          key={balance.balance === undefined ? "dash" : "figure"}
          {...balance}
        />
      )}
      {menu ?? (
        <span className={styles.who}>
          <Avatar name={account} imageUrl={avatarUrl} size="small" />
          <bdi className={styles.name}>{account}</bdi>
        </span>
      )}
    </div>
  );
}

interface MemberBalanceProps extends BalanceReadingProps {
  /** The member wants to deposit. */
  onDeposit(): void;
}

/**
 * The balance in the header, and the way to a deposit.
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
