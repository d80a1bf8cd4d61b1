import { useTranslations } from "@foyer/ui/words";
import { vendorsOf } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Heading, Text } from "@foyer/ui/text";
import { Stack } from "@foyer/ui/stack";
import { PagedGames } from "../games/PagedGames.tsx";
import { useRead } from "../games/useRead.ts";
import { gamesQuery, lobbyQuery } from "../../kit/catalogue/queries.ts";
import { categoryMessages } from "../../kit/words/categories.ts";
import * as styles from "./lobby.css.ts";
import type { Lobby } from "./useLobby.ts";

/** The list of games that the lobby's address asks for: a search, or a category with a provider. */
export function GameResults({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations();
  const { gameType, term, vendor, classification, page, step } = lobby;
  const query = useRead((services, language) =>
    gamesQuery(services, language, {
      category: gameType === "SEARCH" || gameType === "HOME" ? "" : gameType,
      vendor: vendor === "ALL" ? "" : vendor,
      classification: classification === "ALL" ? "" : classification,
      name: term,
      page,
    }),
  );
  const title =
    term !== ""
      ? t("lobby.results.title", { term })
      : t(categoryMessages[gameType === "SEARCH" ? "HOME" : gameType]);
  const { data: all } = useRead(lobbyQuery);
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
  const count = query.data?.total ?? 0;
  return (
    <Stack as="section" gap="x4">
      <div className={styles.heading}>
        <Heading level={gameType === "SEARCH" ? 2 : 1} lines="two">
          {title}
        </Heading>
        {count > 0 && (
          <Text as="span" tone="quiet" tabular>
            {t("lobby.results.count", { count })}
          </Text>
        )}
      </div>
      <PagedGames
        label={title}
        query={query}
        page={page}
        onPage={(next) => step({ kind: "paged", page: next })}
        onBeyond={(last) => step({ kind: "paged", page: last, corrects: true })}
        empty={empty}
      />
    </Stack>
  );
}
