import type { HomeSection } from "@foyer/platform/brand";
import type { Match } from "@foyer/platform/calls";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { LobbySection } from "@foyer/ui/lobby-section";
import { PromotionList } from "@foyer/ui/promotion-list";
import { Skeleton } from "@foyer/ui/skeleton";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { routesOf } from "../../navigation/table.ts";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { promotionEntry } from "../../kit/content/promotionEntry.ts";
import { promotionsAddress } from "../../kit/content/promotionsAddress.ts";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { useNeeded } from "../games/useRead.ts";
import { useVendorLinks } from "../games/useVendorLinks.ts";
import { MatchEntry } from "../sports/MatchEntry.tsx";
import { matchesOf, matchesQuery } from "../sports/matches.ts";
import * as styles from "./lobby.css.ts";
import {
  MatchesGrid,
  MatchesSection,
  MatchesOutline,
  mostMatches,
  useMatchesCategory,
} from "./MatchesSection.tsx";

const parts = {
  promotions: HomePromotions,
  vendors: HomeVendors,
  matches: HomeMatches,
} as const satisfies Partial<Record<HomeSection, () => React.ReactNode>>;

interface HomeMoreProps {
  readonly name: keyof typeof parts;
}

/** The sections that only few brands have on their home page, in a file of their own. */
export default function HomeMore({ name }: HomeMoreProps) {
  const Part = parts[name];
  return <Part />;
}

/** The current matches and the next ones; the category's own page has all of them. */
function HomeMatches() {
  const category = useMatchesCategory();
  const { data } = useNeeded((services, language) => ({
    ...matchesQuery(services, language, category ?? "SPORTS"),
    enabled: category !== undefined,
  }));
  if (category === undefined) return null;
  return (
    <MatchesSection>
      {data ? (
        <Matches list={data.list} category={category} />
      ) : (
        <MatchesOutline />
      )}
    </MatchesSection>
  );
}

interface MatchesProps {
  readonly list: readonly Match[];
  readonly category: "SPORTS" | "ESPORTS";
}

function Matches({ list, category }: MatchesProps) {
  const t = useTranslations();
  const matches = matchesOf(list, "ALL")
    .filter(({ state }) => state === "LIVE" || state === "SCHEDULED")
    .slice(0, mostMatches);
  if (matches.length === 0)
    return (
      <EmptyState title={t("sports.matches.empty")} picture="clock" level={3} />
    );
  return (
    <MatchesGrid>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchEntry match={match} category={category} />
        </li>
      ))}
    </MatchesGrid>
  );
}

/** Maximum number of promotions on the home page; all of them have a page of their own. */
const mostPromotions = 3;

/** The first promotions, each with its details in a dialog. Without promotions there is no heading either. */
function HomePromotions() {
  const t = useTranslations();
  const { brand } = useServices();
  const { open } = useModalActions();
  const image = useImages();
  const { data, error, isPending } = useAnnouncements();
  if (error && !data) throw error;
  // Their height is not known beforehand, and they would push down what is below.
  if (isPending) return <div hidden className={styles.notYet} />;
  const list = data?.promotion.list.slice(0, mostPromotions) ?? [];
  if (list.length === 0) return null;
  const title = t("hd_event");
  const page = routesOf(brand).some(({ path }) => path === "/promotions");
  return (
    <LobbySection
      title={title}
      actionLabel={page ? t("lobby.sections.all") : undefined}
      actionHref="/promotions"
    >
      <PromotionList
        label={title}
        level={3}
        promotions={list.map((promotion) => ({
          ...promotionEntry(promotion, image),
          ...(page && { href: promotionsAddress({ named: promotion.id }) }),
        }))}
        onOpen={(id) => open({ name: "promotion", id })}
      />
    </LobbySection>
  );
}

/** Maximum number of logos in the strip. */
const mostVendors = 24;

/** The providers' logos, each once; a logo leads to the provider's games in its first category. */
function HomeVendors() {
  const t = useTranslations();
  const { data } = useNeeded(lobbyQuery);
  const router = useRouter();
  const items = useVendorLinks().each.slice(0, mostVendors);
  const label = t("lobby.vendors.label");
  if (data && items.length === 0) return null;
  return (
    <LobbySection title={label}>
      {data ? (
        <VendorMenu
          label={label}
          items={items}
          selected=""
          onSelect={(key) => {
            const item = items.find((one) => one.key === key);
            if (item?.onSelect) item.onSelect();
            else if (item) router.navigate(item.href);
          }}
        />
      ) : (
        <Skeleton shape="control" />
      )}
    </LobbySection>
  );
}
