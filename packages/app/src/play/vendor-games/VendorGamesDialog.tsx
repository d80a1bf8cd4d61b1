import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { categoryOf } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { useModalActions } from "../../navigation/modals.ts";
import { PagedGames } from "../games/PagedGames.tsx";
import { useRead } from "../games/useRead.ts";
import { gamesQuery } from "../../kit/catalogue/queries.ts";

interface VendorGamesDialogProps {
  readonly vassalage: string;
  readonly gameType: string;
  readonly title: string;
}

/** A provider's games in a dialog (GAM-14). */
export default function VendorGamesDialog({
  vassalage,
  gameType,
  title,
}: VendorGamesDialogProps) {
  const t = useTranslations();
  const { close } = useModalActions();
  const [page, setPage] = useState(1);
  const query = useRead((services, language) =>
    gamesQuery(services, language, {
      category: categoryOf(gameType)?.code,
      vendor: vassalage,
      page,
    }),
  );
  return (
    <Modal open onClose={close} title={title} size="full">
      <PagedGames
        label={title}
        query={query}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState title={t("vendorGames.empty")}>
            {t("vendorGames.emptyHint")}
          </EmptyState>
        }
      />
    </Modal>
  );
}
