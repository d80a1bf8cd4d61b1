import type { ReactNode } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import * as styles from "./CentreWho.css.ts";

export interface CentreWhoProps {
  /** The username. */
  account: string;
  /** URL of the picture; without one, a letter is shown. */
  imageUrl?: string;
  /** Secondary line under the name: level, role, last visit. */
  detail?: ReactNode;
  /** Label of the balance: "Main wallet". */
  balanceLabel?: ReactNode;
  /** The balance: a large `Money`. */
  balance?: ReactNode;
  /** The most frequent actions: two buttons side by side. */
  actions?: ReactNode;
}

/**
 * The account and its balance, above the list of a `CentrePanel`.
 *
 * @example <CentreWho account="lake.walker" detail="Silver" balanceLabel="Main wallet" balance={<Money amount="1204.5" symbol="RM" size="large" />} />
 */
export function CentreWho(props: CentreWhoProps) {
  const { account, imageUrl, detail, balanceLabel, balance, actions } = props;
  return (
    <div className={styles.who}>
      <div className={styles.person}>
        <Avatar name={account} imageUrl={imageUrl} />
        <div className={styles.names}>
          <bdi className={styles.account}>{account}</bdi>
          {detail !== undefined && (
            <div className={styles.detail}>{detail}</div>
          )}
        </div>
      </div>
      {balance !== undefined && (
        <div>
          {balanceLabel !== undefined && (
            <div className={styles.detail}>{balanceLabel}</div>
          )}
          <div className={styles.balance}>{balance}</div>
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
