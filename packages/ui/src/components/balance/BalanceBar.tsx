import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { Money } from "../money/Money.tsx";
import { BalanceRefresh } from "./BalanceRefresh.tsx";
import * as styles from "./BalanceParts.css.ts";

export interface BalanceReadingProps {
  /** Currency as the platform writes it, smaller than the figure. */
  currencySymbol: string;
  /** The balance, a plain decimal; undefined shows a dash. */
  balance: string | undefined;
  /** `updating` spins the refresh button, `stale` says that the balance may be out of date. */
  balanceState: "fresh" | "updating" | "stale";
  /** Hides the balance from people nearby. */
  masked: boolean;
  /** Called when the member hides or shows the balance. */
  onMaskedChange(masked: boolean): void;
  /** Called when the member asks for a refresh. */
  onRefresh(): void;
}

/**
 * The balance in one line, for the header. Pressing the figure hides it, which saves space on a phone. It is on the
 * first screen, so it must stay light.
 *
 * @example <BalanceBar currencySymbol="RM" balance="1234.5" balanceState="fresh" masked={false} … />
 */
export function BalanceBar(props: BalanceReadingProps) {
  const { currencySymbol, balance, balanceState, masked } = props;
  const t = useTranslations();
  return (
    <>
      <span className={styles.figure} aria-busy={balanceState === "updating"}>
        <Money amount={balance} symbol={currencySymbol} masked={masked} />
        <button
          type="button"
          className={styles.cover}
          aria-label={t("ui.balance.hide")}
          aria-pressed={masked}
          onClick={() => props.onMaskedChange(!masked)}
        >
          <Icon name={masked ? "eye-off" : "eye"} size="small" />
        </button>
      </span>
      <BalanceRefresh
        balanceState={balanceState}
        onRefresh={() => props.onRefresh()}
      />
    </>
  );
}
