import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DateTime } from "../date-time/DateTime.tsx";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./WalletList.css.ts";

export interface WalletListItem {
  /** Unique key of the wallet. */
  key: string;
  /** Name of the wallet: "Main wallet", or the provider's name. */
  name: string;
  /** Balance, a plain decimal. Undefined shows a dash. */
  balance: string | undefined;
  /** When the balance was read, in milliseconds since 1970. */
  readAt?: number;
  /** A note, for example that no transfers out of it are possible. */
  note?: ReactNode;
  /** One small action button. */
  action?: ReactNode;
}

export interface WalletListProps {
  /** Accessible name of the list, for example "Your wallets". */
  label: string;
  /** The wallets, the main wallet first. */
  wallets: readonly WalletListItem[];
  /** The currency as the platform writes it, "RM". */
  currencySymbol: string;
  /** Total balance, a plain decimal. Without it, no total is shown. */
  total?: string;
  /** IANA time zone for the times. @default "UTC" */
  timeZone?: string;
  /** Loading: shows a skeleton. @default false */
  loading?: boolean;
}

/**
 * All of a member's wallets with their balances, and when each was read.
 *
 * @example
 * <WalletList label="Your wallets" currencySymbol="RM" total="1320.5"
 *   wallets={[{ key: "", name: "Main wallet", balance: "1280.5", readAt }, { key: "KITE", name: "Kite", balance: "40" }]} />
 */
export function WalletList(props: WalletListProps) {
  const { label, wallets, currencySymbol, total, timeZone } = props;
  const { loading = false } = props;
  const t = useTranslations();
  if (loading)
    return (
      <ul
        className={styles.list}
        role="list"
        aria-label={label}
        aria-busy="true"
      >
        {["first", "second", "third"].map((key) => (
          <li key={key} className={styles.row({ kind: "wallet" })}>
            <span className={styles.words}>
              <span className={styles.bone}>
                <Skeleton />
              </span>
              <span className={styles.bone}>
                <Skeleton shape="caption" />
              </span>
            </span>
            <span className={styles.bone}>
              <Skeleton />
            </span>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {wallets.map(({ key, name, balance, readAt, note, action }) => (
        <li key={key} className={styles.row({ kind: "wallet" })}>
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            {readAt !== undefined && (
              <span className={styles.quiet}>
                {t("ui.walletList.readAt", {
                  time: <DateTime key="time" at={readAt} timeZone={timeZone} />,
                })}
              </span>
            )}
            {note !== undefined && <span className={styles.quiet}>{note}</span>}
          </span>
          <span className={styles.end}>
            <Money amount={balance} symbol={currencySymbol} />
            {action}
          </span>
        </li>
      ))}
      {total !== undefined && (
        <li className={styles.row({ kind: "total" })}>
          <span className={styles.words}>{t("ui.walletList.total")}</span>
          <span className={styles.end}>
            <Money amount={total} symbol={currencySymbol} size="large" />
          </span>
        </li>
      )}
    </ul>
  );
}
