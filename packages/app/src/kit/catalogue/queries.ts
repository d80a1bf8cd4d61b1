import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  gameMenus,
  gamesList,
  gameVendor,
  hotGames,
  recentList,
} from "@foyer/platform/calls";
import {
  clientType,
  gamePlatform,
  hotPlatforms,
  lobbyPageSize,
  sessionKeys,
} from "@foyer/platform/constants";
import type { CategoryCode } from "@foyer/platform/brand";
import { makeLobby, offeredCategories } from "@foyer/platform/domain";
import type { Services } from "../../services/services.ts";
import { publicRead } from "../reading/publicReads.ts";
import { sessionCached } from "../sessionCache.ts";

/** The lobby's categories and vendors, cached for the session; `refresh` bypasses every cache (GAM-30). */
export const lobbyQuery = (
  services: Services,
  language: string,
  refresh = false,
) =>
  queryOptions({
    queryKey: ["game", "lobby", { language }],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { client, brand, session } = services;
      const [vendors, menus] = await Promise.all([
        sessionCached({
          storage: session,
          key: sessionKeys.gameVendor,
          scope: language,
          schema: gameVendor.response,
          refresh,
          load: () =>
            client.call(
              gameVendor,
              { platform: gamePlatform, flush: refresh ? 1 : undefined },
              { signal },
            ),
        }),
        // Without menus the brand's own order applies.
        client.call(gameMenus, { language }, { signal }).catch(() => []),
      ]);
      return makeLobby({
        lanes: vendors.data.lanes,
        menus,
        offered: offeredCategories(brand),
      });
    },
  });

/** The most played games, cached for the session; `refresh` bypasses the cache (GAM-31). */
export const hotQuery = (
  services: Services,
  language: string,
  refresh = false,
) =>
  queryOptions({
    queryKey: ["game", "hot", { language }],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      sessionCached({
        storage: services.session,
        key: sessionKeys.hotGames,
        scope: language,
        schema: hotGames.response,
        refresh,
        load: () =>
          services.client.call(
            hotGames,
            {
              merchantCode: services.brand.merchantCode,
              isPlatform: 2,
              platform: hotPlatforms,
              language,
            },
            { signal },
          ),
      }).then(({ list }) => list),
  });

publicRead("game/lobby", (services, { language = "" }) =>
  lobbyQuery(services, language),
);
publicRead("game/hot", (services, { language = "" }) =>
  hotQuery(services, language),
);
publicRead("game/list", (services, { language = "", ...filter }) =>
  gamesQuery(services, language, filter),
);

/** Filter of a list of games; a text that is absent or empty does not restrict it. */
export interface GameFilter {
  readonly category?: CategoryCode | "";
  readonly vendor?: string;
  readonly classification?: string;
  readonly name?: string;
  /** @default 1 */
  readonly page?: number;
  readonly pageSize?: number;
}

/** One page of games. The previous page stays visible until the new one has loaded. */
export const gamesQuery = (
  services: Services,
  language: string,
  filter: GameFilter,
) => {
  const { category = "", vendor = "", classification = "" } = filter;
  const { name = "", page = 1, pageSize } = filter;
  return queryOptions({
    queryKey: [
      "game",
      "list",
      { language, category, vendor, classification, name, page, pageSize },
    ],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      services.client.call(
        gamesList,
        {
          clientType,
          platform: gamePlatform,
          merchant: services.brand.merchantCode,
          language,
          pageNo: page,
          pageSize: pageSize ?? lobbyPageSize,
          ...(category && { gameType: category }),
          ...(vendor && { vassalage: vendor }),
          ...(classification && { gameClassify: classification }),
          ...(name && { gameName: name }),
        },
        { signal },
      ),
  });
};

/** The games that the member played last. */
export const recentQuery = (
  services: Services,
  language: string,
  page: number,
  pageSize: number,
) =>
  queryOptions({
    queryKey: ["member", "recent", { language, page, pageSize }],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      services.client.call(recentList, { pageNo: page, pageSize }, { signal }),
  });
