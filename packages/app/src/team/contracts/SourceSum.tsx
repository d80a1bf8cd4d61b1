import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ContractType,
  SalaryRecord,
  SalarySource,
} from "@foyer/platform/calls";
import { compare, negate } from "@foyer/platform/money";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { amountText } from "../../kit/words/amountText.ts";
import { useZone } from "../../records/useZone.ts";
import { percentText } from "../contract/contractWords.ts";

/** What each type pays for, in words. */
const rules = {
  DIVIDEND: "agentSource.rule.dividend",
  DAILY: "agentSource.rule.salary",
  HOURLY: "agentSource.rule.salary",
  REALTIME: "agentSource.rule.realtime",
} as const;

const leftOut = {
  DAY: "agentSource.leftOut.day",
  HOUR: "agentSource.leftOut.hour",
  PLAYER: "agentSource.leftOut.player",
  unknown: "agentSource.leftOut.day",
} as const;

/** A payment, and what it was calculated from. */
export interface FoundSource {
  readonly type: ContractType;
  readonly payment: SalaryRecord;
  readonly source: SalarySource;
}

/** The payment, its rule in words, and the sum. */
export function SourceSum({ type, payment, source }: FoundSource) {
  const intl = useIntl();
  const t = useTranslations();
  const { zone } = useZone();
  const symbol = useSession().member?.currencySymbol ?? "";
  const money = (amount: string) => amountText(intl, amount, symbol);
  const { period, account, lottery, player } = payment;
  const { counted, least } = source;
  const at = (moment: number) => (
    <DateTime at={moment} timeZone={zone} precision="minute" showZone />
  );
  // The end names the time zone of both.
  const span = ({ from, to }: typeof counted) => (
    <>
      <DateTime at={from} timeZone={zone} precision="minute" /> – {at(to)}
    </>
  );
  const whole = counted.from === period.from && counted.to === period.to;
  const shown = [
    ["account", t("agentPayments.account"), <bdi key="account">{account}</bdi>],
    ["time", t("agentSource.paidAt"), at(payment.time)],
    ["period", t("agentPayments.period"), span(period)],
    ...(whole
      ? []
      : ([["counted", t("agentSource.counted"), span(counted)]] as const)),
    ...(player === ""
      ? []
      : ([
          [
            "player",
            t("agentPayments.player"),
            <bdi key="player">{player}</bdi>,
          ],
          ["game", t("agentPayments.lottery"), lottery],
        ] as const)),
  ] as const;
  const sum = {
    rate: percentText(intl, payment.rate),
    salary: money(payment.salary),
  };
  const changed =
    compare(source.totals.stake, payment.betAmount) !== 0 ||
    compare(source.totals.profit, payment.profit) !== 0;
  return (
    <Stack gap="x4">
      <DescriptionList
        density="dense"
        items={shown.map(([key, label, value]) => ({ key, label, value }))}
      />
      <Text weight="strong">
        {source.base === "LOSS"
          ? t("agentSource.sum.loss", {
              ...sum,
              loss: money(negate(payment.profit)),
            })
          : t("agentSource.sum.stake", {
              ...sum,
              stake: money(payment.betAmount),
            })}
      </Text>
      <Text tone="quiet">
        {t(rules[type])} {t("agentSource.rule.cut")}
      </Text>
      {compare(source.leftOut, "0") !== 0 && (
        <Text>
          {t(leftOut[least.per], {
            amount: money(source.leftOut),
            least: money(least.bet),
          })}
        </Text>
      )}
      {changed && (
        <InlineMessage tone="warning">
          {t("agentSource.changed", {
            stake: money(source.totals.stake),
            profit: money(source.totals.profit),
          })}
        </InlineMessage>
      )}
    </Stack>
  );
}
