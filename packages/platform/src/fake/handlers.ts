import type { Game, Lane } from "../calls/game.ts";
import { accountHandlers } from "./account-handlers.ts";
import { agentHandlers } from "./agent-handlers.ts";
import {
  sampleAnnouncement,
  sampleBanner,
  samplePromotion,
} from "./content.ts";
import type { CallName, Handler } from "./fake-types.ts";
import { sampleGames, sampleLanes } from "./games.ts";
import { lotteryHandlers } from "./lottery-handlers.ts";
import { moneyHandlers } from "./money-handlers.ts";
import { recordHandlers } from "./record-handlers.ts";
import { registrationHandlers } from "./registration-handlers.ts";
import { rewardHandlers } from "./reward-handlers.ts";
import { sampleMember, samplePermission, sampleStatus } from "./site.ts";
import { sampleToken } from "./token.ts";

const games = sampleGames(60);

/** A game in the platform's wire format. */
const onWire = ({ name, ...game }: Game): unknown => ({
  ...game,
  gameName: name,
});

const laneOnWire = (lane: Lane): unknown => ({
  ...lane,
  cards: Object.fromEntries(lane.cards),
});

function page<T>(
  all: readonly T[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const start = (Math.max(pageNo, 1) - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    totalPages: pageSize > 0 ? Math.ceil(all.length / pageSize) : 0,
  };
}

const matching = (request: {
  gameType?: string;
  vassalage?: string;
  gameName?: string;
}): Game[] =>
  games.filter(
    (game) =>
      (!request.gameType || game.gameType === request.gameType) &&
      (!request.vassalage || game.vassalage === request.vassalage) &&
      game.name.toLowerCase().includes((request.gameName ?? "").toLowerCase()),
  );

/** One transparent pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The answers of a healthy platform with a few games; a story or a test replaces the ones it is about. */
export const sampleHandlers: { readonly [K in CallName]: Handler<K> } = {
  ...registrationHandlers,
  ...accountHandlers,
  ...recordHandlers,
  ...moneyHandlers,
  ...lotteryHandlers,
  ...rewardHandlers,
  ...agentHandlers,
  forgetDevice: () => true,
  login: () => ({ token: sampleToken, firstTimeLogin: 0, passwordExpired: 0 }),
  logout: () => true,
  eventsSince: () => ({ list: [], cursor: "0" }),
  captcha: () => ({ value: pixel, key: "captcha-1" }),
  memberInfo: () => sampleMember(),
  memberIcon: () => ({ url: "" }),
  changePassword: () => true,
  balance: () => ({ balance: "1280.50", currencySymbol: "RM" }),
  unreadCount: () => ({ count: 2 }),
  consolidatedFunds: () => ({}),
  merchantWallet: () => ({ isSingle: 1 }),
  availablePromos: () => ({
    availablePromoCount: 1,
    availablePromo: { REFERRAL: { enabled: 1 } },
  }),
  systemStatus: () => sampleStatus(),
  whitelabel: () => samplePermission().whitelabel.map((node) => ({ ...node })),
  domainRoute: () => ({
    merchantCode: "sample",
    mainDomain: "portal.example",
    mirrors: [],
  }),
  permission: () => ({ ...samplePermission() }),
  helpCenter: () => [
    { id: "terms", title: "Terms", content: "<p>Play fair.</p>", sort: 1 },
  ],
  sealingKeys: () => ({
    keys: [{ kid: "sample", kty: "EC", crv: "P-256", x: "", y: "" }],
  }),
  botCheckChallenge: () => ({}),
  announcements: () => ({
    banners: [
      sampleBanner(),
      sampleBanner({
        title: "Paper Kites",
        linkage: { type: "NONE", target: "" },
      }),
    ],
    player: [sampleAnnouncement()],
    // Nothing opens automatically over a story or a test that is about something else.
    popup: [],
    promotion: {
      categories: [{ id: "1", title: "Events", type: "event" }],
      list: [samplePromotion()],
    },
  }),
  gamesList: (request) => {
    const { items, totalPages } = page(matching(request), request);
    return {
      games: items.map(onWire),
      totalPages,
      total: matching(request).length,
    };
  },
  hotGames: () => ({ list: games.filter(({ isHot }) => isHot).map(onWire) }),
  favouriteList: (request) => {
    const { items, totalPages } = page(games.slice(0, 3), request);
    return { content: items.map(onWire), totalPages, pageNum: request.pageNo };
  },
  recentList: (request) => {
    const { items, totalPages } = page(games.slice(5, 9), request);
    return { list: items.map(onWire), totalPages };
  },
  favouriteIds: () => games.slice(0, 3).map(({ nodeId }) => nodeId),
  addFavourite: () => true,
  removeFavourite: () => true,
  gameAnnouncements: () => ({ list: [] }),
  gameVendor: () => ({ data: { lanes: sampleLanes().map(laneOnWire) } }),
  vendorGameType: ({ vassalage }) =>
    sampleLanes()
      .filter(({ vendors }) => vendors.includes(vassalage))
      .map(({ gameCategory }) => gameCategory),
  gameMenus: () =>
    sampleLanes().map(({ gameCategory }, index) => ({
      gameType: gameCategory,
      sort: index,
    })),
  launchGame: ({ gameCode }) => ({
    url: `https://games.example/play/${encodeURIComponent(gameCode)}`,
  }),
  modelList: () => ({
    list: [
      { id: "m1", name: "Amaya", imageUrl: "", online: 1 },
      { id: "m2", name: "Linh", imageUrl: "", online: 0 },
    ],
    totalPages: 1,
  }),
  launchChat: () => ({ chatUrl: "https://help.example/room/1" }),
  winnerBoard: () => ({
    list: games.slice(0, 6).map(({ name }, index) => ({
      vo: {
        winAmount: `${(index + 1) * 125}.00`,
        player: `p***${index}`,
        gameName: name,
        currencySymbol: "RM",
      },
    })),
  }),
};
