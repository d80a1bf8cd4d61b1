import type { Handlers } from "./fake-types.ts";

const day = 1_767_225_600_000;

/** Messages, rewards, missions, invitations and rebates. */
export const rewardHandlers = {
  messages: ({ keyword = "", kind: wanted }) => ({
    list: [
      {
        id: "M-2",
        title: "Your deposit has arrived",
        content: "<p>RM 50.00 stand in your main wallet.</p>",
        time: day,
        read: 0,
        kind: "ORDER",
      },
      {
        id: "M-1",
        title: "Welcome",
        content: "<p>Your seat is kept.</p>",
        time: day - 86_400_000,
        read: 1,
        kind: "NEWS",
      },
    ].filter(
      ({ title, kind }) =>
        title.toLowerCase().includes(keyword.toLowerCase()) &&
        (wanted === undefined || kind === wanted),
    ),
    totalPages: 1,
    kinds: ["ORDER", "NEWS"],
    deletable: 1,
  }),
  messageRead: () => ({ unread: 0 }),
  messageDelete: () => ({ unread: 0 }),
  messageRestore: () => ({ unread: 1 }),
  rewards: () => ({
    count: 2,
    list: [
      {
        id: "R-1",
        kind: "BONUS",
        title: "Lantern week",
        amount: "8.00",
        status: "READY",
        time: day,
      },
      {
        id: "p-raffle",
        kind: "RAFFLE",
        title: "Draw of the lanterns",
        status: "READY",
        time: day,
      },
      {
        id: "R-0",
        kind: "BONUS",
        title: "A welcome",
        amount: "5.00",
        status: "CLAIMED",
        time: day - 86_400_000,
        claimedAt: day,
      },
    ],
  }),
  claimReward: () => ({ amount: "8.00" }),
  referral: () => ({
    referralCode: "lake7",
    url: "https://portal.example/?referralCode=lake7",
    invited: 3,
    earned: "20.00",
    reward: "10.00",
    friends: [
      { player: "fo***x", step: "REGISTERED", time: day },
      { player: "ow***l", step: "READY", time: day - 86_400_000 },
      { player: "ha***e", step: "CLAIMED", time: day - 172_800_000 },
    ],
  }),
  manualRebates: () => ({
    list: [
      {
        id: "2026-01-01:RNG",
        gameType: "RNG",
        time: day,
        validBet: "400.00",
        rate: "0.5",
        amount: "2.00",
      },
      {
        id: "2026-01-01:LIVE",
        gameType: "LIVE",
        time: day,
        validBet: "100.00",
        rate: "0.3",
        amount: "0.30",
      },
    ],
  }),
  collectRebates: () => ({ amount: "2.30" }),
  missionSummary: () => ({
    count: 1,
    missions: [
      {
        id: "mi-1",
        title: "Twenty quiet rounds",
        progress: "12",
        target: "20",
        unit: "ROUNDS",
        prize: "3.00",
        status: "RUNNING",
      },
      {
        id: "mi-2",
        title: "Around the lake",
        progress: "100.00",
        target: "100.00",
        unit: "MONEY",
        prize: "5.00",
        status: "DONE",
      },
    ],
  }),
  missionLeaderboard: () => ({
    list: [
      { rank: 1, player: "ri***a", score: "48", prize: "20.00" },
      { rank: 2, player: "de***r", score: "12", prize: "", own: 1 },
    ],
    totalPages: 1,
    startsAt: Date.UTC(2026, 1, 23),
    endsAt: Date.UTC(2026, 2, 2),
  }),
} satisfies Handlers;
