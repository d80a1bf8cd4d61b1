import { useEffect } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { PageName } from "../navigation/table.ts";
import { useServices } from "../services/services.ts";
import { useOwnPageName } from "../shared/pageName.ts";
import { categoryMessages } from "../shared/words/categories.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

const messages = defineMessages<
  Record<Exclude<PageName, "home" | "gameList" | "gameCentre">, {}>
>({
  favourites: {
    id: "title.favourites",
    defaultMessage: "Favourites",
    description: "Title of a page, in the browser's tab",
  },
  recent: {
    id: "title.recent",
    defaultMessage: "Recent games",
    description: "Title of a page, in the browser's tab",
  },
  promotions: {
    id: "title.promotions",
    defaultMessage: "Promotions",
    description: "Title of a page, in the browser's tab",
  },
  help: {
    id: "title.help",
    defaultMessage: "Help",
    description: "Title of a page, in the browser's tab",
  },
  download: {
    id: "title.download",
    defaultMessage: "App",
    description: "Title of a page, in the browser's tab",
  },
  seamless: {
    id: "title.seamless",
    defaultMessage: "Game",
    description: "Title of a page, in the browser's tab",
  },
  lottery: {
    id: "title.lottery",
    defaultMessage: "Lottery",
    description: "Title of a page, in the browser's tab",
  },
  member: {
    id: "title.member",
    defaultMessage: "Member centre",
    description: "Title of a page, in the browser's tab",
  },
  pointMall: {
    id: "title.pointMall",
    defaultMessage: "Points mall",
    description: "Title of a page, in the browser's tab",
  },
  agent: {
    id: "title.agent",
    defaultMessage: "Agent centre",
    description: "Title of a page, in the browser's tab",
  },
  notFound: {
    id: "title.notFound",
    defaultMessage: "Page not found",
    description: "Title of a page, in the browser's tab",
  },
});

/**
 * Names the page in the browser's tab and for a screen reader that arrives at it; for search engines it is described
 * too, as soon as the words for that are there.
 */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { brand } = useServices();
  const record = useRouteRecord();
  const { page = "notFound", category } = record ?? {};
  const own = useOwnPageName();
  const named = own
    ? own
    : category
      ? formatMessage(categoryMessages[category])
      : page === "home" || page === "gameList" || page === "gameCentre"
        ? undefined
        : formatMessage(messages[page]);
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
