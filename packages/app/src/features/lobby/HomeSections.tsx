import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { CategoryCode } from "@foyer/platform/brand";
import { homeListSize } from "@foyer/platform/constants";
import { categoryOf } from "@foyer/platform/domain";
import { Stack } from "@foyer/ui/stack";
import { useSession } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import {
  GameRailSection,
  PendingRail,
} from "../../shared/games/GameRailSection.tsx";
import {
  gamesQuery,
  hotQuery,
  lobbyQuery,
} from "../../shared/games/queries.ts";
import { loadable, PanelBoundary } from "../../shared/parts/loadable.tsx";
import { useSeen } from "../../shared/parts/useSeen.ts";
import { categoryMessages } from "../../shared/words/categories.ts";
import { HomeMemberSections } from "./HomeMemberSections.tsx";

const messages = defineMessages({
  hot: {
    id: "lobby.sections.hot",
    defaultMessage: "Hot games",
    description: "Heading of the rail of games that are played most",
  },
  all: {
    id: "lobby.sections.all",
    defaultMessage: "See all",
    description: "Link from a rail to all its games",
  },
});

/* Below all games, and in some brands not at all. */
const HomeWinners = loadable(() => import("./HomeWinners.tsx"));

/** Categories with a rail of their own on the home; read again when the language changes (LOB-31). */
const homeCategories = [
  "RNG",
  "LIVE",
  "PVP",
  "FISH",
  "INHOUSE",
] as const satisfies readonly CategoryCode[];

/** A rail is fetched and drawn before it comes into view, and not long before: most visits do not see the last. */
const aScreenAhead = "100% 0px";

/** The home's rails: hot, recent, favourites, then the categories (LOB-09). */
export function HomeSections() {
  const { kind, canRetry } = useSession();
  const [met, setMet] = useState(kind !== "unknown");
  if (!met && (kind !== "unknown" || canRetry)) setMet(true);
  return (
    <Stack gap="x8">
      <PanelBoundary name="hot">
        <HotRail />
      </PanelBoundary>
      <HomeMemberSections />
      {/* A guest's part is lower than a member's: what follows waits until it is known which of the two it is. */}
      {met && (
        <PanelBoundary name="categories">
          <CategoryRails />
        </PanelBoundary>
      )}
      {met && (
        <PanelBoundary name="winners">
          <HomeWinners />
        </PanelBoundary>
      )}
    </Stack>
  );
}

function HotRail() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error } = useQuery(hotQuery(useServices(), language.code));
  if (error && !data) throw error;
  const title = formatMessage(messages.hot);
  if (!data) return <PendingRail title={title} />;
  return (
    <GameRailSection
      title={title}
      games={data.slice(0, homeListSize)}
      more={{ label: formatMessage(messages.all), href: "/?filter=HOT" }}
      priority
    />
  );
}

/** Which categories there are is read once for all their rails, so it fails and is tried again as one. */
function CategoryRails() {
  const { language } = useLanguage();
  const { data, error } = useQuery(lobbyQuery(useServices(), language.code));
  if (error && !data) throw error;
  return homeCategories.map((category) => (
    <PanelBoundary key={category} name={category}>
      <CategoryRail category={category} />
    </PanelBoundary>
  ));
}

function CategoryRail({ category }: { readonly category: CategoryCode }) {
  const { formatMessage } = useIntl();
  const services = useServices();
  const { language } = useLanguage();
  const { data: lobby } = useQuery(lobbyQuery(services, language.code));
  const listed = lobby?.mappingVendor.has(category) ?? false;
  const [place, setPlace] = useState<Element | null>(null);
  const near = useSeen(place, aScreenAhead);
  const { data, error } = useQuery({
    ...gamesQuery(services, language.code, {
      category,
      vendor: "",
      classification: "",
      name: "",
      page: 1,
      pageSize: homeListSize,
    }),
    enabled: listed && near,
  });
  if (error && !data) throw error;
  if (lobby && !listed) return null;
  const title = formatMessage(categoryMessages[category]);
  if (!data)
    return (
      <div ref={setPlace}>
        <PendingRail title={title} />
      </div>
    );
  if (data.games.length === 0) return null;
  const path = categoryOf(category)?.path;
  return (
    <GameRailSection
      title={title}
      games={data.games}
      {...(path !== undefined && {
        more: { label: formatMessage(messages.all), href: path },
      })}
    />
  );
}
