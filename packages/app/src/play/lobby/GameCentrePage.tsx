import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
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
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { categoryMessages } from "../../kit/words/categories.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { readLobby } from "./lobbyAddress.ts";
import { useChosenInView } from "./useChosenInView.ts";
import { useFreshVendors } from "./useFreshVendors.ts";
import { VendorEntry } from "./VendorEntry.tsx";
import * as styles from "./lobby.css.ts";

/** The page of a category whose vendors are played as a whole: a card for each (RTE-07). */
export default function GameCentrePage({
  category,
  children,
}: {
  readonly category: CategoryCode;
  /** What goes on there now, under the vendors. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data, error } = useQuery(lobbyQuery(useServices(), language.code));
  const { vendor } = readLobby(useLocation());
  const vendors = data ? vendorsOf(data, category) : [];
  const listed = vendors.some(({ vassalage }) => vassalage === vendor);
  const unknown = data && vendor !== "ALL" && !listed;
  useFreshVendors(unknown ? vendor : undefined);
  const grid = useChosenInView<HTMLDivElement>(listed);
  if (error && !data) throw error;

  const title = t(categoryMessages[category]);
  return (
    <Stack gap="x6">
      <CategoryMenu selected={category === "ESPORTS" ? "SPORTS" : category} />
      <Stack as="section" gap="x4">
        <div className={styles.heading}>
          <Heading level={1}>{title}</Heading>
          {vendors.length > 0 && (
            <Text as="span" tone="quiet" tabular>
              {t("lobby.centre.count", { count: vendors.length })}
            </Text>
          )}
        </div>
        {!data && <GameGridSkeleton count={6} />}
        {data && vendors.length === 0 && (
          <EmptyState title={t("lobby.centre.empty")}>
            {t("lobby.centre.emptyHint")}
          </EmptyState>
        )}
        {unknown && vendors.length > 0 && (
          <InlineMessage tone="warning">
            {t("lobby.centre.unknown", { vendor })}
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
