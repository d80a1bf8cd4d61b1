import { useEffect, useRef, type RefObject } from "react";
import { useTranslations } from "@foyer/ui/words";
import { useLocation, useNavigationType } from "react-router-dom";
import type { CategoryCode } from "@foyer/platform/brand";
import { vendorsOf } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { modalOf } from "../../navigation/modals.ts";
import type { PageProps } from "../../navigation/table.ts";
import { useNeeded } from "../games/useRead.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { loadable } from "../../kit/parts/loadable.tsx";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { categoryMessages } from "../../kit/words/categories.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { readLobby } from "./lobbyAddress.ts";
import { useFreshVendors } from "./useFreshVendors.ts";
import { VendorEntry } from "./VendorEntry.tsx";
import * as styles from "./lobby.css.ts";

const MatchList = loadable(() => import("../sports/MatchList.tsx"));
const RecentResults = loadable(() => import("../draws/RecentResults.tsx"));

/**
 * The page of a category whose providers are launched as a whole: a card for each (RTE-07), and the current matches
 * or draws.
 */
export default function GameCentrePage({ record: { category } }: PageProps) {
  return (
    category && (
      <Stack gap="x6">
        <CategoryMenu selected={category === "ESPORTS" ? "SPORTS" : category} />
        <Vendors category={category} />
        {(category === "SPORTS" || category === "ESPORTS") && (
          <PanelBoundary name="matches">
            <MatchList category={category} />
          </PanelBoundary>
        )}
        {(category === "LOTT" || category === "ELOTT") && (
          <PanelBoundary name="draws">
            <RecentResults {...(category === "ELOTT" && { area: category })} />
          </PanelBoundary>
        )}
      </Stack>
    )
  );
}

function Vendors({ category }: { readonly category: CategoryCode }) {
  const t = useTranslations();
  const { data } = useNeeded(lobbyQuery);
  const { vendor } = readLobby(useLocation());
  const vendors = data ? vendorsOf(data, category) : [];
  const listed = vendors.some(({ vassalage }) => vassalage === vendor);
  const unknown = data && vendor !== "ALL" && !listed;
  useFreshVendors(unknown ? vendor : undefined);
  const grid = useChosenInView<HTMLDivElement>(listed);
  const title = t(categoryMessages[category]);
  return (
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
  );
}

/**
 * Scrolls the card selected by the address into view and focuses it, once it is rendered; again each time a link
 * leads to it. For Back and Forward the browser restores the scroll position.
 */
function useChosenInView<Part extends HTMLElement>(
  ready: boolean,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const done = useRef<string>(undefined);
  const location = useLocation();
  const { key } = location;
  const isCovered = modalOf(location) !== undefined;
  const type = useNavigationType();
  useEffect(() => {
    // A dialog is a history entry of its own, over a page that does not change.
    if (isCovered) done.current = key;
    // Also applies to the entry that the portal was opened with.
    const led =
      type !== "POP" || (key === "default" && done.current === undefined);
    if (!ready || !led || done.current === key) return;
    // Runs after the page itself has started to scroll to its top.
    const frame = requestAnimationFrame(() => {
      done.current = key;
      const chosen = part.current?.querySelector<HTMLElement>("[aria-current]");
      chosen?.focus({ preventScroll: true });
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      chosen?.scrollIntoView({
        block: "center",
        behavior: still ? "instant" : "smooth",
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, type, key, isCovered]);
  return part;
}
