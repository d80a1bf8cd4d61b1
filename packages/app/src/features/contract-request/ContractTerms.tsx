import { useIntl } from "react-intl";
import type { Contract } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { Money } from "@foyer/ui/money";
import { useSession } from "../../actors/actors.ts";
import { periodWords, termWords } from "./contractWords.ts";

/** What is agreed, complete: nobody is asked to agree to what is not in sight. */
export function ContractTerms({ contract }: { readonly contract: Contract }) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const symbol = useSession().member?.currencySymbol ?? "";
  const { betAmountPer } = contract;
  const money = (amount: string) => <Money amount={amount} symbol={symbol} />;
  const bet =
    betAmountPer === "DAY"
      ? termWords.betPerDay
      : betAmountPer === "HOUR"
        ? termWords.betPerHour
        : termWords.bet;
  const items = [
    [
      "rate",
      termWords.rate,
      formatMessage(termWords.percent, {
        rate: formatAmount(contract.rate, locale),
      }),
    ],
    [
      "period",
      termWords.period,
      formatMessage(periodWords[contract.periodKind]),
    ],
    ["members", termWords.members, formatNumber(contract.activeMembers)],
    ["validBet", termWords.validBet, money(contract.periodValidBet)],
    ["profitLoss", termWords.profitLoss, money(contract.periodProfitLoss)],
    ["bet", bet, money(contract.betAmount)],
    [
      "asked",
      termWords.asked,
      <DateTime
        key="asked"
        at={contract.createdAt}
        precision="minute"
        showZone
      />,
    ],
  ] as const;
  return (
    <DescriptionList
      density="dense"
      items={items.map(([key, label, value]) => ({
        key,
        label: formatMessage(label),
        value,
      }))}
    />
  );
}
