import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { Badge } from "@foyer/ui/badge";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useServices } from "../../../../services/services.ts";
import { localZone } from "../../../../shared/localZone.ts";
import { useReading } from "../../../../shared/reading/useReading.ts";
import { historyPageSize, historyQuery } from "../accountQueries.ts";
import { methodWords, outcomeLooks, outcomeWords } from "./signInWords.ts";

const messages = defineMessages({
  title: {
    id: "account.history",
    defaultMessage: "Sign-in history",
    description: "Heading of the list of past sign-ins",
  },
  at: {
    id: "account.history.at",
    defaultMessage: "Time",
    description: "Head of a column: when somebody signed in",
  },
  device: {
    id: "account.history.device",
    defaultMessage: "Device",
    description: "Head of a column: what somebody signed in with",
  },
  place: {
    id: "account.history.place",
    defaultMessage: "From",
    description: "Head of a column: the place or address of a sign-in",
  },
  method: {
    id: "account.history.method",
    defaultMessage: "Way",
    description: "Head of a column: by what means somebody signed in",
  },
  outcome: {
    id: "account.history.outcome",
    defaultMessage: "Outcome",
    description: "Head of a column: whether a sign-in went well",
  },
  empty: {
    id: "account.history.empty",
    defaultMessage: "Nothing here yet",
    description: "There are no past sign-ins",
  },
  emptyText: {
    id: "account.history.emptyText",
    defaultMessage: "Each sign-in from now on stands here.",
    description: "There are no past sign-ins",
  },
});

/** Every try to sign in, page by page: what one does not know is the first sign that somebody else was there (W-112). */
export function LoginHistory() {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...historyQuery(useServices(), page),
    placeholderData: keepPreviousData,
  });
  const rows = (query.data?.list ?? []).map((row, index) => ({
    ...row,
    id: `${row.at} ${index}`,
  }));
  const columns: readonly DataTableColumn<(typeof rows)[number]>[] = [
    { key: "at", header: formatMessage(messages.at), kind: "time" },
    { key: "device", header: formatMessage(messages.device) },
    { key: "place", header: formatMessage(messages.place) },
    {
      key: "method",
      header: formatMessage(messages.method),
      text: ({ method }) => formatMessage(methodWords[method]),
      cell: ({ method }) => formatMessage(methodWords[method]),
    },
    {
      key: "outcome",
      header: formatMessage(messages.outcome),
      priority: "figure",
      text: ({ outcome }) => formatMessage(outcomeWords[outcome]),
      cell: ({ outcome }) => (
        <Badge {...outcomeLooks[outcome]}>
          {formatMessage(outcomeWords[outcome])}
        </Badge>
      ),
    },
  ];
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {formatMessage(messages.title)}
      </Heading>
      <DataTable
        label={formatMessage(messages.title)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        timeZone={localZone()}
        density="dense"
        {...useReading(query)}
        loadingRows={historyPageSize}
        paging={{
          page,
          pages: query.data?.totalPages ?? 1,
          onPage: setPage,
          pageSize: historyPageSize,
        }}
        empty={
          <EmptyState
            level={3}
            picture="history"
            title={formatMessage(messages.empty)}
          >
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
    </Stack>
  );
}
