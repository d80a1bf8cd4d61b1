import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type {
  MemberTransferBody,
  MemberTransferView,
  Recipient,
  TransferOk,
} from "@foyer/flows/transfer";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { RadioGroup } from "@foyer/ui/radio-group";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
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
      names={["direction", "account", "amount", "note"]}
      say={say}
      closed={() => (
        <EmptyState
          level={3}
          picture="wallet"
          title={t("memberTransfer.nothing")}
          action={emptyAction}
        />
      )}
      form={(
        { available, directions, noteLength },
        { field, choice, change },
      ) => (
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
            <>
              <Recipients
                list={order.view.recipients}
                onChoose={({ account, direction }) => {
                  change("direction")(direction);
                  change("account")(account);
                }}
              />
              <TextField
                {...field("account")}
                label={t("memberTransfer.account")}
                hint={t("memberTransfer.account.hint")}
                autoComplete="off"
              />
            </>
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
          {noteLength > 0 && (
            <TextField
              {...field("note")}
              required={false}
              label={t("memberTransfer.note")}
              hint={t("memberTransfer.note.hint")}
              autoComplete="off"
            />
          )}
        </>
      )}
      review={({ direction, account, amount, note }) => ({
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
            {note !== undefined && (
              <DescriptionList
                items={[
                  {
                    key: "note",
                    label: t("memberTransfer.note"),
                    value: note,
                    layout: "below",
                  },
                ]}
              />
            )}
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

interface RecipientsProps {
  readonly list: readonly Recipient[];
  readonly onChoose: (recipient: Recipient) => void;
}

/** Whom one transferred to before: one press fills in the username. */
function Recipients({ list, onChoose }: RecipientsProps) {
  const t = useTranslations();
  if (list.length === 0) return null;
  return (
    <Stack gap="x2">
      <Text size="small" tone="quiet">
        {t("memberTransfer.recent")}
      </Text>
      <Inline gap="x2">
        {list.map((recipient) => (
          <Button
            key={recipient.account}
            size="small"
            onClick={() => onChoose(recipient)}
          >
            <VisuallyHidden>{t("memberTransfer.receiver")}</VisuallyHidden>{" "}
            <bdi>{recipient.account}</bdi>
          </Button>
        ))}
      </Inline>
    </Stack>
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
