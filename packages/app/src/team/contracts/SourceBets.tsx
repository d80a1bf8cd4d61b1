import { useTranslations } from "@foyer/ui/words";
import type { SalarySource, SourceRow } from "@foyer/platform/calls";
import { DataTable } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Link } from "@foyer/ui/link";
import { RadioGroup } from "@foyer/ui/radio-group";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { categoryMessages, isCategory } from "../../kit/words/categories.ts";
import { writtenSpan } from "../../records/usePeriod.ts";
import { useZone } from "../../records/useZone.ts";
import type { FoundSource } from "./SourceSum.tsx";

/** Accounts on a page. */
export const sourcePageSize = 20;
/** What a row of the counted bets covers. */
export type SourceBy = "account" | "gameType";

interface SourceBetsProps {
  readonly source: SalarySource;
  readonly by: SourceBy;
  readonly onBy: (by: SourceBy) => void;
  readonly loading: boolean;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
}

/** The bets that were counted, by account or by type of game, with their total. */
export function SourceBets(props: SourceBetsProps) {
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
        onChange={(value) =>
          onBy(value === "gameType" ? "gameType" : "account")
        }
      />
      <DataTable
        label={t("agentSource.table")}
        density="dense"
        columns={[
          {
            key: by,
            header: t(
              by === "account" ? "records.account" : "records.bets.type",
            ),
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
        paging={{
          page: pageNo,
          pages: source.totalPages,
          onPage,
          pageSize: sourcePageSize,
        }}
        totals={[{ label: t("agentSource.total"), values: source.totals }]}
        empty={<EmptyState level={4} title={t("agentSource.empty")} />}
      />
    </Stack>
  );
}

/** The way to the counted bets: those of the account that was paid and everybody below, or of one player. */
export function SourceLink({ type, payment, source }: FoundSource) {
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
          ...(realtime && source.gameType !== "" && { kind: source.gameType }),
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
