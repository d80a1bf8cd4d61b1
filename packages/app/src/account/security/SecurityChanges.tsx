import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { securityChanges } from "@foyer/platform/calls";
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

/** What was changed. */
const kindWords = {
  PASSWORD: "account.changes.password",
  PAYMENT_PASSWORD: "account.changes.paymentPassword",
  PAYMENT_PASSWORD_RESET: "account.changes.paymentPasswordReset",
  MOBILE: "account.changes.mobile",
  EMAIL: "account.changes.email",
  NAME: "account.changes.name",
  AUTHENTICATOR_ON: "account.totp.turnedOn",
  AUTHENTICATOR_OFF: "account.totp.turnedOff",
  RECOVERY_CODES: "account.changes.recoveryCodes",
  RECOVERY_CODE_USED: "account.changes.recoveryCodeUsed",
  BANK_ACCOUNT_ADDED: "account.bank.added",
  BANK_ACCOUNT_REMOVED: "account.bank.removed",
  SESSIONS_ENDED: "account.changes.sessionsEnded",
  unknown: "account.changes.unknown",
} as const;

/** What was changed in the account's security, when and from where, page by page (W-113f). */
export function SecurityChanges() {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const { client } = useServices();
  const query = useQuery({
    queryKey: [...accountKey("securityChanges"), { pageNo: page }],
    queryFn: ({ signal }) =>
      client.call(securityChanges, { pageNo: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = (query.data?.list ?? []).map((row, index) => ({
    ...row,
    id: `${row.at} ${index}`,
  }));
  const columns: readonly DataTableColumn<(typeof rows)[number]>[] = [
    { key: "at", header: t("account.history.at"), kind: "time" },
    {
      key: "kind",
      header: t("account.changes.what"),
      priority: "figure",
      text: ({ kind }) => t(kindWords[kind]),
      cell: ({ kind }) => t(kindWords[kind]),
    },
    { key: "device", header: t("account.history.device") },
    { key: "place", header: t("account.history.place") },
  ];
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {t("account.changes")}
      </Heading>
      <DataTable
        label={t("account.changes")}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        timeZone={localZone()}
        density="dense"
        {...useReading(query)}
        loadingRows={3}
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
            title={t("account.changes.empty")}
          >
            {t("account.changes.emptyText")}
          </EmptyState>
        }
      />
    </Stack>
  );
}
