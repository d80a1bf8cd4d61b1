import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./BankAccountCard.css.ts";

export interface BankAccountCardProps {
  /** Name of the bank as the platform writes it. */
  bank: string;
  /** Account number, masked except for its last digits: "•••• 4417". */
  maskedNumber: string;
  /** Account holder. */
  holder: string;
  /** Status, where something prevents withdrawals to the account. */
  note?: ReactNode;
  /** The action for the account: one quiet button. */
  action?: ReactNode;
}

/**
 * A bank account for withdrawals. Bank, last digits and holder are shown, so that two accounts cannot be confused.
 *
 * @example <BankAccountCard bank="Harbour Bank" maskedNumber="•••• 4417" holder="Lake Walker" action={<Button>Remove</Button>} />
 */
export function BankAccountCard(props: BankAccountCardProps) {
  const { bank, maskedNumber, holder, note, action } = props;
  const t = useTranslations();
  const id = useId();
  const end = /\d+$/.exec(maskedNumber)?.[0];
  return (
    <article className={styles.card} aria-labelledby={id}>
      <span className={styles.mark}>
        <Icon name="wallet" />
      </span>
      <div className={styles.words}>
        <div id={id}>
          <p className={styles.bank}>{bank}</p>{" "}
          {end === undefined ? (
            <span className={styles.number}>{maskedNumber}</span>
          ) : (
            <>
              <span className={styles.number} aria-hidden="true">
                {maskedNumber}
              </span>
              <VisuallyHidden>
                {t("ui.bankAccountCard.ending", { digits: [...end].join(" ") })}
              </VisuallyHidden>
            </>
          )}
        </div>
        <p className={styles.holder}>{holder}</p>
        {note !== undefined && <p className={styles.holder}>{note}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  );
}
