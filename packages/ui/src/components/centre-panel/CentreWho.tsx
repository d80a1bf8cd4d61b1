import type { ReactNode } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import * as styles from "./CentreWho.css.ts";

export interface CentreWhoProps {
  /** The account's name. */
  account: string;
  /** Address of the picture; a letter stands in. */
  imageUrl?: string;
  /** A quiet line under the name: level, role, last visit. */
  detail?: ReactNode;
  /** What the figure below is: "Main wallet". */
  balanceLabel?: ReactNode;
  /** The figure: a `Money`, large. */
  balance?: ReactNode;
  /** What is done most with it: two buttons side by side. */
  actions?: ReactNode;
}

/**
 * Who is in the centre and what they have; stands above the list of a `CentrePanel`.
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
