import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { Money } from "../money/Money.tsx";
import { BalanceRefresh } from "./BalanceRefresh.tsx";
import * as styles from "./BalanceParts.css.ts";

export interface BalanceReadingProps {
  /** Currency as the platform writes it, smaller than the figure. */
  currencySymbol: string;
  /** The balance, a plain decimal; a dash stands for one not known yet. */
  balance: string | undefined;
  /** `updating` turns the refresh button, `stale` says that the figure may be old. */
  balanceState: "fresh" | "updating" | "stale";
  /** Covers the figure from eyes nearby. */
  masked: boolean;
  /** The member covered or uncovered it. */
  onMaskedChange(masked: boolean): void;
  /** The member asked for the balance again. */
  onRefresh(): void;
}

/**
 * The balance in one line, for the header. Pressing the figure itself covers it, so that there is room on a phone.
 * It is on the first screen: nothing heavier than this belongs here.
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
