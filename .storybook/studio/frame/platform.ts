import type { Brand } from "@foyer/platform/brand";
import { sessionKeys } from "@foyer/platform/constants";
import {
  fakePlatform,
  openSealer,
  sampleAnnouncement,
  sampleBanner,
  sampleGame,
  samplePromotion,
  sampleToken,
  type Handlers,
} from "@foyer/platform/samples";
import { createServices } from "../../../packages/app/src/services/createServices.ts";
import type { Services } from "../../../packages/app/src/services/services.ts";
import { banners, gamesOf, type Shelf } from "../../pages/screens/art.ts";
import type { Screen } from "../screens.ts";

/** A picture that Storybook serves for the studio; a portal takes none that lie in an address. */
const artAt = (name: string) => `/studio-art/${name}.svg`;

const shelfOf = (gameType: string | undefined): Shelf =>
  gameType === "LIVE" ? "live" : gameType === "FISH" ? "fish" : "slots";

/** How many covers are drawn of each kind; then they begin again, as the names do. */
const drawn = { slots: 24, live: 10, fish: 8 } as const;
const artOf = (shelf: keyof typeof drawn, index: number) =>
  `${shelf}-${index % drawn[shelf]}`;

/** Games of a kind, with the covers that the sandbox draws. */
function games(gameType: string | undefined, count: number, from = 0) {
  const shelf = shelfOf(gameType);
  return gamesOf(shelf, count, from).map((game, index) => {
    const { name, ...sample } = sampleGame({
      nodeId: `${gameType ?? "RNG"}-${from + index}`,
      gameId: `${from + index}`,
      gameType: gameType ?? "RNG",
      name: game.name,
      iconUrl: artAt(artOf(shelf, from + index)),
      iconColor: game.imageColor,
      isHot: game.hot,
      supportPlay: game.trial,
    });
    return { ...sample, gameName: name };
  });
}

const pages = 9;

const promotions = [
  ["11", "A week of lanterns"],
  ["12", "Koi of the Ninth Wave"],
  ["13", "Quiet hours cashback"],
] as const;

/** What a lobby in good order answers: enough of everything to judge a look by. */
const handlers: Handlers = {
  hotGames: () => ({ list: games("RNG", 12) }),
  gamesList: ({ gameType, pageNo, pageSize }) => ({
    games: games(gameType, pageSize, (Math.max(pageNo, 1) - 1) * pageSize),
    totalPages: pages,
    total: pages * pageSize,
  }),
  recentList: () => ({ list: games("RNG", 8, 9), totalPages: 1 }),
  favouriteList: () => ({
    content: games("RNG", 6, 3),
    totalPages: 1,
    pageNum: 1,
  }),
  favouriteIds: () => games("RNG", 6, 3).map(({ nodeId }) => nodeId),
  receiptList: () => ({ list: [], totalPages: 0 }),
  contractList: () => ({ list: [], totalPages: 0 }),
  announcements: () => ({
    banners: banners().map(({ id, title }) =>
      sampleBanner({ title, url: artAt(`banner-${id}`) }),
    ),
    player: [sampleAnnouncement()],
    popup: [],
    promotion: {
      categories: [{ id: "1", title: "Events", type: "event" }],
      list: promotions.map(([id, title]) =>
        samplePromotion({
          id,
          title,
          announcementImages: [1, 2].map((sequence) => ({
            sequence,
            url: artAt(`promotion-${id}`),
          })),
        }),
      ),
    },
  }),
};

/**
 * The portal's services in front of a platform in memory: nothing leaves the page, and nothing is reported.
 *
 * @example studioServices(brand, "member")
 */
export function studioServices(
  brand: Brand,
  visitor: Screen["visitor"],
): Services {
  if (visitor === "member")
    window.sessionStorage.setItem(sessionKeys.token, sampleToken);
  else window.sessionStorage.removeItem(sessionKeys.token);
  const services = createServices({
    brand,
    queryToken: undefined,
    fetch: fakePlatform({ handlers }).fetch,
    sealer: openSealer,
  });
  return { ...services, report: () => undefined };
}
