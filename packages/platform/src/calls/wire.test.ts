import { describe, expect, it } from "vitest";
import type { CallDefinition } from "../call.ts";
import { callTable } from "../document.ts";
import { errorCodes } from "../errors.ts";
import * as exported from "./index.ts";

/** The rows of the wire contract, written out by hand: id, name, method, path, auth, sealed. */
const contract = [
  ["W-01", "login", "POST", "/wps/session/login", "none", true],
  ["W-01b", "forgetDevice", "POST", "/wps/session/forget", "none", true],
  ["W-03", "logout", "DELETE", "/wps/session/logout", "token", false],
  ["W-04", "memberInfo", "GET", "/wps/member/info", "token", false],
  ["W-05", "memberIcon", "GET", "/wps/member/info/icon", "token", false],
  ["W-07", "captcha", "GET", "/wps/captcha", "none", false],
  ["W-19", "changePassword", "POST", "/wps/member/password", "token", true],
  ["W-20", "whitelabel", "GET", "/wps/system/whitelabel", "none", false],
  ["W-21", "systemStatus", "GET", "/wps/system/status", "none", false],
  ["W-22", "domainRoute", "GET", "/wps/system/domainRoute", "none", false],
  ["W-23", "permission", "GET", "/wps/system/permission", "none", false],
  ["W-24", "helpCenter", "GET", "/wps/system/helpCenter", "none", false],
  ["W-27", "gamesList", "GET", "/wps/game/list", "none", false],
  ["W-28", "hotGames", "GET", "/wps/game/hot", "none", false],
  ["W-29", "favouriteList", "GET", "/wps/game/favorite/V2", "token", false],
  ["W-30", "recentList", "GET", "/wps/game/recent", "token", false],
  ["W-31", "favouriteIds", "GET", "/wps/game/favorite/ids", "token", false],
  ["W-32", "addFavourite", "POST", "/wps/game/favorite/V2", "token", false],
  [
    "W-33",
    "removeFavourite",
    "DELETE",
    "/wps/game/favorite/V2",
    "token",
    false,
  ],
  [
    "W-34",
    "gameAnnouncements",
    "GET",
    "/wps/game/announcements",
    "none",
    false,
  ],
  ["W-35", "vendorGameType", "GET", "/wps/game/vendorGameType", "none", false],
  ["W-36", "gameVendor", "GET", "/wps/game/vendor", "none", false],
  ["W-37", "gameMenus", "GET", "/wps/game/menus", "none", false],
  ["W-38", "launchGame", "POST", "/wps/game/launchGame", "token", false],
  [
    "W-39",
    "vnLotteryLaunch",
    "POST",
    "/wps/game/lottery/vn/launch",
    "token",
    false,
  ],
  [
    "W-40",
    "vnLotteryMenus",
    "GET",
    "/wps/game/lottery/vn/menus",
    "none",
    false,
  ],
  ["W-43", "openedNumbers", "GET", "/wps/game/lottery/opened", "none", false],
  ["W-44", "recentLottery", "GET", "/wps/game/lottery/recent", "none", false],
  ["W-45", "modelList", "GET", "/wps/relay/CBS_modelList", "none", false],
  ["W-46", "launchChat", "POST", "/wps/relay/CBS_launchChat", "none", false],
  [
    "W-47",
    "announcements",
    "GET",
    "/wps/relay/MCSFE_getListAnnouncements",
    "none",
    false,
  ],
  ["W-48", "winnerBoard", "GET", "/wps/relay/MCSFE_winnerBoard", "none", false],
  ["W-49", "balance", "GET", "/wps/v2/wallets/balance", "token", false],
  ["W-54", "feedback", "PUT", "/wps/feedback", "none", false],
  ["W-50", "unreadCount", "GET", "/wps/relay/CSP_unreadCount", "token", false],
  [
    "W-51",
    "consolidatedFunds",
    "GET",
    "/wps/member/info/funds/consolidated",
    "token",
    false,
  ],
  [
    "W-52",
    "merchantWallet",
    "GET",
    "/wps/relay/GCS_merchantWallet",
    "token",
    false,
  ],
  ["W-101", "sealingKeys", "GET", "/wps/system/keys", "none", false],
  [
    "W-102",
    "botCheckChallenge",
    "GET",
    "/wps/botCheck/challenge",
    "none",
    false,
  ],
  [
    "W-02",
    "loginAfterReset",
    "POST",
    "/wps/session/login/verification",
    "none",
    true,
  ],
  ["W-06", "loginCode", "POST", "/wps/verification/sms/login", "none", false],
  ["W-08", "freePlay", "POST", "/wps/session/freePlay", "none", false],
  [
    "W-09",
    "registrationCode",
    "POST",
    "/wps/verification/sms/register",
    "none",
    false,
  ],
  [
    "W-10",
    "mobileRegistrationCode",
    "POST",
    "/wps/verification/sms/registerMobile",
    "none",
    false,
  ],
  [
    "W-11",
    "recoveryCode",
    "POST",
    "/wps/verification/sms/noLogin",
    "none",
    false,
  ],
  ["W-12", "register", "PUT", "/wps/member/register", "none", true],
  ["W-13", "registerMobile", "PUT", "/wps/member/registerMobile", "none", true],
  ["W-14", "affiliateCheck", "GET", "/wps/member/affiliate", "none", false],
  [
    "W-15",
    "registerSettings",
    "GET",
    "/wps/system/register/settings",
    "none",
    false,
  ],
  [
    "W-16",
    "registerValidation",
    "GET",
    "/wps/system/register/validation",
    "none",
    false,
  ],
  [
    "W-17",
    "forgotByEmail",
    "POST",
    "/wps/member/password/email",
    "none",
    false,
  ],
  [
    "W-18",
    "setPasswordByPhone",
    "POST",
    "/wps/member/password/verification",
    "none",
    true,
  ],
  ["W-25", "countryCodes", "GET", "/wps/system/countryCodes", "none", false],
  [
    "W-53",
    "walletTransfer",
    "POST",
    "/wps/relay/GCS_walletTransfer",
    "token",
    false,
  ],
  [
    "W-55",
    "claimRaffle",
    "POST",
    "/wps/relay/MCS2_claimRafflePromotion",
    "token",
    false,
  ],
  [
    "W-56",
    "dividendProcess",
    "POST",
    "/wps/relay/ACS_dividendProcess",
    "token",
    false,
  ],
  [
    "W-57",
    "dailySalaryProcess",
    "POST",
    "/wps/relay/ACS_dailySalaryProcess",
    "token",
    false,
  ],
  [
    "W-58",
    "hourlySalaryProcess",
    "POST",
    "/wps/relay/ACS_hourlySalaryProcess",
    "token",
    false,
  ],
  [
    "W-59",
    "realtimeSalaryProcess",
    "POST",
    "/wps/relay/ACS_realtimeSalaryProcess",
    "token",
    false,
  ],
  ["W-60", "pointsBalance", "GET", "/wps/relay/PTS_balance", "token", false],
  ["W-61", "pointsReward", "GET", "/wps/relay/PTS_reward", "token", false],
  ["W-62", "pointsList", "GET", "/wps/relay/PTS_list", "token", false],
  ["W-63", "pointsConfig", "GET", "/wps/relay/PTS_config", "token", false],
  [
    "W-64",
    "pointsTransactions",
    "GET",
    "/wps/relay/PTS_transactionDetail",
    "token",
    false,
  ],
  ["W-65", "redeemPoints", "POST", "/wps/relay/PTS_redeem", "token", true],
  ["W-66", "convertPoints", "POST", "/wps/relay/PTS_convert", "token", true],
  ["W-67", "receiptList", "GET", "/wps/relay/WCS_receiptList", "token", false],
  [
    "W-68",
    "receiptProof",
    "POST",
    "/wps/relay/WCS_receiptProof",
    "token",
    false,
  ],
  [
    "W-69",
    "receiptConfirm",
    "POST",
    "/wps/relay/WCS_receiptConfirm",
    "token",
    false,
  ],
  [
    "W-70",
    "contractList",
    "GET",
    "/wps/relay/ACS_contractList",
    "token",
    false,
  ],
  [
    "W-71",
    "contractCreate",
    "POST",
    "/wps/relay/ACS_contractCreate",
    "token",
    false,
  ],
  [
    "W-72",
    "contractUplineConfirm",
    "POST",
    "/wps/relay/ACS_contractUplineConfirm",
    "token",
    false,
  ],
  [
    "W-74",
    "contractOptions",
    "GET",
    "/wps/relay/ACS_contractOptions",
    "token",
    false,
  ],
  [
    "W-75",
    "activityApply",
    "POST",
    "/wps/relay/MCS2_activityApply",
    "token",
    false,
  ],
  [
    "W-80",
    "depositMethods",
    "GET",
    "/wps/relay/WCS_depositMethods",
    "token",
    false,
  ],
  ["W-81", "deposit", "POST", "/wps/relay/WCS_deposit", "token", false],
  ["W-82", "withdraw", "POST", "/wps/relay/WCS_withdraw", "token", true],
  [
    "W-83",
    "memberTransfer",
    "POST",
    "/wps/relay/WCS_memberTransfer",
    "token",
    true,
  ],
  ["W-84", "betRecords", "GET", "/wps/relay/GCS_betRecords", "token", false],
  [
    "W-85",
    "transactions",
    "GET",
    "/wps/relay/WCS_transactions",
    "token",
    false,
  ],
  ["W-86", "profitLoss", "GET", "/wps/relay/GCS_profitLoss", "token", false],
  [
    "W-87",
    "bonusDetails",
    "GET",
    "/wps/relay/MCS2_bonusDetails",
    "token",
    false,
  ],
  [
    "W-93",
    "availablePromos",
    "GET",
    "/wps/relay/MCS2_availablePromo",
    "token",
    false,
  ],
  ["W-99", "activities", "GET", "/wps/relay/MCS2_activities", "token", false],
  [
    "W-41",
    "missionSummary",
    "GET",
    "/wps/relay/MCS2_missionSummary",
    "token",
    false,
  ],
  [
    "W-42",
    "missionLeaderboard",
    "GET",
    "/wps/relay/MCS2_missionLeaderboard",
    "token",
    false,
  ],
  ["W-88", "rewards", "GET", "/wps/relay/MCS2_rewards", "token", false],
  [
    "W-88b",
    "claimReward",
    "POST",
    "/wps/relay/MCS2_claimReward",
    "token",
    false,
  ],
  ["W-89", "referral", "GET", "/wps/relay/MCS2_referral", "token", false],
  ["W-90", "messages", "GET", "/wps/relay/CSP_messages", "token", false],
  [
    "W-90b",
    "messageRead",
    "POST",
    "/wps/relay/CSP_messageRead",
    "token",
    false,
  ],
  [
    "W-91",
    "manualRebates",
    "GET",
    "/wps/relay/MCS2_manualRebate",
    "token",
    false,
  ],
  [
    "W-91b",
    "collectRebates",
    "POST",
    "/wps/relay/MCS2_manualRebate",
    "token",
    false,
  ],
  ["W-100", "sportsMatches", "GET", "/wps/game/sports/matches", "none", false],
  ["W-103", "socialFinish", "POST", "/wps/session/social/finish", "none", true],
  // One row of the contract, three methods.
  ["W-104", "bankAccounts", "GET", "/wps/member/bankAccounts", "token", false],
  [
    "W-104b",
    "addBankAccount",
    "POST",
    "/wps/member/bankAccounts",
    "token",
    true,
  ],
  [
    "W-104c",
    "removeBankAccount",
    "DELETE",
    "/wps/member/bankAccounts",
    "token",
    true,
  ],
  [
    "W-105",
    "setPaymentPassword",
    "POST",
    "/wps/member/paymentPassword",
    "token",
    true,
  ],
  ["W-106", "wallets", "GET", "/wps/v2/wallets", "token", false],
  [
    "W-107",
    "walletReturn",
    "POST",
    "/wps/relay/GCS_walletReturn",
    "token",
    false,
  ],
  [
    "W-108",
    "depositOrder",
    "GET",
    "/wps/relay/WCS_depositOrder",
    "token",
    false,
  ],
  [
    "W-109",
    "withdrawOptions",
    "GET",
    "/wps/relay/WCS_withdrawOptions",
    "token",
    false,
  ],
  ["W-110", "withdrawals", "GET", "/wps/relay/WCS_withdrawals", "token", false],
  ["W-92", "updateProfile", "POST", "/wps/member/info/profile", "token", true],
  // The contract names the change alone; what stands in the profile is read where it is written.
  ["W-92b", "profile", "GET", "/wps/member/info/profile", "token", false],
  ["W-111", "sessionList", "GET", "/wps/session/list", "token", false],
  ["W-111b", "endSession", "DELETE", "/wps/session/{id}", "token", false],
  ["W-112", "loginHistory", "GET", "/wps/session/history", "token", false],
  ["W-113", "totp", "GET", "/wps/member/totp", "token", false],
  ["W-113b", "enrolTotp", "POST", "/wps/member/totp", "token", true],
  ["W-113c", "disableTotp", "DELETE", "/wps/member/totp", "token", true],
  ["W-114", "vip", "GET", "/wps/relay/MCS2_vip", "token", false],
  ["W-115", "terms", "GET", "/wps/system/terms", "none", false],
  [
    "W-116",
    "lotteryTickets",
    "GET",
    "/wps/game/lottery/tickets",
    "token",
    false,
  ],
  [
    "W-116b",
    "buyLotteryTicket",
    "POST",
    "/wps/game/lottery/tickets",
    "token",
    false,
  ],
  ["W-117", "eventsSince", "GET", "/wps/events/since", "token", false],
  [
    "W-73",
    "salaryRecords",
    "GET",
    "/wps/relay/ACS_salaryRecords",
    "token",
    false,
  ],
  [
    "W-94",
    "agentAnnouncements",
    "GET",
    "/wps/relay/ACS_announcements",
    "token",
    false,
  ],
  [
    "W-95",
    "teamOverview",
    "GET",
    "/wps/relay/ACS_teamOverview",
    "token",
    false,
  ],
  [
    "W-96",
    "registerDownline",
    "POST",
    "/wps/relay/ACS_registerDownline",
    "token",
    true,
  ],
  // The contract names no call for the limits of the form, and none that changes a rate.
  [
    "W-96b",
    "downlineOptions",
    "GET",
    "/wps/relay/ACS_downlineOptions",
    "token",
    false,
  ],
  ["W-97", "downlines", "GET", "/wps/relay/ACS_downlines", "token", false],
  [
    "W-97b",
    "downlineRate",
    "POST",
    "/wps/relay/ACS_downlineRate",
    "token",
    false,
  ],
  ["W-98", "agentRevenue", "GET", "/wps/relay/ACS_revenue", "token", false],
] as const;

