import type { Handlers } from "./fake-types.ts";

const at = Date.UTC(2026, 0, 31, 12);
const minute = 60_000;

const drawsOf = (count: number) =>
  Array.from({ length: Math.min(count, 10) }, (_, index) => ({
    issue: `20260131-${String(144 - index).padStart(4, "0")}`,
    numbers: [3, 8, (index * 7) % 10].map(String),
    time: at - index * 5 * minute,
  }));

const lotteries = [
  { code: "LOTT-1", name: "Old Town Lucky Five", area: "LOTT" },
  { code: "LOTT-2", name: "Highland Daily Three", area: "LOTT" },
  { code: "VN-1", name: "River Delta Power Four", area: "VN" },
  { code: "SEA-1", name: "South Coast Six Mark", area: "SEA" },
  { code: "QUICK-1", name: "Harbour One-Minute Five", area: "ELOTT" },
] as const;

const ticket = {
  id: "ticket-1",
  gameCode: "LOTT-1",
  issue: "20260131-0144",
  numbers: ["3", "8", "1"],
  stake: "2.00",
  win: "20.00",
  state: "WON",
  drawAt: at,
  boughtAt: at - 3 * minute,
} as const;

/** Lotteries that were drawn a moment ago, and one match in each state. */
export const lotteryHandlers = {
  vnLotteryLaunch: ({ lottoGameCode }) => ({
    url: `https://games.example/lottery/${encodeURIComponent(lottoGameCode)}`,
  }),
  vnLotteryMenus: () => lotteries.map((one) => ({ ...one })),
  openedNumbers: ({ limitNum }) => ({ list: drawsOf(limitNum) }),
  recentLottery: ({ lottoArea, limitNum }) => ({
    list: lotteries
      .filter(({ area }) => area === lottoArea)
      .slice(0, limitNum)
      .flatMap(({ code }) =>
        drawsOf(1).map((draw) => ({ gameCode: code, ...draw })),
      ),
  }),
  lotteryTickets: () => ({ list: [ticket] }),
  buyLotteryTicket: (request) => ({
    ...ticket,
    ...request,
    win: "0.00",
    state: "OPEN",
  }),
  sportsMatches: ({ gameType }) => ({
    list: [
      {
        id: "match-1",
        gameType,
        vassalage: "TOUCHLN",
        sport: "FOOTBALL",
        league: "Harbour League",
        home: "Northwater",
        away: "Lindenfield",
        startsAt: at - 37 * minute,
        state: "LIVE",
        minute: 37,
        homeScore: 1,
        awayScore: 0,
      },
      {
        id: "match-2",
        gameType,
        vassalage: "TOUCHLN",
        sport: "FOOTBALL",
        league: "Harbour League",
        home: "Copper Vale",
        away: "Eastmoor",
        startsAt: at + 53 * minute,
        state: "SCHEDULED",
      },
      {
        id: "match-3",
        gameType,
        vassalage: "TOUCHLN",
        sport: "FOOTBALL",
        league: "Harbour League",
        home: "Saltmarsh",
        away: "Hollow Bridge",
        startsAt: at - 160 * minute,
        state: "FINISHED",
        minute: 90,
        homeScore: 2,
        awayScore: 2,
      },
    ],
  }),
} satisfies Handlers;
