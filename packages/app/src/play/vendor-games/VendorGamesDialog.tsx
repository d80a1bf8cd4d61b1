import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { categoryOf } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { CallError } from "@foyer/platform/errors";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { PagedGames } from "../games/PagedGames.tsx";
import { gamesQuery } from "../../kit/catalogue/queries.ts";
import { errorText } from "../../kit/words/errors.ts";

interface VendorGamesDialogProps {
  readonly vassalage: string;
  readonly gameType: string;
  readonly title: string;
}

/** A vendor's games in a popup (GAM-14). */
export default function VendorGamesDialog({
  vassalage,
  gameType,
  title,
}: VendorGamesDialogProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { close } = useModalActions();
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const category = categoryOf(gameType)?.code ?? "";
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery(
    gamesQuery(useServices(), language.code, {
      category,
      vendor: vassalage,
      classification: "",
      name: "",
      page,
    }),
  );
  return (
    <Modal open onClose={close} title={title} size="full">
      {error instanceof CallError ? (
        <ErrorState
          title={errorText(intl, {
            reason: error.code,
            message: error.message,
          })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PagedGames
          label={title}
          games={data?.games}
          busy={isPlaceholderData}
          page={page}
          pages={data?.totalPages ?? 1}
          onPage={setPage}
          empty={
            <EmptyState title={t("vendorGames.empty")}>
              {t("vendorGames.emptyHint")}
            </EmptyState>
          }
        />
      )}
    </Modal>
  );
}