/** Calls whose answer stands in the body itself, and the members that the documents name. */
const bodies: Record<string, readonly string[]> = {
  captcha: ["value"],
  gamesList: ["games", "totalPages"],
  hotGames: ["list"],
  favouriteList: ["content", "totalPages", "pageNum"],
  recentList: ["list", "totalPages"],
  gameAnnouncements: ["list"],
  gameVendor: ["data"],
  modelList: ["list", "totalPages"],
  launchChat: ["chatUrl"],
  announcements: ["banners", "player", "popup", "promotion"],
  winnerBoard: ["list"],
  merchantWallet: ["isSingle"],
  sealingKeys: ["keys"],
  countryCodes: ["countries"],
  wallets: ["list"],
  withdrawals: ["list", "totalPages"],
  transactions: ["list", "totalPages"],
  betRecords: ["list", "totalPages"],
  bonusDetails: ["list", "totalPages"],
  bankAccounts: ["list"],
  profile: ["list"],
  sessionList: ["list"],
  loginHistory: ["list", "totalPages"],
  receiptList: ["list", "totalPages"],
  pointsReward: ["list", "totalPages"],
  pointsList: ["list", "totalPages"],
  pointsTransactions: ["list", "totalPages"],
  activities: ["list", "totalPages"],
  messages: ["list", "totalPages"],
  missionLeaderboard: ["list", "totalPages"],
  rewards: ["list", "count"],
  manualRebates: ["list"],
  contractList: ["list", "totalPages"],
  salaryRecords: ["list", "totalPages"],
  agentAnnouncements: ["list", "totalPages"],
  downlines: ["list", "totalPages"],
  eventsSince: ["list", "cursor"],
  openedNumbers: ["list"],
  recentLottery: ["list"],
  lotteryTickets: ["list"],
  sportsMatches: ["list"],
};

