import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import type { CategoryCode } from "@foyer/platform/brand";
import { vendorsOf } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../shared/games/queries.ts";
import { categoryMessages } from "../../shared/words/categories.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { readLobby } from "./lobbyAddress.ts";
import { useChosenInView } from "./useChosenInView.ts";
import { useFreshVendors } from "./useFreshVendors.ts";
import { VendorEntry } from "./VendorEntry.tsx";
import * as styles from "./lobby.css.ts";

const messages = defineMessages<{
  count: { count: number };
  empty: {};
  emptyHint: {};
  unknown: { vendor: string };
}>({
  count: {
    id: "lobby.centre.count",
    defaultMessage: "{count, plural, one {# provider} other {# providers}}",
    description: "How many providers a category has",
  },
  empty: {
    id: "lobby.centre.empty",
    defaultMessage: "No data",
    description: "Heading of a category without providers",
  },
  emptyHint: {
    id: "lobby.centre.emptyHint",
    defaultMessage: "There is nothing to play here at the moment.",
    description: "Sentence under the heading of a category without providers",
  },
  unknown: {
    id: "lobby.centre.unknown",
    defaultMessage:
      "There is no provider “{vendor}” here. These are the ones you can play.",
    description:
      "Over the cards of providers, where the address names one that is not among them",
  },
});

/** The page of a category whose vendors are played as a whole: a card for each (RTE-07). */
export default function GameCentrePage({
  category,
  children,
}: {
  readonly category: CategoryCode;
  /** What goes on there now, under the vendors. */
  readonly children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error } = useQuery(lobbyQuery(useServices(), language.code));
  const { vendor } = readLobby(useLocation());
  const vendors = data ? vendorsOf(data, category) : [];
  const listed = vendors.some(({ vassalage }) => vassalage === vendor);
  const unknown = data && vendor !== "ALL" && !listed;
  useFreshVendors(unknown ? vendor : undefined);
  const grid = useChosenInView<HTMLDivElement>(listed);
  if (error && !data) throw error;

  const title = formatMessage(categoryMessages[category]);
  return (
    <Stack gap="x6">
      <CategoryMenu selected={category === "ESPORTS" ? "SPORTS" : category} />
      <Stack as="section" gap="x4">
        <div className={styles.heading}>
          <Heading level={1}>{title}</Heading>
          {vendors.length > 0 && (
            <Text as="span" tone="quiet" tabular>
              {formatMessage(messages.count, { count: vendors.length })}
            </Text>
          )}
        </div>
        {!data && <GameGridSkeleton count={6} />}
        {data && vendors.length === 0 && (
          <EmptyState title={formatMessage(messages.empty)}>
            {formatMessage(messages.emptyHint)}
          </EmptyState>
        )}
        {unknown && vendors.length > 0 && (
          <InlineMessage tone="warning">
            {formatMessage(messages.unknown, { vendor })}
          </InlineMessage>
        )}
        {vendors.length > 0 && (
          <div ref={grid}>
            <GameGrid label={title}>
              {vendors.map((one) => (
                <VendorEntry key={one.vassalage} vendor={one} chosen={vendor} />
              ))}
            </GameGrid>
          </div>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
