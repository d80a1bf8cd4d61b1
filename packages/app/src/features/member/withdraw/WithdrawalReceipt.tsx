import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { isZero, negate } from "@foyer/platform/money";
import { Button } from "@foyer/ui/button";
import { CostSummary, DescriptionList } from "@foyer/ui/description-list";
import { ReceiptCard } from "@foyer/ui/receipt-card";
import { Stack } from "@foyer/ui/stack";
import { StatusTimeline } from "@foyer/ui/status-timeline";
import { useModalActions } from "../../../navigation/modals.ts";
import { useServices } from "../../../services/services.ts";
import { localZone } from "../../../shared/localZone.ts";
import { ReceiptHistory } from "../../../shared/receipts/ReceiptHistory.tsx";
import { receiptsQuery } from "../../../shared/receipts/receipts.ts";
import { moneyWords } from "../../../shared/money/moneyWords.ts";
import { reasonText, stageMeanings, stageNames } from "./stageWords.ts";
import { standOf, stagesOf, stateOf } from "./withdrawalStages.ts";
import type { Withdrawal } from "./withdrawalsQuery.ts";
import { withdrawWords } from "./withdrawWords.ts";

const messages = defineMessages<
  Record<"back" | "print" | "confirm" | "late", {}> &
    Record<"way", { id: string }>
>({
  back: {
    id: "withdraw.receipt.back",
    defaultMessage: "All withdrawals",
    description: "Button: from one withdrawal back to the page",
  },
  print: {
    id: "withdraw.receipt.print",
    defaultMessage: "Print",
    description: "Button: prints the receipt of a withdrawal",
  },
  confirm: {
    id: "withdraw.receipt.confirm",
    defaultMessage: "Say whether it arrived",
    description: "Button: opens the question whether a payout arrived",
  },
  late: {
    id: "withdraw.receipt.late",
    defaultMessage:
      "This takes longer than expected. Customer service can look into it.",
    description: "A stage of a withdrawal is past its expected time",
  },
  way: {
    id: "withdraw.receipt.way",
    defaultMessage: "Way of withdrawal {id}",
    description: "Spoken name of the list of a withdrawal’s stages",
  },
});

interface WithdrawalReceiptProps {
  readonly withdrawal: Withdrawal;
  readonly symbol: string;
  /** When it was read, epoch ms of this device. */
  readonly readAt: number;
  readonly onBack: () => void;
}

/** One payout: its sum, its number and its way, made to be printed. */
export function WithdrawalReceipt(props: WithdrawalReceiptProps) {
  const { withdrawal, symbol, readAt, onBack } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const { open } = useModalActions();
  const { data } = useQuery(receiptsQuery(services));
  const { orderId, amount, fee, feeWaivedBy, net } = withdrawal;
  const stand = standOf(withdrawal);
  const receipt = data?.list.find(({ id }) => id === orderId);
  const late = (expectedBy: number | null | undefined) =>
    typeof expectedBy === "number" && expectedBy < readAt;
  return (
    <ReceiptCard
      title={formatMessage(withdrawWords.title)}
      state={stateOf(withdrawal)}
      stateLabel={formatMessage(stageNames[stand?.state ?? "REQUESTED"])}
      amount={net}
      amountLabel={formatMessage(withdrawWords.arrives)}
      currencySymbol={symbol}
      {...(withdrawal.stages[0] && { time: withdrawal.stages[0].at })}
      timeZone={localZone()}
      issuer={services.brand.name}
      actions={
        <>
          <Button variant="outline" icon="back" onClick={onBack}>
            {formatMessage(messages.back)}
          </Button>
          <Button icon="record" onClick={() => window.print()}>
            {formatMessage(messages.print)}
          </Button>
        </>
      }
    >
      <Stack gap="x5">
        <CostSummary
          currencySymbol={symbol}
          lines={[
            {
              key: "amount",
              label: formatMessage(withdrawWords.youWithdraw),
              amount,
            },
            {
              key: "fee",
              label: formatMessage(moneyWords.fee),
              amount: isZero(fee) ? "0" : negate(fee),
              ...(feeWaivedBy !== "" && {
                hint: formatMessage(withdrawWords.waived, {
                  rank: `\u2068${feeWaivedBy}\u2069`,
                }),
              }),
            },
          ]}
          total={{
            key: "net",
            label: formatMessage(withdrawWords.arrives),
            amount: net,
          }}
        />
        <DescriptionList
          items={[
            {
              key: "number",
              label: formatMessage(moneyWords.number),
              value: <bdi>{orderId}</bdi>,
              copy: {
                value: orderId,
                label: formatMessage(moneyWords.copyNumber),
              },
            },
          ]}
        />
        <StatusTimeline
          label={formatMessage(messages.way, { id: orderId })}
          timeZone={localZone()}
          stages={stagesOf(withdrawal).map(({ name, state, told }, index) => ({
            key: `${index} ${name}`,
            title: formatMessage(stageNames[name]),
            state,
            ...(told && { time: told.at }),
            ...(typeof told?.expectedBy === "number" && {
              expected: told.expectedBy,
            }),
            explanation: (
              <>
                {name === "REJECTED" && (
                  <div>{reasonText(intl, told?.reason)}</div>
                )}
                <div>{formatMessage(stageMeanings[name])}</div>
                {state === "current" && late(told?.expectedBy) && (
                  <div>{formatMessage(messages.late)}</div>
                )}
              </>
            ),
            ...(name === "RECEIPT" &&
              state === "current" &&
              receipt && {
                action: (
                  <Button
                    tone="accent"
                    onClick={() => open({ name: "receipt", id: orderId })}
                  >
                    {formatMessage(messages.confirm)}
                  </Button>
                ),
              }),
          }))}
        />
        {receipt && <ReceiptHistory receipt={receipt} />}
      </Stack>
    </ReceiptCard>
  );
}
