import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  salarySource,
  type ContractType,
  type SalaryRecord,
  type SalarySource,
  type SourceRow,
} from "@foyer/platform/calls";
import { compare, negate } from "@foyer/platform/money";
import { DataTable } from "@foyer/ui/data-table";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { RadioGroup } from "@foyer/ui/radio-group";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { recordsKey } from "../../kit/queryKeys.ts";
import { ifThere } from "../../kit/reading/ifThere.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { amountText } from "../../kit/words/amountText.ts";
import { categoryMessages, isCategory } from "../../kit/words/categories.ts";
import { writtenSpan } from "../../records/usePeriod.ts";
import { useZone } from "../../records/useZone.ts";
import { percentText } from "../contract/contractWords.ts";

const pageSize = 20;
type By = "account" | "gameType";

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
  PLAYER: "agentSource.leftOut.day",
  unknown: "agentSource.leftOut.day",
} as const;

interface SourceProps {
  readonly type: ContractType;
  readonly payment: SalaryRecord;
}

interface SourceDialogProps extends SourceProps {
  readonly onClose: () => void;
}

/** How a payment of a contract was calculated, and the bets that it counted (W-73b). */
export function SourceDialog({ onClose, ...props }: SourceDialogProps) {
  const t = useTranslations();
  const { client } = useServices();
  const [by, setBy] = useState<By>("account");
  const [pageNo, setPageNo] = useState(1);
  const request = { id: props.payment.id, by, pageNo, pageSize };
  const query = useQuery({
    queryKey: [...recordsKey, salarySource.name, request],
    queryFn: ({ signal }) =>
      ifThere(client.call(salarySource, request, { signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal open onClose={onClose} title={t("agentSource.title")} size="large">
      <Loaded query={query} pending={<FormSkeleton fields={4} />}>
        {(source) =>
          source === null ? (
            <EmptyState level={3} title={t("agentSource.none")} />
          ) : (
            <Stack gap="x5">
              <Calculation {...props} source={source} />
              {props.type !== "REALTIME" && (
                <CountedBets
                  source={source}
                  by={query.isPlaceholderData ? byOf(source) : by}
                  onBy={(next) => {
                    setBy(next);
                    setPageNo(1);
                  }}
                  loading={query.isPlaceholderData}
                  pageNo={pageNo}
                  onPage={setPageNo}
                />
              )}
              <BetsLink {...props} source={source} />
            </Stack>
          )
        }
      </Loaded>
    </Modal>
  );
}

/** What the rows of an answer are: while others are read, the former ones stay. */
const byOf = ({ rows }: SalarySource): By =>
  rows.some(({ account }) => account !== "") ? "account" : "gameType";

interface FoundProps extends SourceProps {
  readonly source: SalarySource;
}

/** The payment, its rule in words, and the sum. */
function Calculation({ type, payment, source }: FoundProps) {
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
  const span = ({ from, to }: typeof counted) => (
    <>
      {at(from)} – {at(to)}
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
          ["player", t("agentPayments.player"), <bdi key="player">{player}</bdi>],
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

interface CountedBetsProps {
  readonly source: SalarySource;
  readonly by: By;
  readonly onBy: (by: By) => void;
  readonly loading: boolean;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
}

/** The bets that were counted, by account or by type of game, with their total. */
function CountedBets(props: CountedBetsProps) {
  const { source, by, onBy, loading, pageNo, onPage } = props;
  const t = useTranslations();
  const nameOf = ({ account, gameType }: SourceRow) =>
    by === "account"
      ? account
      : isCategory(gameType)
        ? t(categoryMessages[gameType])
        : gameType;
  return (
    <Stack gap="x3">
      <RadioGroup
        name="by"
        orientation="horizontal"
        label={t("agentRecords.by")}
        options={[
          { value: "account", label: t("agentRecords.by.account") },
          { value: "gameType", label: t("agentSource.by.type") },
        ]}
        value={by}
        onChange={(value) => onBy(value === "gameType" ? "gameType" : "account")}
      />
      <DataTable
        label={t("agentSource.table")}
        density="dense"
        columns={[
          {
            key: by,
            header: t(by === "account" ? "records.account" : "records.bets.type"),
            text: nameOf,
            cell: (row) => <bdi>{nameOf(row)}</bdi>,
          },
          { key: "stake", header: t("records.bets.stake"), kind: "money" },
          {
            key: "profit",
            header: t("agentPayments.profit"),
            kind: "money",
            signed: true,
          },
        ]}
        rows={source.rows}
        rowId={(row) => row[by]}
        loading={loading}
        paging={{ page: pageNo, pages: source.totalPages, onPage, pageSize }}
        totals={[{ label: t("agentSource.total"), values: source.totals }]}
        empty={<EmptyState level={4} title={t("agentSource.empty")} />}
      />
    </Stack>
  );
}

/** The way to the counted bets: those of the account that was paid and everybody below, or of one player. */
function BetsLink({ type, payment, source }: FoundProps) {
  const t = useTranslations();
  const { linkTo } = useCentreWays();
  const { key } = useZone();
  const realtime = type === "REALTIME";
  return (
    <Stack gap="x1">
      <Link
        standalone
        {...linkTo("personalHistoryCopy", {
          span: writtenSpan(source.counted),
          zone: key,
          account: realtime ? payment.player : payment.account,
          reach: realtime ? "ACCOUNT" : "LINE",
          ...(realtime &&
            source.gameType !== "" && { kind: source.gameType }),
        })}
      >
        {t("agentSource.bets")}
      </Link>
      {realtime && (
        <Text size="small" tone="quiet">
          {t("agentSource.bets.realtime")}
        </Text>
      )}
    </Stack>
  );
}
