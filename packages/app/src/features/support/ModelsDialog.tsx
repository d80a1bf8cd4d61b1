import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { modelList } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { Pager } from "@foyer/ui/pager";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../shared/words/errors.ts";
import { ModelCard } from "./ModelCard.tsx";
import * as styles from "./support.css.ts";

const messages = defineMessages({
  title: {
    id: "models.title",
    defaultMessage: "Live hosts",
    description: "Title of the list of the hosts of the live tables",
  },
  lead: {
    id: "models.lead",
    defaultMessage: "Who deals tonight. Those at a table can be talked to.",
    description: "Sentence about the list of hosts",
  },
  none: {
    id: "models.none",
    defaultMessage: "Nobody is on the list now",
    description: "In place of the hosts where there are none",
  },
  pager: {
    id: "models.pager",
    defaultMessage: "Pages of hosts",
    description: "Name of the pager under the hosts",
  },
});

/** Hosts on a page of the list. */
const pageSize = 12;

/** The hosts of the live tables, and the way to talk to those who are there (SUP-06). */
export default function ModelsDialog() {
  const intl = useIntl();
  const { close } = useModalActions();
  const { client, brand } = useServices();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["support", "modelList", { page }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(modelList, { pageNo: page, pageSize }, { signal }),
  });
  return (
    <Modal
      open
      onClose={close}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.lead)}
      size="large"
    >
      <Stack gap="x5">
        {isPending && <ListRowSkeleton rows={6} />}
        {error && !data && (
          <ErrorState
            level={3}
            title={errorText(intl, {
              reason: error instanceof CallError ? error.code : "UNKNOWN",
            })}
            onRetry={() => void refetch()}
          />
        )}
        {data?.list.length === 0 && (
          <EmptyState
            level={3}
            picture="user"
            title={intl.formatMessage(messages.none)}
          />
        )}
        {data && data.list.length > 0 && (
          <ul className={styles.models} role="list">
            {data.list.map((model) => (
              <ModelCard key={model.id} model={model} />
            ))}
          </ul>
        )}
        {data && data.totalPages > 1 && (
          <Pager
            label={intl.formatMessage(messages.pager)}
            page={page}
            pages={data.totalPages}
            range={brand.layout.pager.links}
            onPage={setPage}
          />
        )}
      </Stack>
    </Modal>
  );
}