/** Calls that move money, and so carry a key. */
const moneyCalls = [
  "walletTransfer",
  "walletReturn",
  "memberTransfer",
  "deposit",
  "withdraw",
  "receiptConfirm",
  "redeemPoints",
  "convertPoints",
  "claimRaffle",
  "claimReward",
  "collectRebates",
  "dividendProcess",
  "dailySalaryProcess",
  "hourlySalaryProcess",
  "realtimeSalaryProcess",
  "contractCreate",
  "contractUplineConfirm",
  "buyLotteryTicket",
  "registerDownline",
  "downlineRate",
];

/** REG-09 … REG-14. */
const registerFields = [
  "username",
  "password",
  "confirmPassword",
  "payeeName",
  "email",
  "qqNum",
  "mobileNum",
  "captcha",
  "verificationCode",
  "affiliateCode",
  "paymentPassword",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "referralCode",
  "domain",
  "countryDialingCode",
  "registerUrl",
  "login",
  "registerMethod",
  "firebaseChannel",
  "firebaseIdToken",
  "verifyPwd",
  "nickname",
  "telegram",
  "recommenderId",
  "birthday",
  "zalo",
];

/** Request fields that the documents name. */
const requests: Record<string, readonly string[]> = {
  login: ["username", "password", "type", "captcha"],
  loginCode: ["mobileNum", "countryDialingCode"],
  recoveryCode: ["mobileNum", "countryDialingCode"],
  registrationCode: ["mobileNo", "countryDialingCode", "regType"],
  mobileRegistrationCode: ["mobileNo", "countryDialingCode", "regType"],
  freePlay: ["os", "platform", "value", "gatewayVersion"],
  affiliateCheck: ["code", "domain"],
  forgotByEmail: ["username", "email"],
  setPasswordByPhone: ["newPassword", "mobileNum", "verificationCode"],
  register: registerFields,
  registerMobile: registerFields,
  changePassword: ["oldPassword", "newPassword", "confirmNewPassword"],
  helpCenter: ["lang", "device"],
  feedback: ["questionType", "content", "contact"],
  gamesList: [
    "clientType",
    "platform",
    "merchant",
    "gameType",
    "vassalage",
    "gameClassify",
    "gameName",
    "pageNo",
    "pageSize",
    "language",
  ],
  hotGames: [
    "merchantCode",
    "isPlatform",
    "gameType",
    "vassalage",
    "platform",
    "language",
  ],
  addFavourite: ["nodeId", "vendor", "gameType"],
  removeFavourite: ["nodeId", "vendor", "gameType"],
  vendorGameType: ["vassalage"],
  gameVendor: ["platform", "flush"],
  launchGame: [
    "vassalage",
    "gameType",
    "gameCode",
    "gameId",
    "mode",
    "backUrl",
    "language",
    "device",
  ],
  announcements: ["types", "platform", "execution", "language"],
  winnerBoard: ["gameCategory", "language", "limitNum"],
  salaryRecords: ["type", "from", "to", "pageNo", "pageSize"],
  teamOverview: ["from", "to"],
  registerDownline: ["username", "password", "type", "rate"],
  downlines: ["account", "pageNo", "pageSize"],
  agentRevenue: ["from", "to"],
};

