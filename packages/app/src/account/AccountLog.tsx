import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { localZone } from "../kit/localZone.ts";
import { accountKey } from "../kit/queryKeys.ts";
import { useReading } from "../kit/reading/useReading.ts";

/** Rows on a page. */
const pageSize = 10;

/** An entry with what a table needs to tell it from others of the same moment. */
export type LogRow<Entry> = Entry & { readonly id: string };

interface AccountLogProps<Entry> {
  /** Name of the reading, under which it is kept. */
  readonly name: Parameters<typeof accountKey>[0];
  readonly read: (
    page: { readonly pageNo: number; readonly pageSize: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<{
    readonly list: readonly Entry[];
    readonly totalPages: number;
  }>;
  readonly columns: readonly DataTableColumn<LogRow<Entry>>[];
  readonly title: PlainWordId;
  readonly empty: PlainWordId;
  readonly emptyText: PlainWordId;
}

/**
 * What happened in the account, newest first, page by page.
 *
 * @example
 * <AccountLog name="history" read={(page, options) => client.call(loginHistory, page, options)} columns={columns}
 *   title="account.history" empty="account.history.empty" emptyText="account.history.emptyText" />
 */
export function AccountLog<Entry extends { readonly at: number }>(
  props: AccountLogProps<Entry>,
) {
  const { name, read, columns, title, empty, emptyText } = props;
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [...accountKey(name), { pageNo: page }],
    queryFn: ({ signal }) => read({ pageNo: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = (query.data?.list ?? []).map((row, index) => ({
    ...row,
    id: `${row.at} ${index}`,
  }));
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {t(title)}
      </Heading>
      <DataTable
        label={t(title)}
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
          <EmptyState level={3} picture="history" title={t(empty)}>
            {t(emptyText)}
          </EmptyState>
        }
      />
    </Stack>
  );
}
