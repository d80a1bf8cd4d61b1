import {
  sampleAnnouncement,
  sampleBanner,
  sampleDownline,
  sampleGame,
  sampleMember,
  samplePromotion,
  sampleTeam,
  type Handlers,
} from "@foyer/platform/fake";
import { artAt, gamesOf, news, promotions, type Shelf } from "./art.ts";
import type { Screen } from "./screens.ts";
import { goodsNames } from "../../packages/art/src/index.ts";

/** The time on every screen: within the dates of the sample promotions. */
export const now = Date.UTC(2026, 0, 8, 4);

const hour = 3_600_000;

const shelfOf = (gameType: string | undefined): Shelf =>
  gameType === "LIVE" ? "live" : gameType === "FISH" ? "fish" : "slots";

/** Games of a type as the platform writes them. */
function games(gameType: string | undefined, count: number, from = 0) {
  return gamesOf(shelfOf(gameType), count, from).map((game, index) => {
    const { name, ...sample } = sampleGame({
      nodeId: `${gameType ?? "RNG"}-${from + index}`,
      gameId: `${from + index}`,
      gameType: gameType ?? "RNG",
      name: game.name,
      iconUrl: game.imageUrl,
      iconColor: game.imageColor,
      isHot: game.hot,
      supportPlay: game.trial,
    });
    return { ...sample, gameName: name };
  });
}

const pages = 9;

/** Bets of the last days: won, lost, open and void ones. */
const bets = gamesOf("slots", 20, 0).map(({ id, name, vendorName }, index) => {
  const stake = (index % 4) * 15 + 5;
  const win = index % 3 === 0 ? stake * 2 + 12.5 : 0;
  const state = index === 0 ? "OPEN" : index === 7 ? "VOID" : "SETTLED";
  return {
    id,
    account: "",
    time: now - (index * 5 + 1) * hour,
    game: name,
    gameType: "RNG",
    vendor: vendorName,
    stake: stake.toFixed(2),
    win: state === "SETTLED" ? win.toFixed(2) : "0.00",
    result: state === "SETTLED" ? (win - stake).toFixed(2) : null,
    state,
  } as const;
});

/** The sample team, with more accounts directly below the agent. */
const team = [
  ...sampleTeam(),
  ...Array.from({ length: 9 }, (_, index) =>
    sampleDownline({
      account: `bayside${index + 12}`,
      nickname: "",
      rate: `${((index % 5) + 1) / 5}0`,
      balance: `${index * 137 + 20}.40`,
    }),
  ),
];

/** What a healthy portal answers: enough of everything to judge a look by. */
const calm: Handlers = {
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
  // No withdrawal confirmations: that dialog opens automatically and would cover the screen.
  receiptList: () => ({ list: [], totalPages: 0 }),
  contractList: () => ({ list: [], totalPages: 0 }),
  announcements: () => ({
    banners: news.map(({ id, title }) =>
      sampleBanner({ title, url: artAt(`banner-${id}`) }),
    ),
    player: [sampleAnnouncement()],
    popup: [],
    promotion: {
      categories: [{ id: "1", title: "Events", type: "event" }],
      list: promotions.map(({ id, title }) =>
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
  betRecords: ({ pageNo, pageSize }) => ({
    list: bets.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(bets.length / pageSize),
    totalCount: bets.length,
    totals: { stake: "550.00", win: "587.50", result: "37.50" },
  }),
  pointsList: ({ kind }) => ({
    list: kind === "GOODS" ? goods : [],
    totalPages: 1,
  }),
  pointsConfig: () => ({
    ratio: "0.01",
    table: [
      { from: "0", to: "1000", points: "1" },
      { from: "1000.01", to: "10000", points: "12" },
      { from: "10000.01", points: "150" },
    ],
    rules:
      "<p>Products are sent within five working days and cannot be returned.</p>",
  }),
  downlines: ({ account, keyword, pageNo, pageSize }) => {
    const found = team.filter((one) =>
      keyword === ""
        ? (one.path.at(-1) ?? "") === account
        : one.account.includes(keyword.trim().toLowerCase()),
    );
    return {
      list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  },
};

/**
 * What the platform answers on a screen.
 *
 * @example fakePlatform({ handlers: answersOn(screens.records) })
 */
export const answersOn = ({ visitor, answers }: Screen): Handlers => ({
  ...calm,
  memberInfo: () => sampleMember({ type: visitor === "agent" ? "1" : "0" }),
  ...answers,
});

const words: Readonly<
  Record<(typeof goodsNames)[number], readonly [string, string, number]>
> = {
  "tea-set": ["Tea set for two", "1200", 14],
  lamp: ["Paper lantern lamp", "800", 30],
  kite: ["Box kite", "450", 6],
  clock: ["Ship’s clock", "9500", 1],
  scarf: ["Wool scarf", "600", 0],
  umbrella: ["Striped umbrella", "550", 22],
  headphones: ["Headphones", "4800", 9],
  speaker: ["Portable speaker", "3600", 12],
  kettle: ["Long-necked kettle", "1600", 18],
  backpack: ["Canvas backpack", "2400", 7],
  "power-bank": ["Power bank", "1400", 40],
  voucher: ["Bookshop voucher", "1000", 60],
};

/** What the points mall offers. */
const goods = goodsNames.map((name) => {
  const [title, points, availableQuantity] = words[name];
  return {
    id: name,
    title,
    points,
    availableQuantity,
    imageUrl: artAt(`goods-${name}`),
  };
});
