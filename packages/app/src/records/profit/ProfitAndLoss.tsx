import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { profitLoss, type ProfitDay } from "@foyer/platform/calls";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { loadable, PanelBoundary } from "../../kit/parts/loadable.tsx";
import { RecordPeriodChoice } from "../RecordPeriodChoice.tsx";

import { useFigures } from "../useFigures.ts";
import { usePeriod } from "../usePeriod.ts";
import { ProfitTable } from "./ProfitTable.tsx";
import { profitWords } from "./profitWords.ts";

/** Charts come in a file of their own: the figures are there before them. */
const ProfitCharts = loadable(() => import("./ProfitCharts.tsx"));

/** Accounts on a page. */
const pageSize = 50;
/** The most that the platform gives at once, and how often a file asks for it. */
const filePage = 100;
const filePages = 50;

const figures = [
  "stake",
  "win",
  "bonus",
  "profit",
  "deposit",
  "withdraw",
] as const;

interface ProfitAndLossProps {
  /** One's own days, or those of everybody below. */
  readonly scope: "SELF" | "TEAM";
  /** Of a team's figures those of one account; empty: all. @default "" */
  readonly account?: string;
  /** What the rows are: days, or accounts, those that staked most first. @default "day" */
  readonly by?: "day" | "account";
  /** Which figures are shown, beside the choice of days. */
  readonly filter?: ReactNode;
}

/**
 * What the days of a period came to: in sum, as charts, and day by day (W-86); one's own, or the team's, which is shown
 * account by account too (MEM-09, AGT-07).
 *
 * @example <ProfitAndLoss scope="TEAM" by="account" filter={choice} />
 */
export function ProfitAndLoss(props: ProfitAndLossProps) {
  const { scope, account = "", by = "day", filter } = props;
  const t = useTranslations();
  const { client } = useServices();
  const symbol = useSession().member?.currencySymbol ?? "";
  const period = usePeriod("last30");
  const { from, to, zone } = period;
  // Other days or another account begin at their first page.
  const which = `${account} ${from} ${to} ${zone}`;
  const [chosen, setChosen] = useState({ which, page: 1 });
  const pageNo = chosen.which === which ? chosen.page : 1;
  const request = {
    scope,
    from,
    to,
    timeZone: zone,
    ...(scope === "TEAM" && { account, by }),
  };
  const { data, waiting, reading } = useFigures({
    name: `profitLoss ${by}`,
    what: { scope, account, from, to, zone, pageNo },
    read: (signal) =>
      client.call(
        profitLoss,
        { ...request, ...(by === "account" && { pageNo, pageSize }) },
        { signal },
      ),
  });
  const rows = data?.rows ?? [];

  /* All accounts, page after page. */
  async function readAll(): Promise<ProfitDay[]> {
    const all: ProfitDay[] = [];
    for (let page = 1; page <= filePages; page += 1) {
      const part = await client.call(profitLoss, {
        ...request,
        pageNo: page,
        pageSize: filePage,
      });
      all.push(...part.rows);
      if (page >= part.totalPages) break;
    }
    return all;
  }
  const total = data?.totalCount ?? undefined;
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={period} filter={filter} />
      <StatGrid label={t("records.sum")}>
        {figures.map((figure) => (
          <StatTile
            key={figure}
            label={t(profitWords[figure])}
            kind="money"
            value={data?.total[figure]}
            currencySymbol={symbol}
            loading={waiting}
            hint={
              figure === "profit" ? t("records.profit.resultHint") : undefined
            }
          />
        ))}
      </StatGrid>
      {by === "day" && (waiting || rows.length > 1) && (
        <PanelBoundary name="profitCharts">
          <ProfitCharts days={rows} symbol={symbol} loading={waiting} />
        </PanelBoundary>
      )}
      <ProfitTable
        by={by}
        rows={rows}
        total={data?.total}
        period={period}
        reading={reading}
        {...(by === "account" && {
          pages: {
            paging: {
              page: pageNo,
              pages: data?.totalPages ?? 0,
              onPage: (page: number) => setChosen({ which, page }),
              pageSize,
              ...(total !== undefined && { total }),
            },
            readAll,
          },
        })}
      />
    </Stack>
  );
}
