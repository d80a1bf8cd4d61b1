import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { moneyParts } from "./moneyParts.ts";
import * as styles from "./Money.css.ts";

const noBreakSpace = "\u00a0";

export interface MoneyProps {
  /** A plain decimal as the platform sends it, "1234.5". Undefined shows a dash. */
  amount: string | undefined;
  /** The currency as the platform writes it, "RM". */
  symbol?: string;
  /** Text size. `display` is for the single key figure of a screen. @default "inherit" */
  size?: "inherit" | "small" | "body" | "large" | "display";
  /** @default "strong" */
  weight?: "body" | "strong";
  /** Colour: `success` and `danger` for money in and out, `prize` for winnings only. @default "inherit" */
  tone?: "inherit" | "primary" | "quiet" | "success" | "danger" | "prize";
  /** `always` also shows a plus sign for positive amounts. @default "negative" */
  sign?: "negative" | "always";
  /** Hides the figure from people nearby. @default false */
  masked?: boolean;
}

/**
 * An amount with two decimals in every currency, in figures of equal width, with a smaller currency symbol.
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
