import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { moneyParts } from "./moneyParts.ts";
import * as styles from "./Money.css.ts";

const noBreakSpace = "\u00a0";

export interface MoneyProps {
  /** A plain decimal as the platform sends it, "1234.5"; a dash stands for none. */
  amount: string | undefined;
  /** The currency as the platform writes it, "RM". */
  symbol?: string;
  /** How large; `display` is the one figure of a screen. @default "inherit" */
  size?: "inherit" | "small" | "body" | "large" | "display";
  /** @default "strong" */
  weight?: "body" | "strong";
  /** Colour: `success` and `danger` for what came and went, `prize` for winnings alone. @default "inherit" */
  tone?: "inherit" | "primary" | "quiet" | "success" | "danger" | "prize";
  /** `always` writes the plus of what came, too. @default "negative" */
  sign?: "negative" | "always";
  /** Covers the figure from eyes nearby. @default false */
  masked?: boolean;
}

/**
 * An amount with two decimals in every currency, in figures of equal width, its symbol smaller than the figure.
 *
 * @example <Money amount="1234.5" symbol="RM" size="display" />
 */
export function Money({
  amount,
  symbol,
  size = "inherit",
  weight = "strong",
  tone = "inherit",
  sign = "negative",
  masked = false,
}: MoneyProps) {
  const intl = useIntl();
  const t = useTranslations();
  const parts =
    amount === undefined ? undefined : moneyParts(amount, intl.locale, sign);
  const covered = masked && parts !== undefined;
  const instead = covered ? "ui.money.hidden" : "ui.money.unknown";
  return (
    <span className={styles.money({ size, weight, tone })} dir="ltr">
      {!covered && parts?.sign}
      {symbol && (
        <span className={styles.symbol}>
          {symbol}
          {noBreakSpace}
        </span>
      )}
      {parts && !covered ? (
        parts.figure
      ) : (
        <>
          <span className={styles.mask} aria-hidden="true">
            {covered ? "****" : "–"}
          </span>
          <VisuallyHidden>{t(instead)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
