import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { modelList } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { Pager } from "@foyer/ui/pager";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { failureText } from "../../kit/words/errors.ts";
import { ModelCard } from "./ModelCard.tsx";
import * as styles from "./support.css.ts";

/** Hosts on a page of the list. */
const pageSize = 12;

/** The hosts of the live tables, and the way to talk to those who are there (SUP-06). */
export default function ModelsDialog() {
  const intl = useIntl();
  const t = useTranslations();
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
      title={t("models.title")}
      description={t("models.lead")}
      size="large"
    >
      <Stack gap="x5">
        {isPending && <ListRowSkeleton rows={6} />}
        {error && !data && (
          <ErrorState
            level={3}
            title={failureText(intl, error)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.list.length === 0 && (
          <EmptyState level={3} picture="user" title={t("models.none")} />
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
            label={t("models.pager")}
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
