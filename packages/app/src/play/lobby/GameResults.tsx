import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { vendorsOf } from "@foyer/platform/domain";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Heading } from "@foyer/ui/text";
import { Text } from "@foyer/ui/text";
import { Stack } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { PagedGames } from "../games/PagedGames.tsx";
import { gamesQuery, lobbyQuery } from "../../kit/catalogue/queries.ts";
import { categoryMessages } from "../../kit/words/categories.ts";
import { errorText } from "../../kit/words/errors.ts";
import * as styles from "./lobby.css.ts";
import type { useLobby } from "./useLobby.ts";

type Lobby = ReturnType<typeof useLobby>;

/** What went wrong with a call. */
const failureOf = (error: Error | null) =>
  error instanceof CallError
    ? { reason: error.code, message: error.message }
    : ({ reason: "NETWORK" } as const);

/** The list of games that the lobby's address asks for: a search, or a category with its vendor. */
export function GameResults({ lobby }: { readonly lobby: Lobby }) {
  const intl = useIntl();
  const t = useTranslations();
  const { language } = useLanguage();
  const { gameType, term, vendor, classification, page, step } = lobby;
  const services = useServices();
  const query = useQuery(
    gamesQuery(services, language.code, {
      category: gameType === "SEARCH" || gameType === "HOME" ? "" : gameType,
      vendor: vendor === "ALL" ? "" : vendor,
      classification: classification === "ALL" ? "" : classification,
      name: term,
      page,
    }),
  );
  const { data, error, isPlaceholderData } = query;
  if (error && !data && !(error instanceof CallError)) throw error;
  const title =
    term !== ""
      ? t("lobby.results.title", { term })
      : t(categoryMessages[gameType === "SEARCH" ? "HOME" : gameType]);
  const { data: all } = useQuery(lobbyQuery(services, language.code));
  const stranger =
    all &&
    vendor !== "ALL" &&
    gameType !== "SEARCH" &&
    vendorsOf(all, gameType).every(({ vassalage }) => vassalage !== vendor);
  const empty =
    stranger && term === "" ? (
      <EmptyState
        title={t("lobby.results.noVendor", { vendor })}
        action={
          <Button onClick={() => step({ kind: "vendorChosen", vendor: "ALL" })}>
            {t("lobby.results.allVendors")}
          </Button>
        }
      >
        {t("lobby.results.noVendorHint")}
      </EmptyState>
    ) : term === "" ? (
      <EmptyState title={t("lobby.results.empty")}>
        {t("lobby.results.emptyHint")}
      </EmptyState>
    ) : (
      <EmptyState
        title={t("lobby.results.none", { term })}
        action={
          <Button onClick={() => step({ kind: "searched", term: "" })}>
            {t("lobby.results.clear")}
          </Button>
        }
      >
        {t("lobby.results.noneHint")}
      </EmptyState>
    );
  return (
    <Stack as="section" gap="x4">
      <div className={styles.heading}>
        <Heading level={gameType === "SEARCH" ? 2 : 1} lines="two">
          {title}
        </Heading>
        {data?.total !== undefined && data.total !== null && data.total > 0 && (
          <Text as="span" tone="quiet" tabular>
            {t("lobby.results.count", { count: data.total })}
          </Text>
        )}
      </div>
      {error && data && (
        <InlineMessage tone="warning">
          {errorText(intl, failureOf(error))}
        </InlineMessage>
      )}
      {error && !data && !query.isFetching ? (
        // Not left to the boundary: another term is another question, and has its own answer.
        <ErrorState
          title={errorText(intl, failureOf(error))}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <PagedGames
          label={title}
          games={data?.games}
          busy={isPlaceholderData}
          page={page}
          pages={data?.totalPages ?? 1}
          onPage={(next) => step({ kind: "paged", page: next })}
          onBeyond={(last) =>
            step({ kind: "paged", page: last, corrects: true })
          }
          empty={empty}
        />
      )}
    </Stack>
  );
}
