import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DateTime } from "../date-time/DateTime.tsx";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./WalletList.css.ts";

export interface WalletListItem {
  /** Tells the wallets apart. */
  key: string;
  /** Whose it is: "Main wallet", or a vendor's name. */
  name: string;
  /** What is in it, a plain decimal; a dash stands for one that is not known. */
  balance: string | undefined;
  /** When that was true, in milliseconds since 1970. */
  readAt?: number;
  /** A word about it: that nothing can be moved out of it, for one. */
  note?: ReactNode;
  /** What can be done with it: one small button. */
  action?: ReactNode;
}

export interface WalletListProps {
  /** What the wallets are, for who cannot see them: "Your wallets". */
  label: string;
  /** The wallets, the main one first. */
  wallets: readonly WalletListItem[];
  /** The currency as the platform writes it, "RM". */
  currencySymbol: string;
  /** What is in all of them, a plain decimal; no such line without it. */
  total?: string;
  /** Zone the times are written in, an IANA name. @default "UTC" */
  timeZone?: string;
  /** They are on their way: shapes stand in for them. @default false */
  loading?: boolean;
}

/**
 * Where every unit of the player's money is, and when that was read.
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
