import { useEffect } from "react";
import { useIntl } from "react-intl";
import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import type { PageName } from "../navigation/table.ts";
import { useServices } from "../services/services.ts";
import { useOwnPageName } from "../kit/pageName.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

const messages = {
  favourites: "title.favourites",
  recent: "title.recent",
  promotions: "title.promotions",
  help: "title.help",
  download: "title.download",
  seamless: "title.seamless",
  lottery: "title.lottery",
  member: "title.member",
  pointMall: "title.pointMall",
  agent: "title.agent",
  notFound: "title.notFound",
} as const satisfies Record<
  Exclude<PageName, "home" | "gameList" | "gameCentre">,
  PlainWordId
>;

/**
 * Names the page in the browser's tab and for a screen reader that arrives at it; for search engines it is described
 * too, as soon as the words for that are there.
 */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const record = useRouteRecord();
  const { page = "notFound", category } = record ?? {};
  const own = useOwnPageName();
  const named = own
    ? own
    : category
      ? t(categoryMessages[category])
      : page === "home" || page === "gameList" || page === "gameCentre"
        ? undefined
        : t(messages[page]);
  const title = named === undefined ? brand.name : `${named} · ${brand.name}`;
  useEffect(() => {
    document.title = title;
    // Nobody who reads the page misses it: a fetch that fails is made again with the next page.
    import("./describePage.ts").then(
      ({ describePage }) => describePage(intl, brand, record),
      () => {},
    );
  }, [title, intl, brand, record]);
}
