import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { CategoryCode } from "@foyer/platform/brand";
import { submenuPath } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { VendorCard } from "@foyer/ui/vendor-card";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../shared/games/queries.ts";
import { useImages } from "../../shared/games/useImages.ts";
import { useOpen } from "../../shared/openDestination.ts";
import { categoryMessages } from "../../shared/words/categories.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import * as styles from "./lobby.css.ts";

const messages = defineMessages<{
  count: { count: number };
  empty: {};
  emptyHint: {};
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
  const { openVendor } = useOpen();
  const image = useImages();
  if (error && !data) throw error;

  const title = formatMessage(categoryMessages[category]);
  // E-sports are listed under sports, yet keep a page of their own.
  const lane =
    data?.mappingVendor.get(category) ??
    (category === "ESPORTS" ? data?.mappingVendor.get("SPORTS") : undefined);
  const vendors = lane?.vendors ?? [];
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
        {vendors.length > 0 && (
          <GameGrid label={title}>
            {vendors.map((vendor) => (
              <VendorCard
                key={vendor.vassalage}
                title={vendor.title || vendor.vassalage}
                subtitle={
                  vendor.accountTypeName === vendor.title
                    ? undefined
                    : vendor.accountTypeName
                }
                imageUrl={image(submenuPath(category, vendor.vassalage))}
                playable={category !== "RNG"}
                onOpen={() => openVendor(vendor, category)}
              />
            ))}
          </GameGrid>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
