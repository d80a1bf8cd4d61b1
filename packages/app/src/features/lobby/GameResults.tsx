import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
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
import { PagedGames } from "../../shared/games/PagedGames.tsx";
import { gamesQuery, lobbyQuery } from "../../shared/games/queries.ts";
import { categoryMessages } from "../../shared/words/categories.ts";
import { errorText } from "../../shared/words/errors.ts";
import * as styles from "./lobby.css.ts";
import type { useLobby } from "./useLobby.ts";

const messages = defineMessages<{
  results: { term: string };
  count: { count: number };
  none: { term: string };
  noneHint: {};
  clear: {};
  empty: {};
  emptyHint: {};
  noVendor: { vendor: string };
  noVendorHint: {};
  allVendors: {};
}>({
  results: {
    id: "lobby.results.title",
    defaultMessage: "Results for “{term}”",
    description: "Heading over the games that match a search",
  },
  count: {
    id: "lobby.results.count",
    defaultMessage: "{count, plural, one {# game} other {# games}}",
    description: "How many games a list has",
  },
  none: {
    id: "lobby.results.none",
    defaultMessage: "No game matches “{term}”",
    description: "Heading where a search found nothing",
  },
  noneHint: {
    id: "lobby.results.noneHint",
    defaultMessage: "Check the spelling, or try a shorter word.",
    description: "Advice where a search found nothing",
  },
  clear: {
    id: "lobby.results.clear",
    defaultMessage: "Clear search",
    description: "Button that empties the search",
  },
  empty: {
    id: "lobby.results.empty",
    defaultMessage: "No data",
    description: "Heading of an empty list of games",
  },
  emptyHint: {
    id: "lobby.results.emptyHint",
    defaultMessage: "There are no games here at the moment.",
    description: "Sentence under the heading of an empty list",
  },
  noVendor: {
    id: "lobby.results.noVendor",
    defaultMessage: "There is no provider “{vendor}” here",
    description: "Heading where the address names a provider that is not there",
  },
  noVendorHint: {
    id: "lobby.results.noVendorHint",
    defaultMessage:
      "The link may be old. All the games of the others are still here.",
    description: "Sentence under that heading",
  },
  allVendors: {
    id: "lobby.results.allVendors",
    defaultMessage: "See all providers",
    description: "Button that shows the games of all providers again",
  },
});

type Lobby = ReturnType<typeof useLobby>;

/** What went wrong with a call. */
const failureOf = (error: Error | null) =>
  error instanceof CallError
    ? { reason: error.code, message: error.message }
    : ({ reason: "NETWORK" } as const);

/** The list of games that the lobby's address asks for: a search, or a category with its vendor. */
export function GameResults({ lobby }: { readonly lobby: Lobby }) {
  const intl = useIntl();
  const { formatMessage } = intl;
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
      ? formatMessage(messages.results, { term })
      : formatMessage(
          categoryMessages[gameType === "SEARCH" ? "HOME" : gameType],
        );
  const { data: all } = useQuery(lobbyQuery(services, language.code));
  const stranger =
    all &&
    vendor !== "ALL" &&
    gameType !== "SEARCH" &&
    vendorsOf(all, gameType).every(({ vassalage }) => vassalage !== vendor);
  const empty =
    stranger && term === "" ? (
      <EmptyState
        title={formatMessage(messages.noVendor, { vendor })}
        action={
          <Button onClick={() => step({ kind: "vendorChosen", vendor: "ALL" })}>
            {formatMessage(messages.allVendors)}
          </Button>
        }
      >
        {formatMessage(messages.noVendorHint)}
      </EmptyState>
    ) : term === "" ? (
      <EmptyState title={formatMessage(messages.empty)}>
        {formatMessage(messages.emptyHint)}
      </EmptyState>
    ) : (
      <EmptyState
        title={formatMessage(messages.none, { term })}
        action={
          <Button onClick={() => step({ kind: "searched", term: "" })}>
            {formatMessage(messages.clear)}
          </Button>
        }
      >
        {formatMessage(messages.noneHint)}
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
            {formatMessage(messages.count, { count: data.total })}
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
