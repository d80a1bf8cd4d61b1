import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { loginHistory } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { accountKey } from "../../kit/queryKeys.ts";

/** Rows on a page. */
const pageSize = 10;

/** Names of the login methods. */
const methodWords = {
  PASSWORD: "account.method.password",
  SMS: "account.method.sms",
  DEVICE: "account.method.device",
  SOCIAL: "account.method.social",
  REGISTER: "account.method.register",
  RECOVERY: "account.method.recovery",
  unknown: "account.method.unknown",
} as const;

/** Names of the outcomes of a login. */
const outcomeWords = {
  SUCCESS: "account.outcome.success",
  REFUSED: "account.outcome.refused",
  CHECKED: "account.outcome.checked",
  unknown: "account.outcome.unknown",
} as const;

/** Appearance of each outcome. */
const outcomeLooks = {
  SUCCESS: { tone: "success", icon: "check" },
  REFUSED: { tone: "warning", icon: "warning" },
  CHECKED: { tone: "info", icon: "shield" },
  unknown: { tone: "neutral" },
} as const;

/** Every login attempt, page by page: an unfamiliar one is the first sign that somebody else has access (W-112). */
export function LoginHistory() {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const { client } = useServices();
  const query = useQuery({
    queryKey: [...accountKey("history"), { pageNo: page }],
    queryFn: ({ signal }) =>
      client.call(loginHistory, { pageNo: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = (query.data?.list ?? []).map((row, index) => ({
    ...row,
    id: `${row.at} ${index}`,
  }));
  const columns: readonly DataTableColumn<(typeof rows)[number]>[] = [
    { key: "at", header: t("account.history.at"), kind: "time" },
    { key: "device", header: t("account.history.device") },
    { key: "place", header: t("account.history.place") },
    {
      key: "method",
      header: t("account.history.method"),
      text: ({ method }) => t(methodWords[method]),
      cell: ({ method }) => t(methodWords[method]),
    },
    {
      key: "outcome",
      header: t("account.history.outcome"),
      priority: "figure",
      text: ({ outcome }) => t(outcomeWords[outcome]),
      cell: ({ outcome }) => (
        <Badge {...outcomeLooks[outcome]}>{t(outcomeWords[outcome])}</Badge>
      ),
    },
  ];
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {t("account.history")}
      </Heading>
      <DataTable
        label={t("account.history")}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        timeZone={localZone()}
        density="dense"
        {...useReading(query)}
        loadingRows={pageSize}
        paging={{
          page,
          pages: query.data?.totalPages ?? 1,
          onPage: setPage,
          pageSize,
        }}
        empty={
          <EmptyState
            level={3}
            picture="history"
            title={t("account.history.empty")}
          >
            {t("account.history.emptyText")}
          </EmptyState>
        }
      />
    </Stack>
  );
}
