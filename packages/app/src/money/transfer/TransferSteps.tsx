import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  MemberTransferBody,
  MemberTransferField,
  MemberTransferView,
  TransferOk,
} from "@foyer/flows/transfer";
import { CostSummary, DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { amountText } from "../order/moneyText.ts";
import { MoneyMoved } from "../order/MoneyMoved.tsx";
import { MoneyReview } from "../order/MoneyReview.tsx";
import { MoneySteps } from "../order/MoneySteps.tsx";

import { TransferForm } from "./TransferForm.tsx";
import { transferWords } from "./transferWords.ts";

interface TransferStepsProps {
  readonly view: MemberTransferView;
  readonly output: MoneyFormOutput<MemberTransferBody, TransferOk> | undefined;
  readonly send: (event: MoneyFormEvent<MemberTransferField>) => void;
  readonly symbol: string;
  readonly onAgain: () => void;
  /** A way on where there is nothing to transfer. */
  readonly emptyAction?: ReactNode;
}

/** What moving money to somebody of the same line shows, step by step. */
export function TransferSteps(props: TransferStepsProps) {
  const { view, output, send, symbol, onAgain, emptyAction } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { body } = view;
  const parts = ({ amount, account }: MemberTransferBody) => ({
    amount: amountText(intl, amount, symbol),
    account: `\u2068${account}\u2069`,
  });

  return (
    <MoneySteps
      label={t("memberTransfer.label")}
      view={view}
      send={send}
      fields={3}
      what={(sent) =>
        sent ? t("memberTransfer.what", parts(sent)) : t("memberTransfer.label")
      }
      closed={() => (
        <EmptyState
          level={3}
          picture="wallet"
          title={t("memberTransfer.nothing")}
          action={emptyAction}
        />
      )}
      form={() => <TransferForm view={view} send={send} symbol={symbol} />}
      review={() => (
        <MoneyReview
          view={view}
          send={send}
          needsSecret
          confirm={t("memberTransfer.confirm", {
            amount: amountText(intl, body?.amount ?? "0", symbol),
          })}
        >
          <DescriptionList
            items={[
              {
                key: "receiver",
                label: t("memberTransfer.receiver"),
                value: body && <bdi>{body.account}</bdi>,
                ...(body && {
                  hint: t(transferWords[body.direction]),
                }),
              },
            ]}
          />
          <CostSummary
            currencySymbol={symbol}
            lines={[
              {
                key: "amount",
                label: t("memberTransfer.leaves"),
                amount: body?.amount,
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
              label: t("memberTransfer.arrives"),
              amount: body?.amount,
            }}
          />
          <InlineMessage tone="warning">
            {t("memberTransfer.final")}
          </InlineMessage>
        </MoneyReview>
      )}
      done={() =>
        output && (
          <MoneyMoved
            output={output}
            title={t("memberTransfer.done", parts(output.body))}
            again={t("memberTransfer.again")}
            symbol={symbol}
            onAgain={onAgain}
          />
        )
      }
    />
  );
}
