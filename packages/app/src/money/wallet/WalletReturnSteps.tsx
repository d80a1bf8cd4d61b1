import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  TransferOk,
  WalletReturnBody,
  WalletReturnView,
} from "@foyer/flows/transfer";
import { add, isZero } from "@foyer/platform/money";
import { Button } from "@foyer/ui/button";
import { CostSummary } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { errorText } from "../../kit/words/errors.ts";
import { amountText } from "../order/moneyText.ts";
import { MoneyReview } from "../order/MoneyReview.tsx";
import { MoneySteps } from "../order/MoneySteps.tsx";

interface WalletReturnStepsProps {
  readonly view: WalletReturnView;
  readonly output: MoneyFormOutput<WalletReturnBody, TransferOk> | undefined;
  readonly send: (event: MoneyFormEvent<never>) => void;
  readonly symbol: string;
  /** Name of a wallet by its vendor; of the main one by "". */
  readonly nameOf: (vendor: string) => string;
}

/** What bringing everything back to the main wallet shows, step by step. */
export function WalletReturnSteps(props: WalletReturnStepsProps) {
  const { view, output, send, symbol, nameOf } = props;
  const intl = useIntl();
  const t = useTranslations();
  const filled = (view.facts?.wallets ?? []).filter(
    ({ vendor, balance }) => vendor !== "" && !isZero(balance),
  );
  const total = filled.reduce((sum, { balance }) => add(sum, balance), "0");

  return (
    <MoneySteps
      label={t("wallet.back")}
      view={view}
      send={send}
      fields={1}
      what={() => t("wallet.back.what")}
      closed={() => <Text tone="quiet">{t("wallet.back.nothing")}</Text>}
      form={() => (
        <Stack gap="x4" align="start">
          {view.failure && (
            <InlineMessage tone="danger" live="assertive">
              {errorText(intl, view.failure)}
            </InlineMessage>
          )}
          <Text>{t("wallet.back.text")}</Text>
          <Button onClick={() => send({ type: "moneyForm.submitted" })}>
            {t("wallet.back")}
          </Button>
        </Stack>
      )}
      review={() => (
        <MoneyReview
          view={view}
          send={send}
          confirm={t("wallet.back.confirm", {
            amount: amountText(intl, total, symbol),
          })}
        >
          <CostSummary
            currencySymbol={symbol}
            lines={filled.map(({ vendor, balance }) => ({
              key: vendor,
              label: nameOf(vendor),
              amount: balance,
            }))}
            total={{
              key: "total",
              label: t("wallet.back.label"),
              amount: total,
            }}
          />
        </MoneyReview>
      )}
      done={() =>
        output && (
          <InlineMessage tone="success">
            {output.earlier && <div>{t("money.earlier")}</div>}
            {t("wallet.back.done", {
              amount: amountText(intl, output.ok.balance, symbol),
            })}
          </InlineMessage>
        )
      }
    />
  );
}
