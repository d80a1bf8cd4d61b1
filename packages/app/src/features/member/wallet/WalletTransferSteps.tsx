import { useIntl } from "react-intl";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  TransferOk,
  WalletTransferBody,
  WalletTransferField,
  WalletTransferView,
} from "@foyer/flows/transfer";
import { Button } from "@foyer/ui/button";
import { CostSummary } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Text } from "@foyer/ui/text";
import { amountText } from "../../../shared/money/moneyText.ts";
import { MoneyReview } from "../../../shared/money/MoneyReview.tsx";
import { MoneySteps } from "../../../shared/money/MoneySteps.tsx";
import { moneyWords } from "../../../shared/money/moneyWords.ts";
import { WalletTransferForm } from "./WalletTransferForm.tsx";
import { walletWords } from "./walletWords.ts";

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
  const { formatMessage } = intl;
  const parts = (body: WalletTransferBody) => ({
    amount: amountText(intl, body.amount, symbol),
    from: nameOf(body.from),
    to: nameOf(body.to),
  });

  return (
    <MoneySteps
      label={formatMessage(walletWords.transfer)}
      view={view}
      send={send}
      fields={3}
      what={(body) =>
        body
          ? formatMessage(walletWords.what, parts(body))
          : formatMessage(walletWords.transfer)
      }
      closed={() => (
        <Text tone="quiet">{formatMessage(walletWords.nothingToMove)}</Text>
      )}
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
          confirm={formatMessage(walletWords.confirm, {
            amount: amountText(intl, view.body?.amount ?? "0", symbol),
          })}
        >
          {view.body && (
            <CostSummary
              currencySymbol={symbol}
              lines={[
                {
                  key: "amount",
                  label: formatMessage(walletWords.moved),
                  hint: nameOf(view.body.from),
                  amount: view.body.amount,
                },
                {
                  key: "fee",
                  label: formatMessage(moneyWords.fee),
                  hint: formatMessage(moneyWords.noFee),
                  amount: "0",
                },
              ]}
              total={{
                key: "net",
                label: formatMessage(walletWords.arrives),
                hint: nameOf(view.body.to),
                amount: view.body.amount,
              }}
            />
          )}
        </MoneyReview>
      )}
      done={() =>
        output && (
          <InlineMessage
            tone="success"
            live="polite"
            title={formatMessage(walletWords.done, parts(output.body))}
            action={
              <Button onClick={onAgain}>
                {formatMessage(walletWords.again)}
              </Button>
            }
          >
            {output.earlier && <div>{formatMessage(moneyWords.earlier)}</div>}
            {formatMessage(moneyWords.balanceAfter)}{" "}
            {amountText(intl, output.ok.balance, symbol)}
          </InlineMessage>
        )
      }
    />
  );
}
