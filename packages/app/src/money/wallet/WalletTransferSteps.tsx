import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  TransferOk,
  WalletTransferBody,
  WalletTransferField,
  WalletTransferView,
} from "@foyer/flows/transfer";
import { CostSummary } from "@foyer/ui/description-list";
import { Text } from "@foyer/ui/text";
import { amountText } from "../order/moneyText.ts";
import { MoneyMoved } from "../order/MoneyMoved.tsx";
import { MoneyReview } from "../order/MoneyReview.tsx";
import { MoneySteps } from "../order/MoneySteps.tsx";

import { WalletTransferForm } from "./WalletTransferForm.tsx";

interface WalletTransferStepsProps {
  readonly view: WalletTransferView;
  readonly output: MoneyFormOutput<WalletTransferBody, TransferOk> | undefined;
  readonly send: (event: MoneyFormEvent<WalletTransferField>) => void;
  readonly symbol: string;
  /** Name of a wallet by its vendor; of the main one by "". */
  readonly nameOf: (vendor: string) => string;
  readonly onAgain: () => void;
}

/** What moving money between two wallets shows, step by step. */
export function WalletTransferSteps(props: WalletTransferStepsProps) {
  const { view, output, send, symbol, nameOf, onAgain } = props;
  const intl = useIntl();
  const t = useTranslations();
  const parts = (body: WalletTransferBody) => ({
    amount: amountText(intl, body.amount, symbol),
    from: nameOf(body.from),
    to: nameOf(body.to),
  });

  return (
    <MoneySteps
      label={t("wallet.transfer")}
      view={view}
      send={send}
      fields={3}
      what={(body) =>
        body ? t("wallet.what", parts(body)) : t("wallet.transfer")
      }
      closed={() => <Text tone="quiet">{t("wallet.nothingToMove")}</Text>}
      form={() => (
        <WalletTransferForm
          view={view}
          send={send}
          symbol={symbol}
          nameOf={nameOf}
        />
      )}
      review={() => (
        <MoneyReview
          view={view}
          send={send}
          confirm={t("wallet.confirm", {
            amount: amountText(intl, view.body?.amount ?? "0", symbol),
          })}
        >
          {view.body && (
            <CostSummary
              currencySymbol={symbol}
              lines={[
                {
                  key: "amount",
                  label: t("wallet.moved"),
                  hint: nameOf(view.body.from),
                  amount: view.body.amount,
                },
                {
                  key: "fee",
                  label: t("money.fee"),
                  hint: t("money.noFee"),
                  amount: "0",
                },
              ]}
              total={{
                key: "net",
                label: t("wallet.arrives"),
                hint: nameOf(view.body.to),
                amount: view.body.amount,
              }}
            />
          )}
        </MoneyReview>
      )}
      done={() =>
        output && (
          <MoneyMoved
            output={output}
            title={t("wallet.done", parts(output.body))}
            again={t("wallet.again")}
            symbol={symbol}
            onAgain={onAgain}
          />
        )
      }
    />
  );
}
