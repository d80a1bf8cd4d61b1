import type { Random } from "./random.ts";

const plain = {
  nickname: "",
  type: "0",
  currencySymbol: "RM",
  vipRank: "0",
  vipLabel: "",
  passwordExpired: false,
  firstLogin: false,
  captchaAlways: false,
  contracts: {},
};

/** Accounts with which people and tests log in; each database generates their passwords. */
export const sampleMembers = [
  {
    ...plain,
    id: "m-demo-member",
    username: "demo-member",
    cameDaysAgo: 200,
    nickname: "Maya",
    vipRank: "3",
    vipLabel: "Gold",
    opening: 128_450n,
    note: "Full member with history, favourites and a VIP rank.",
  },
  {
    ...plain,
    id: "m-demo-agent",
    username: "demo-agent",
    cameDaysAgo: 420,
    nickname: "Arif",
    type: "1",
    vipRank: "1",
    vipLabel: "Silver",
    contracts: {
      dailysalreqtype: "1",
      divtypereq: "1",
      contracthoursalreq: "0",
      realtimesalreqtype: "1",
    },
    opening: 512_000n,
    note: "Agent (type 1) with contracts.",
  },
  {
    ...plain,
    id: "m-demo-trial",
    username: "demo-trial",
    cameDaysAgo: 3,
    nickname: "Trial account",
    type: "4",
    opening: 0n,
    note: "Trial account (type 4): free play only.",
  },
  {
    ...plain,
    id: "m-demo-expired",
    username: "demo-expired",
    cameDaysAgo: 120,
    passwordExpired: true,
    opening: 50_000n,
    note: "Must change an expired password.",
  },
  {
    ...plain,
    id: "m-demo-first",
    username: "demo-first",
    cameDaysAgo: 45,
    firstLogin: true,
    opening: 50_000n,
    note: "Logs in for the first time (until the password is changed).",
  },
  {
    ...plain,
    id: "m-demo-captcha",
    username: "demo-captcha",
    cameDaysAgo: 90,
    captchaAlways: true,
    opening: 50_000n,
    note: "Must enter a captcha at every login.",
  },
  {
    ...plain,
    id: "m-demo-partner",
    username: "demo-partner",
    cameDaysAgo: 600,
    type: "9",
    opening: 0n,
    note: "Not a member’s account (type 9): login is rejected with NON_MEMBER.",
  },
] as const;

const starts = [
  "kai",
  "mei",
  "ravi",
  "lina",
  "omar",
  "tess",
  "bao",
  "nora",
  "juno",
  "sami",
  "aria",
  "dewi",
] as const;
const ends = [
  "moon",
  "reef",
  "fox",
  "lark",
  "jade",
  "wren",
  "storm",
  "pine",
] as const;

/** Other members of the platform: they fill the winner board and cannot log in. */
export function makeCrowd(random: Random) {
  return Array.from({ length: 40 }, (_, index) => ({
    ...plain,
    id: `m-player-${index + 1}`,
    username: `${random.pick(starts)}${random.pick(ends)}${10 + index}`,
    // Before the month in which they play.
    cameDaysAgo: 31 + index * 7,
    opening: BigInt(10_000 + random.int(200_000)),
  }));
}
