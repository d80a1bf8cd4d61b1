import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type {
  MemberTransferBody,
  MemberTransferView,
  TransferOk,
} from "@foyer/flows/transfer";
import { AmountField } from "@foyer/ui/amount-field";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { RadioGroup } from "@foyer/ui/radio-group";
import { TextField } from "@foyer/ui/text-field";
import { Figures } from "../order/Figures.tsx";
import { useMoneyText } from "../order/moneyText.ts";
import { Order } from "../order/Order.tsx";
import { OrderDone } from "../order/OrderDone.tsx";
import { OrderSum } from "../order/OrderSum.tsx";
import type { OrderNow } from "../order/useOrder.ts";

/** Label and description of each direction. */
const directionWords = {
  UPLINE: ["memberTransfer.upline", "memberTransfer.upline.text"],
  DOWNLINE: ["memberTransfer.downline", "memberTransfer.downline.text"],
} as const;

interface TransferStepsProps extends OrderNow<MemberTransferView, TransferOk> {
  readonly symbol: string;
  readonly onAgain: () => void;
  /** An action to offer when there is nothing to transfer. */
  readonly emptyAction?: ReactNode;
}

/** Content of a transfer between members, step by step (MEM-19). */
export function TransferSteps(props: TransferStepsProps) {
  const { symbol, onAgain, emptyAction, ...order } = props;
  const t = useTranslations();
  const { money, say } = useMoneyText(symbol);
  const parts = ({ amount, account }: MemberTransferBody) => ({
    amount: money(amount),
    account: `\u2068${account}\u2069`,
  });

  return (
    <Order
      {...order}
      label={t("memberTransfer.label")}
      names={["direction", "account", "amount"]}
      say={say}
      closed={() => (
        <EmptyState
          level={3}
          picture="wallet"
          title={t("memberTransfer.nothing")}
          action={emptyAction}
        />
      )}
      form={({ available, directions }, { field, choice }) => (
        <>
          <Figures
            symbol={symbol}
            items={[{ label: t("money.available"), amount: available }]}
          />
          <RadioGroup
            {...choice("direction")}
            variant="cards"
            label={t("memberTransfer.direction")}
            options={directions.map((direction) => ({
              value: direction,
              label: t(directionWords[direction][0]),
              description: t(directionWords[direction][1]),
            }))}
          />
          {order.view.receiver === undefined ? (
            <TextField
              {...field("account")}
              label={t("memberTransfer.account")}
              hint={t("memberTransfer.account.hint")}
              autoComplete="off"
            />
          ) : (
            <Receiver account={order.view.receiver} />
          )}
          <AmountField
            {...field("amount")}
            label={t("money.amount")}
            size="large"
            symbol={symbol}
            max={available}
          />
        </>
      )}
      review={({ direction, account, amount }) => ({
        figures: (
          <>
            <Receiver
              account={account}
              hint={t(directionWords[direction][0])}
            />
            <OrderSum
              symbol={symbol}
              leaves={{ label: t("memberTransfer.leaves"), amount }}
              feeHint={t("money.noFee")}
              arrives={{ label: t("memberTransfer.arrives"), amount }}
            />
            <InlineMessage tone="warning">
              {t("memberTransfer.final")}
            </InlineMessage>
          </>
        ),
        confirm: t("memberTransfer.confirm", { amount: money(amount) }),
        needsSecret: true,
      })}
      what={(sent) =>
        sent ? t("memberTransfer.what", parts(sent)) : t("memberTransfer.label")
      }
      done={({ ok, body, earlier }) => (
        <OrderDone
          title={t("memberTransfer.done", parts(body))}
          earlier={earlier}
          again={t("memberTransfer.again")}
          onAgain={onAgain}
        >
          {t("money.balanceAfter")} {money(ok.balance)}
        </OrderDone>
      )}
    />
  );
}

interface ReceiverProps {
  readonly account: string;
  readonly hint?: string;
}

/** Who gets the money. */
function Receiver({ account, hint }: ReceiverProps) {
  const t = useTranslations();
  return (
    <DescriptionList
      items={[
        {
          key: "receiver",
          label: t("memberTransfer.receiver"),
          value: <bdi>{account}</bdi>,
          hint,
        },
      ]}
    />
  );
}
