import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { ReceiptCard } from "@foyer/ui/receipt-card";
import { Stack } from "@foyer/ui/stack";
import { StatusTimeline } from "@foyer/ui/status-timeline";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { OrderSum } from "../order/OrderSum.tsx";
import { ReceiptHistory } from "../receipt/ReceiptHistory.tsx";
import { receiptsQuery } from "../../kit/receipts.ts";

import {
  reasonText,
  stageWords,
  stagesOf,
  standWords,
  stateOf,
  type Withdrawal,
} from "./withdrawalStages.ts";

interface WithdrawalCardProps {
  readonly withdrawal: Withdrawal;
  readonly symbol: string;
  /** When it was read, in epoch ms of this device's clock. */
  readonly readAt: number;
  readonly onBack: () => void;
}

/** One withdrawal: its amounts, its number and its stages, suitable for printing. */
export function WithdrawalCard(props: WithdrawalCardProps) {
  const { withdrawal, symbol, readAt, onBack } = props;
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const { open } = useModalActions();
  const { data } = useQuery(receiptsQuery(services));
  const { orderId, amount, fee, feeWaivedBy, net } = withdrawal;
  const receipt = data?.list.find(({ id }) => id === orderId);
  const late = (expectedBy: number | null | undefined) =>
    typeof expectedBy === "number" && expectedBy < readAt;
  return (
    <ReceiptCard
      title={t("withdraw.title")}
      state={stateOf(withdrawal)}
      stateLabel={t(standWords(withdrawal))}
      amount={net}
      amountLabel={t("withdraw.arrives")}
      currencySymbol={symbol}
      time={withdrawal.stages[0]?.at}
      timeZone={localZone()}
      issuer={services.brand.name}
      actions={
        <>
          <Button variant="outline" icon="back" onClick={onBack}>
            {t("withdraw.receipt.back")}
          </Button>
          <Button icon="record" onClick={() => window.print()}>
            {t("withdraw.receipt.print")}
          </Button>
        </>
      }
    >
      <Stack gap="x5">
        <OrderSum
          symbol={symbol}
          leaves={{ label: t("withdraw.youWithdraw"), amount }}
          fee={fee}
          feeHint={
            feeWaivedBy === ""
              ? undefined
              : t("withdraw.fee.waived", {
                  rank: `\u2068${feeWaivedBy}\u2069`,
                })
          }
          arrives={{ label: t("withdraw.arrives"), amount: net }}
        />
        <DescriptionList
          items={[
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
        <StatusTimeline
          label={t("withdraw.receipt.way", { id: orderId })}
          timeZone={localZone()}
          stages={stagesOf(withdrawal).map(({ name, state, told }, index) => ({
            key: `${index} ${name}`,
            title: t(stageWords[name][0]),
            state,
            time: told?.at,
            expected: told?.expectedBy ?? undefined,
            explanation: (
              <>
                {name === "REJECTED" && (
                  <div>{reasonText(intl, told?.reason)}</div>
                )}
                <div>{t(stageWords[name][1])}</div>
                {state === "current" && late(told?.expectedBy) && (
                  <div>{t("withdraw.receipt.late")}</div>
                )}
              </>
            ),
            action:
              name === "RECEIPT" && state === "current" && receipt ? (
                <Button
                  tone="accent"
                  onClick={() => open({ name: "receipt", id: orderId })}
                >
                  {t("withdraw.receipt.confirm")}
                </Button>
              ) : undefined,
          }))}
        />
        {receipt && <ReceiptHistory receipt={receipt} />}
      </Stack>
    </ReceiptCard>
  );
}
