import { memo, useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { blockIdOf, type CategoryCode } from "@foyer/platform/brand";
import { homeListSize } from "@foyer/platform/constants";
import { categoryOf } from "@foyer/platform/domain";
import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { useIsKnown, useSession } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { GameRailSection } from "../games/GameRailSection.tsx";
import { useNeeded, useRead } from "../games/useRead.ts";
import {
  gamesQuery,
  hotQuery,
  lobbyQuery,
} from "../../kit/catalogue/queries.ts";
import { GroupBanner } from "../../kit/content/GroupBanner.tsx";
import { useHouseNotices } from "../../kit/content/notices.ts";
import { loadable } from "../../kit/parts/loadable.tsx";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { useSeen } from "../../kit/parts/useSeen.ts";
import { categoryMessages } from "../../kit/words/categories.ts";
import { HomeMemberSections } from "./HomeMemberSections.tsx";
import { MatchesToCome } from "./MatchesSection.tsx";

import * as styles from "./lobby.css.ts";

/* Sections that few visitors see immediately, or few brands have. */
const HomeLater = loadable(() => import("./HomeLater.tsx"), {
  pending: <div hidden className={styles.notYet} />,
});

/* Blocks of the brand's own. */
const HomeBlock = loadable(() => import("./HomeBlock.tsx"), {
  pending: <div hidden className={styles.notYet} />,
});

/* Where these sections exist they are near the top: their code is loaded immediately, and their space is reserved. */
const HomeMore = loadable(() => import("./HomeMore.tsx"), {
  pending: <MatchesToCome />,
});

/** A rail is fetched and rendered shortly before it comes into view: most visits never reach the last one. */
const aScreenAhead = "100% 0px";

interface HomeSectionsProps {
  /** Of the portal's sections and the brand's own blocks. */
  readonly names: readonly string[];
}

/**
 * The sections below the home page's tools, in the brand's order; by default hot, recent, favourites, then the
 * categories (LOB-09).
 */
export function HomeSections({ names }: HomeSectionsProps) {
  const { kind } = useSession();
  const isKnown = useIsKnown();
  // It stays so: while a session is restored, it is unknown again.
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  const isMet = kind !== "unknown" || wasKnown;
  const own = names.indexOf("own");
  return (
    <Stack gap="x8">
      {names.map(
        (name, place) =>
          // A visitor's section is less tall than a member's: what follows is rendered once it is known which one it
          // is.
          (isMet || own < 0 || place <= own) && (
            <HomeSection key={name} name={name} first={place === 0} />
          ),
      )}
    </Stack>
  );
}

interface HomeSectionProps {
  readonly name: string;
  /** True where everybody sees it at once: such a section is part of the drawn page, however few brands have it. */
  readonly first?: boolean;
}

/** One section of the home page; an error stays inside it. It depends on its name and its place alone. */
export const HomeSection = memo(function HomeSection({
  name,
  first = false,
}: HomeSectionProps) {
  const part = sectionOf(name, first);
  // This section has boundaries of its own.
  return name === "own" ? (
    part
  ) : (
    <PanelBoundary name={name}>{part}</PanelBoundary>
  );
});

function sectionOf(name: string, first: boolean): ReactNode {
  switch (name) {
    case "banner":
      return (
        <div className={styles.banner}>
          <HomeBanner />
        </div>
      );
    case "notices":
      return <HomeNotices />;
    case "hot":
      return <HotRail />;
    case "own":
      return (
        <>
          <span data-own hidden />
          <HomeMemberSections />
        </>
      );
    case "categories":
      return <CategoryRails />;
    case "tools":
      return null;
    case "matches":
      return <HomeMore name={name} />;
    case "winners":
    case "promotions":
    case "vendors":
      return inTime(first, <HomeLater name={name} />);
    default:
      return inTime(first, <HomeBlock id={blockIdOf(name) ?? ""} />);
  }
}

const inTime = (first: boolean, section: ReactNode) =>
  first ? section : <LaterSection>{section}</LaterSection>;

/** Sections that are far down on most home pages are loaded, with their styles, when the visitor scrolls near. */
function LaterSection({ children }: { readonly children: ReactNode }) {
  const [place, near] = useSeen(aScreenAhead);
  return near ? children : <div ref={place} />;
}

/** The lobby's banners. */
function HomeBanner() {
  const t = useTranslations();
  return <GroupBanner group="w_home" label={t("lobby.banner.label")} />;
}

/** The scrolling notices (ANN-13). A press opens their list at the pressed one. */
function HomeNotices() {
  const { data, isPending } = useHouseNotices();
  const { open } = useModalActions();
  if (isPending) return <Skeleton shape="control" />;
  return (
    <NoticeMarquee
      notices={data ?? []}
      onOpen={(id) => open({ name: "notice", id })}
    />
  );
}

function HotRail() {
  const t = useTranslations();
  const { data } = useNeeded(hotQuery);
  return (
    <GameRailSection
      title={t("lobby.sections.hot")}
      games={data?.slice(0, homeListSize)}
      all="/?filter=HOT"
      priority
    />
  );
}

/** The list of categories is read once for all rails, so it fails and is retried as one. */
function CategoryRails() {
  const { brand } = useServices();
  useNeeded(lobbyQuery);
  return brand.layout.home.rails.map((category) => (
    <PanelBoundary key={category} name={category}>
      <CategoryRail category={category} />
    </PanelBoundary>
  ));
}

function CategoryRail({ category }: { readonly category: CategoryCode }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data: lobby } = useRead(lobbyQuery);
  const listed = lobby?.mappingVendor.has(category) ?? false;
  const [place, near] = useSeen(aScreenAhead);
  // After a change of language all rails are fetched again, even those that have not come near the view yet (LOB-31).
  const [spokenFirst] = useState(language.code);
  const wanted = near || language.code !== spokenFirst;
  const { data } = useNeeded((services, code) => ({
    ...gamesQuery(services, code, { category, pageSize: homeListSize }),
    enabled: listed && wanted,
  }));
  if (lobby && !listed) return null;
  // An empty one would leave a gap.
  if (data?.games.length === 0) return null;
  return (
    <div ref={place}>
      <GameRailSection
        title={t(categoryMessages[category])}
        games={data?.games}
        all={categoryOf(category)?.path}
      />
    </div>
  );
}
