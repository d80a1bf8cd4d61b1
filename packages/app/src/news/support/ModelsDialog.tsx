import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { modelList, type LiveModel } from "@foyer/platform/calls";
import { Avatar } from "@foyer/ui/avatar";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { Pager } from "@foyer/ui/pager";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import * as styles from "./support.css.ts";

/** Hosts on a page of the list. */
const pageSize = 12;

/** The hosts of the live tables, with a chat button for those who are present (SUP-06). */
export default function ModelsDialog() {
  const t = useTranslations();
  const { close } = useModalActions();
  const { client, brand } = useServices();
  const [page, setPage] = useState(1);
  const query = useQuery({
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
      <Loaded query={query} pending={<ListRowSkeleton rows={6} />}>
        {({ list, totalPages }) => (
          <Stack gap="x5">
            {list.length === 0 ? (
              <EmptyState level={3} picture="user" title={t("models.none")} />
            ) : (
              <ul className={styles.models} role="list">
                {list.map((model) => (
                  <ModelCard key={model.id} model={model} />
                ))}
              </ul>
            )}
            <Pager
              label={t("models.pager")}
              page={page}
              pages={totalPages}
              range={brand.layout.pager.links}
              onPage={setPage}
            />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

/** One host: picture, name, presence, and the chat button. */
function ModelCard({
  model: { id, name, imageUrl, online },
}: {
  readonly model: LiveModel;
}) {
  const t = useTranslations();
  const { open } = useModalActions();
  const image = useImages();
  return (
    <li className={styles.model}>
      <Avatar name={name} imageUrl={image(imageUrl)} size="large" />
      <div className={styles.words}>
        <Stack gap="x1" align="start">
          <Text as="span" weight="strong" lines="two">
            {name}
          </Text>
          <Inline>
            <Badge tone={online ? "success" : "neutral"}>
              {t(online ? "models.online" : "models.offline")}
            </Badge>
          </Inline>
        </Stack>
      </div>
      {online && (
        <Button
          size="small"
          icon="chat"
          aria-label={t("models.chatWith", { name })}
          onClick={() => open({ name: "chat", modelId: id, title: name })}
        >
          {t("models.chat")}
        </Button>
      )}
    </li>
  );
}