const isDefinition = (value: object): value is CallDefinition & typeof value =>
  "path" in value && "purpose" in value;
const named: readonly (readonly [string, CallDefinition])[] = Object.entries(
  exported,
).flatMap(([key, value]) =>
  isDefinition(value) ? [[key, value] as const] : [],
);
const definitions = named.map(([, definition]) => definition);

const entriesOf = (schema: object): string[] =>
  "entries" in schema && typeof schema.entries === "object" && schema.entries
    ? Object.keys(schema.entries)
    : [];

describe("the calls", () => {
  it("are those of the contract, each by its id, name, method, path and auth", () => {
    const ours = definitions.map(({ id, name, method, path, auth, sealed }) => [
      id,
      name,
      method,
      path,
      auth,
      sealed,
    ]);
    const byId = (a: readonly unknown[], b: readonly unknown[]): number =>
      String(a[0]).localeCompare(String(b[0]));
    expect(ours.sort(byId)).toEqual([...contract].sort(byId));
  });

  it("go by the name they are exported under", () => {
    expect(named.map(([key]) => key)).toEqual(
      definitions.map(({ name }) => name),
    );
  });

  it("share neither id, nor name, nor method and path", () => {
    for (const key of [
      ({ id }: CallDefinition) => id,
      ({ name }: CallDefinition) => name,
      ({ method, path }: CallDefinition) => `${method} ${path}`,
    ]) {
      expect(new Set(definitions.map(key)).size).toBe(definitions.length);
    }
  });

  it("carry an idempotency key where they move money, and nowhere else", () => {
    const moving = definitions.filter(({ money }) => money);
    expect(moving.map(({ name }) => name).sort()).toEqual(moneyCalls.sort());
  });

  it("write a form for the recovery by mail, and parts where files go out", () => {
    const odd = definitions.filter(({ encoding }) => encoding !== "json");
    expect(
      Object.fromEntries(odd.map(({ name, encoding }) => [name, encoding])),
    ).toEqual({
      forgotByEmail: "form",
      receiptProof: "multipart",
      activityApply: "multipart",
    });
  });

  it("say what they are for, and fail with known codes only", () => {
    for (const { purpose, errors } of definitions) {
      expect(purpose).toMatch(/^[A-Z].+\.$/);
      expect(errorCodes).toEqual(expect.arrayContaining([...errors]));
    }
  });
});

describe("where the answer lies (OPN-13)", () => {
  it.each(named)("%s", (name, { place, response }) => {
    expect(place).toBe(name in bodies ? "body" : "value");
    const members = bodies[name] ?? [];
    expect(entriesOf(response)).toEqual(expect.arrayContaining([...members]));
  });
});

describe("request fields that the documents name", () => {
  it.each(Object.entries(requests))("%s", (name, fields) => {
    const definition = definitions.find((each) => each.name === name);
    expect(entriesOf(definition?.request ?? {})).toEqual(
      expect.arrayContaining([...fields]),
    );
  });
});

describe("callTable", () => {
  it("has a line for each call, in order", () => {
    const lines = callTable(definitions).trim().split("\n");
    expect(lines).toHaveLength(definitions.length + 2);
    expect(lines[2]).toMatch(
      /^\| W-01 \| `login` \| POST \| `\/wps\/session\/login` \| none \| yes \|/,
    );
    expect(lines.at(-1)).toContain("W-117");
  });

  it("keeps a bar inside its cell", () => {
    const [first] = definitions;
    expect(first && callTable([{ ...first, purpose: "A | B." }])).toContain(
      "A \\| B.",
    );
  });
});
