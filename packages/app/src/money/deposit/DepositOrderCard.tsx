import { useIntl } from "react-intl";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import type {
  DepositOrder as Order,
  DepositOrderView,
} from "@foyer/flows/deposit";
import { subtract } from "@foyer/platform/money";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { ReceiptCard, type ReceiptState } from "@foyer/ui/receipt-card";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { errorText } from "../../kit/words/errors.ts";
import { reasonIn } from "../order/moneyText.ts";
import { OrderSum } from "../order/OrderSum.tsx";

/** Icon, status text and location of the money for each state. */
const states = {
  CREATED: ["attention", "deposit.state.created", "deposit.where.created"],
  PAID: ["pending", "deposit.state.paid", "deposit.where.paid"],
  CREDITING: ["pending", "deposit.state.crediting", "deposit.where.crediting"],
  CREDITED: ["done", "deposit.state.credited", "deposit.where.credited"],
  FAILED: ["failed", "deposit.state.failed", "deposit.where.failed"],
  EXPIRED: ["closed", "deposit.state.expired", "deposit.where.expired"],
  unknown: ["pending", "deposit.state.unknown", "deposit.where.unknown"],
} as const satisfies Record<
  Order["state"],
  readonly [ReceiptState, PlainWordId, PlainWordId]
>;

/** Why a deposit failed. */
const reasons = {
  BANK_REFUSED: "deposit.reason.bankRefused",
  CANCELLED: "deposit.reason.cancelled",
  AMOUNT_MISMATCH: "deposit.reason.amountMismatch",
} as const;

export interface DepositOrderCardProps {
  readonly view: DepositOrderView;
  readonly orderId: string;
  /** The ordered amount, until the platform reports its own. */
  readonly amount: string;
  readonly symbol: string;
  /** Opens the payment page. */
  readonly onPay: () => void;
  /** Requests the current status. */
  readonly onLook: () => void;
  /** Opens customer service; undefined while there is none. */
  readonly onService: (() => void) | undefined;
  readonly onAgain: () => void;
}

/** Status of a deposit order, with the available actions. */
export function DepositOrderCard(props: DepositOrderCardProps) {
  const { view, orderId, amount, symbol } = props;
  const { onPay, onLook, onService, onAgain } = props;
  const { order, busy, failure, over } = view;
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const state = order?.state ?? "CREATED";
  const [mark, stateWords, whereMoneyIs] = states[state];
  const fee = order?.fee ?? "0";
  const paid = order?.amount ?? amount;
  const reason = reasonIn(intl, reasons, "deposit.reason.code", order?.reason);
  const astray =
    state === "FAILED" || state === "EXPIRED" || state === "unknown";
  return (
    <ReceiptCard
      title={t("deposit.title")}
      state={mark}
      stateLabel={t(stateWords)}
      amount={paid}
      amountLabel={t("deposit.youPay")}
      currencySymbol={symbol}
      {...(order && { time: order.updatedAt })}
      timeZone={localZone()}
      issuer={brand.name}
      actions={
        <>
          {state === "CREATED" && (
            <Button tone="accent" icon="external" onClick={onPay}>
              {t("deposit.order.pay")}
            </Button>
          )}
          {astray && onService && (
            <Button tone="accent" icon="headset" onClick={onService}>
              {t("deposit.order.service")}
            </Button>
          )}
          {!over && (
            <Button icon="refresh" loading={busy} onClick={onLook}>
              {t("deposit.order.look")}
            </Button>
          )}
          <Button variant="outline" onClick={onAgain}>
            {t("deposit.again")}
          </Button>
        </>
      }
    >
      <Stack gap="x5">
        <div role="status">{t(whereMoneyIs)}</div>
        {failure && (
          <InlineMessage tone="warning" live="polite">
            {errorText(intl, failure)}
          </InlineMessage>
        )}
        {order && !astray && (
          <OrderSum
            symbol={symbol}
            leaves={{ label: t("deposit.youPay"), amount: paid }}
            fee={fee}
            arrives={{
              label: t("deposit.credited"),
              amount: subtract(paid, fee),
            }}
          />
        )}
        <DescriptionList
          items={[
            ...(reason === undefined
              ? []
              : [
                  {
                    key: "why",
                    label: t("deposit.order.why"),
                    value: reason,
                  },
                ]),
            {
              key: "number",
              label: t("money.number"),
              value: <bdi>{orderId}</bdi>,
              copy: {
                value: orderId,
                label: t("money.copyNumber"),
              },
            },
          ]}
        />
      </Stack>
    </ReceiptCard>
  );
}
