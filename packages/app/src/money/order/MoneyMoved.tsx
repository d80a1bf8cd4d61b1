import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { TransferOk } from "@foyer/flows/transfer";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { amountText } from "./moneyText.ts";

interface MoneyMovedProps {
  readonly output: { readonly earlier: boolean; readonly ok: TransferOk };
  /** What was done, in a sentence. */
  readonly title: string;
  /** Words of the way to another one. */
  readonly again: string;
  readonly symbol: string;
  readonly onAgain: () => void;
}

/** Money was moved: what it was, and what is left. */
export function MoneyMoved(props: MoneyMovedProps) {
  const { output, title, again, symbol, onAgain } = props;
  const intl = useIntl();
  const t = useTranslations();
  return (
    <InlineMessage
      tone="success"
      live="polite"
      title={title}
      action={<Button onClick={onAgain}>{again}</Button>}
    >
      {output.earlier && <div>{t("money.earlier")}</div>}
      {t("money.balanceAfter")} {amountText(intl, output.ok.balance, symbol)}
    </InlineMessage>
  );
}
