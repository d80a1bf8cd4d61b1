import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DateTime } from "../date-time/DateTime.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Money } from "../money/Money.tsx";
import type { BalanceReadingProps } from "./BalanceBar.tsx";

import { BalanceRefresh } from "./BalanceRefresh.tsx";
import * as styles from "./Balance.css.ts";

export interface BalanceProps extends BalanceReadingProps {
  /** Label above the figure. @default "Balance", in the reader's language */
  label?: ReactNode;
  /** When the balance was loaded, in milliseconds since 1970; shown while it is stale. */
  readAt?: number;
  /** Time zone for this time, as an IANA name. @default "UTC" */
  timeZone?: string;
}

/**
 * The balance as the main figure of a screen: two decimals in every currency, and a smaller currency symbol. The member
 * can hide and refresh it. A balance that may be out of date says so, with its time; an unknown balance is a dash.
 *
 * @example <Balance currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={masked} onMaskedChange={setMasked} onRefresh={refetch} />
 */
export function Balance(props: BalanceProps) {
  const { label, readAt, timeZone, balance, currencySymbol } = props;
  const { balanceState, masked, onMaskedChange, onRefresh } = props;
  const t = useTranslations();
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <span className={styles.label}>{label ?? t("ui.balance.label")}</span>
        <IconButton
          size="small"
          icon={masked ? "eye-off" : "eye"}
          label={t("ui.balance.hide")}
          selected={masked}
          onClick={() => onMaskedChange(!masked)}
        />
        <BalanceRefresh
          balanceState={balanceState}
          onRefresh={() => onRefresh()}
        />
      </div>
      <div className={styles.figure} aria-busy={balanceState === "updating"}>
        <Money
          amount={balance}
          symbol={currencySymbol}
          masked={masked}
          size="display"
        />
      </div>
      <div className={styles.note}>
        {balanceState === "stale" && (
          <>
            <span className={styles.sign}>
              <Icon name="warning" size="small" />
            </span>
            <span>
              {readAt === undefined
                ? t("ui.balance.old")
                : t("ui.balance.asOf", {
                    time: (
                      <DateTime key="time" at={readAt} timeZone={timeZone} />
                    ),
                  })}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
