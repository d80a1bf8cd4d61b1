import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { CallError } from "@foyer/platform/errors";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { localZone } from "../../kit/localZone.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { FeedbackDialog } from "./FeedbackDialog.tsx";
import { topics } from "./topics.ts";
import { pageSize, useOwnFeedback } from "./useOwnFeedback.ts";

/** Name and appearance of each status. */
const states = {
  OPEN: { words: "feedback.state.open", tone: "info" },
  ANSWERED: { words: "feedback.state.answered", tone: "success" },
  CLOSED: { words: "feedback.state.closed", tone: "neutral" },
  unknown: { words: "feedback.state.unknown", tone: "neutral" },
} as const;

/** What the member has sent to customer service, newest first; each opens its conversation (W-54c). */
export function OwnFeedback() {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const query = useOwnFeedback(page);
  const reading = useReading(query);
  // A platform without the list has only the form.
  if (query.error instanceof CallError && query.error.status === 404)
    return null;
  const rows = query.data?.list ?? [];
  const columns: readonly DataTableColumn<(typeof rows)[number]>[] = [
    { key: "number", header: t("feedback.own.number") },
    { key: "time", header: t("feedback.own.time"), kind: "time" },
    {
      key: "questionType",
      header: t("feedback.type"),
      cell: ({ questionType }) => t(topics[questionType]),
    },
    {
      key: "state",
      header: t("feedback.own.status"),
      priority: "figure",
      cell: ({ state }) => (
        <Badge tone={states[state].tone}>{t(states[state].words)}</Badge>
      ),
    },
  ];
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {t("feedback.own")}
      </Heading>
      <DataTable
        label={t("feedback.own")}
        columns={columns}
        rows={rows}
        rowId={({ number }) => number}
        timeZone={localZone()}
        {...reading}
        loadingRows={3}
        paging={{
          page,
          pages: query.data?.totalPages ?? 1,
          onPage: setPage,
          pageSize,
        }}
        actions={({ number }) => (
          <Button size="small" onClick={() => setOpened(number)}>
            {t("feedback.own.read")} <VisuallyHidden>{number}</VisuallyHidden>
          </Button>
        )}
        empty={
          <EmptyState level={4} picture="mail" title={t("feedback.own.none")}>
            {t("feedback.own.none.text")}
          </EmptyState>
        }
      />
      {opened !== undefined && (
        <FeedbackDialog
          key={opened}
          number={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
