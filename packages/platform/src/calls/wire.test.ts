import { describe, expect, it } from "vitest";
import type { CallDefinition } from "../call.ts";
import { callTable } from "../document.ts";
import { errorCodes } from "../errors.ts";
import * as exported from "./index.ts";

/** The rows of the wire contract, written out separately: id, name, method, path, auth, sealed. */
const contract = [
  // API-01
  ["W-01", "login", "POST", "/wps/session/login", "none", true],
  ["W-01b", "forgetDevice", "POST", "/wps/session/forget", "none", true],
  // API-03
  ["W-03", "logout", "DELETE", "/wps/session/logout", "token", false],
  // API-04
  ["W-04", "memberInfo", "GET", "/wps/member/info", "token", false],
  // API-05
  ["W-05", "memberIcon", "GET", "/wps/member/info/icon", "token", false],
  // API-07
  ["W-07", "captcha", "GET", "/wps/captcha", "none", false],
  // API-19
  ["W-19", "changePassword", "POST", "/wps/member/password", "token", true],
  // API-20
  ["W-20", "whitelabel", "GET", "/wps/system/whitelabel", "none", false],
  // API-21
  ["W-21", "systemStatus", "GET", "/wps/system/status", "none", false],
  // API-22
  ["W-22", "domainRoute", "GET", "/wps/system/domainRoute", "none", false],
  // API-23
  ["W-23", "permission", "GET", "/wps/system/permission", "none", false],
  // API-24
  ["W-24", "helpCenter", "GET", "/wps/system/helpCenter", "none", false],
  // API-27
  ["W-27", "gamesList", "GET", "/wps/game/list", "none", false],
  // API-28
  ["W-28", "hotGames", "GET", "/wps/game/hot", "none", false],
  // API-29
  ["W-29", "favouriteList", "GET", "/wps/game/favorite/V2", "token", false],
  // API-30
  ["W-30", "recentList", "GET", "/wps/game/recent", "token", false],
  // API-31
  ["W-31", "favouriteIds", "GET", "/wps/game/favorite/ids", "token", false],
  // API-32
  ["W-32", "addFavourite", "POST", "/wps/game/favorite/V2", "token", false],
  // API-33
  [
    "W-33",
    "removeFavourite",
    "DELETE",
    "/wps/game/favorite/V2",
    "token",
    false,
  ],
  // API-34
  [
    "W-34",
    "gameAnnouncements",
    "GET",
    "/wps/game/announcements",
    "none",
    false,
  ],
  // API-35
  ["W-35", "vendorGameType", "GET", "/wps/game/vendorGameType", "none", false],
  // API-36
  ["W-36", "gameVendor", "GET", "/wps/game/vendor", "none", false],
  // API-37
  ["W-37", "gameMenus", "GET", "/wps/game/menus", "none", false],
  // API-38
  ["W-38", "launchGame", "POST", "/wps/game/launchGame", "token", false],
  // API-39
  [
    "W-39",
    "vnLotteryLaunch",
    "POST",
    "/wps/game/lottery/vn/launch",
    "token",
    false,
  ],
  // API-40
  [
    "W-40",
    "vnLotteryMenus",
    "GET",
    "/wps/game/lottery/vn/menus",
    "none",
    false,
  ],
  // API-43
  ["W-43", "openedNumbers", "GET", "/wps/game/lottery/opened", "none", false],
  // API-44
  ["W-44", "recentLottery", "GET", "/wps/game/lottery/recent", "none", false],
  // API-45
  ["W-45", "modelList", "GET", "/wps/relay/CBS_modelList", "none", false],
  // API-46
  ["W-46", "launchChat", "POST", "/wps/relay/CBS_launchChat", "none", false],
  // API-47
  [
    "W-47",
    "announcements",
    "GET",
    "/wps/relay/MCSFE_getListAnnouncements",
    "none",
    false,
  ],
  // API-48
  ["W-48", "winnerBoard", "GET", "/wps/relay/MCSFE_winnerBoard", "none", false],
  // API-49
  ["W-49", "balance", "GET", "/wps/v2/wallets/balance", "token", false],
  // API-54
  ["W-54", "feedback", "PUT", "/wps/feedback", "none", false],
  [
    "W-54b",
    "feedbackSend",
    "POST",
    "/wps/relay/CSP_feedbackSend",
    "token",
    false,
  ],
  [
    "W-54c",
    "feedbackList",
    "GET",
    "/wps/relay/CSP_feedbackList",
    "token",
    false,
  ],
  [
    "W-54d",
    "feedbackThread",
    "GET",
    "/wps/relay/CSP_feedbackThread",
    "token",
    false,
  ],
  [
    "W-54e",
    "feedbackReply",
    "POST",
    "/wps/relay/CSP_feedbackReply",
    "token",
    false,
  ],
  [
    "W-54f",
    "feedbackPictures",
    "POST",
    "/wps/relay/CSP_feedbackPictures",
    "token",
    false,
  ],
  // API-50
  ["W-50", "unreadCount", "GET", "/wps/relay/CSP_unreadCount", "token", false],
  // API-51
  [
    "W-51",
    "consolidatedFunds",
    "GET",
    "/wps/member/info/funds/consolidated",
    "token",
    false,
  ],
  // API-52
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
  // API-02
  [
    "W-02",
    "loginAfterReset",
    "POST",
    "/wps/session/login/verification",
    "none",
    true,
  ],
  // API-06
  ["W-06", "loginCode", "POST", "/wps/verification/sms/login", "none", false],
  // API-08
  ["W-08", "freePlay", "POST", "/wps/session/freePlay", "none", false],
  // API-09, OPN-36
  [
    "W-09",
    "registrationCode",
    "POST",
    "/wps/verification/sms/register",
    "none",
    false,
  ],
  // API-10, OPN-36
  [
    "W-10",
    "mobileRegistrationCode",
    "POST",
    "/wps/verification/sms/registerMobile",
    "none",
    false,
  ],
  // API-11
  [
    "W-11",
    "recoveryCode",
    "POST",
    "/wps/verification/sms/noLogin",
    "none",
    false,
  ],
  // API-12
  ["W-12", "register", "PUT", "/wps/member/register", "none", true],
  // API-13
  ["W-13", "registerMobile", "PUT", "/wps/member/registerMobile", "none", true],
  // API-14
  ["W-14", "affiliateCheck", "GET", "/wps/member/affiliate", "none", false],
  // API-15
  [
    "W-15",
    "registerSettings",
    "GET",
    "/wps/system/register/settings",
    "none",
    false,
  ],
  // API-16
  [
    "W-16",
    "registerValidation",
    "GET",
    "/wps/system/register/validation",
    "none",
    false,
  ],
  // API-17
  [
    "W-17",
    "forgotByEmail",
    "POST",
    "/wps/member/password/email",
    "none",
    false,
  ],
  // API-18
  [
    "W-18",
    "setPasswordByPhone",
    "POST",
    "/wps/member/password/verification",
    "none",
    true,
  ],
  // API-25
  ["W-25", "countryCodes", "GET", "/wps/system/countryCodes", "none", false],
  // API-53
  [
    "W-53",
    "walletTransfer",
    "POST",
    "/wps/relay/GCS_walletTransfer",
    "token",
    false,
  ],
  // API-55
  [
    "W-55",
    "claimRaffle",
    "POST",
    "/wps/relay/MCS2_claimRafflePromotion",
    "token",
    false,
  ],
  [
    "W-55b",
    "prizeAddress",
    "POST",
    "/wps/relay/MCS2_prizeAddress",
    "token",
    false,
  ],
  // API-56
  [
    "W-56",
    "dividendProcess",
    "POST",
    "/wps/relay/ACS_dividendProcess",
    "token",
    false,
  ],
  // API-57
  [
    "W-57",
    "dailySalaryProcess",
    "POST",
    "/wps/relay/ACS_dailySalaryProcess",
    "token",
    false,
  ],
  // API-58
  [
    "W-58",
    "hourlySalaryProcess",
    "POST",
    "/wps/relay/ACS_hourlySalaryProcess",
    "token",
    false,
  ],
  // API-59
  [
    "W-59",
    "realtimeSalaryProcess",
    "POST",
    "/wps/relay/ACS_realtimeSalaryProcess",
    "token",
    false,
  ],
  // API-60
  ["W-60", "pointsBalance", "GET", "/wps/relay/PTS_balance", "token", false],
  // API-60
  ["W-61", "pointsReward", "GET", "/wps/relay/PTS_reward", "token", false],
  // API-60
  ["W-62", "pointsList", "GET", "/wps/relay/PTS_list", "token", false],
  // API-60
  ["W-63", "pointsConfig", "GET", "/wps/relay/PTS_config", "token", false],
  // API-60
  [
    "W-64",
    "pointsTransactions",
    "GET",
    "/wps/relay/PTS_transactionDetail",
    "token",
    false,
  ],
  // API-61
  ["W-65", "redeemPoints", "POST", "/wps/relay/PTS_redeem", "token", true],
  [
    "W-65b",
    "cancelRedemption",
    "POST",
    "/wps/relay/PTS_cancelRedemption",
    "token",
    false,
  ],
  // API-62
  ["W-66", "convertPoints", "POST", "/wps/relay/PTS_convert", "token", true],
  // API-63
  ["W-67", "receiptList", "GET", "/wps/relay/WCS_receiptList", "token", false],
  // API-63
  [
    "W-68",
    "receiptProof",
    "POST",
    "/wps/relay/WCS_receiptProof",
    "token",
    false,
  ],
  // API-63
  [
    "W-69",
    "receiptConfirm",
    "POST",
    "/wps/relay/WCS_receiptConfirm",
    "token",
    false,
  ],
  // API-64
  [
    "W-70",
    "contractList",
    "GET",
    "/wps/relay/ACS_contractList",
    "token",
    false,
  ],
  // API-64
  [
    "W-71",
    "contractCreate",
    "POST",
    "/wps/relay/ACS_contractCreate",
    "token",
    false,
  ],
  // API-64
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
  // Who was paid before, and whether a note can go along: not in the contract.
  [
    "W-83b",
    "transferRecipients",
    "GET",
    "/wps/relay/WCS_transferRecipients",
    "token",
    false,
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
  // API-41
  [
    "W-41",
    "missionSummary",
    "GET",
    "/wps/relay/MCS2_missionSummary",
    "token",
    false,
  ],
  // API-42
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
    "W-90c",
    "messageDelete",
    "POST",
    "/wps/relay/CSP_messageDelete",
    "token",
    false,
  ],
  [
    "W-90d",
    "messageRestore",
    "POST",
    "/wps/relay/CSP_messageRestore",
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
  [
    "W-105b",
    "paymentPasswordCode",
    "POST",
    "/wps/member/paymentPassword/code",
    "token",
    true,
  ],
  [
    "W-105c",
    "resetPaymentPassword",
    "POST",
    "/wps/member/paymentPassword/reset",
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
  // The contract names only the change; the current profile is read at the same path.
  ["W-92b", "profile", "GET", "/wps/member/info/profile", "token", false],
  [
    "W-92c",
    "contactCode",
    "POST",
    "/wps/member/info/contact/code",
    "token",
    true,
  ],
  ["W-92d", "changeContact", "POST", "/wps/member/info/contact", "token", true],
  ["W-111", "sessionList", "GET", "/wps/session/list", "token", false],
  ["W-111b", "endSession", "DELETE", "/wps/session/{id}", "token", false],
  [
    "W-111c",
    "endOtherSessions",
    "POST",
    "/wps/session/endOthers",
    "token",
    false,
  ],
  ["W-112", "loginHistory", "GET", "/wps/session/history", "token", false],
  ["W-113", "totp", "GET", "/wps/member/totp", "token", false],
  ["W-113b", "enrolTotp", "POST", "/wps/member/totp", "token", true],
  ["W-113c", "disableTotp", "DELETE", "/wps/member/totp", "token", true],
  [
    "W-113d",
    "renewRecoveryCodes",
    "POST",
    "/wps/member/totp/codes",
    "token",
    true,
  ],
  ["W-113e", "security", "GET", "/wps/member/security", "token", false],
  [
    "W-113f",
    "securityChanges",
    "GET",
    "/wps/member/security/changes",
    "token",
    false,
  ],
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
    "W-97c",
    "downlineProfile",
    "GET",
    "/wps/relay/ACS_downlineProfile",
    "token",
    false,
  ],
  [
    "W-97d",
    "downlineNotes",
    "GET",
    "/wps/relay/ACS_downlineNotes",
    "token",
    false,
  ],
  [
    "W-97e",
    "downlineNote",
    "POST",
    "/wps/relay/ACS_downlineNote",
    "token",
    false,
  ],
  [
    "W-73b",
    "salarySource",
    "GET",
    "/wps/relay/ACS_salarySource",
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
  // The contract names no call for the form's limits, and none that changes a rate.
  [
    "W-96b",
    "downlineOptions",
    "GET",
    "/wps/relay/ACS_downlineOptions",
    "token",
    false,
  ],
  // Links with which people register themselves below an agent: none is in the contract either.
  [
    "W-96c",
    "registrationLinks",
    "GET",
    "/wps/relay/ACS_registrationLinks",
    "token",
    false,
  ],
  [
    "W-96d",
    "makeRegistrationLink",
    "POST",
    "/wps/relay/ACS_makeRegistrationLink",
    "token",
    false,
  ],
  [
    "W-96e",
    "registrationLinkState",
    "POST",
    "/wps/relay/ACS_registrationLinkState",
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

/** Calls whose answer is in the body itself, and the members that the documents name. */
const bodies: Record<string, readonly string[]> = {
  captcha: ["value"],
  gamesList: ["games", "totalPages"],
  hotGames: ["list"],
  favouriteList: ["content", "totalPages", "pageNum"],
  recentList: ["list", "totalPages"],
  feedbackList: ["list", "totalPages"],
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
  securityChanges: ["list", "totalPages"],
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
  downlineNotes: ["list", "most", "longest"],
  agentAnnouncements: ["list", "totalPages"],
  downlines: ["list", "totalPages"],
  registrationLinks: ["list", "most"],
  transferRecipients: ["list"],
  eventsSince: ["list", "cursor"],
  openedNumbers: ["list"],
  recentLottery: ["list"],
  lotteryTickets: ["list"],
  sportsMatches: ["list"],
};

/** Money calls, which therefore carry a key. */
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
  "makeRegistrationLink",
  "downlineRate",
  "downlineNote",
  "feedbackSend",
  "feedbackReply",
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
  loginCode: ["mobileNum", "countryDialingCode", "botCheck"],
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
  vnLotteryLaunch: [
    "lottoArea",
    "launchMode",
    "lottoPrizeMode",
    "lottoGameCode",
    "lottoView",
    "device",
    "backUrl",
    "language",
  ],
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

/** Request fields with only one possible value (API-08, API-24, API-27, API-28, API-47, API-48). */
const fixed: Record<string, Record<string, unknown>> = {
  freePlay: { platform: "W", gatewayVersion: "3" },
  helpCenter: { device: "WEB" },
  gamesList: { clientType: 3 },
  hotGames: { isPlatform: 2 },
  announcements: { types: "B,PL,PU,PR,H", platform: "W" },
  winnerBoard: { gameCategory: "ALL" },
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
  it("match the contract by id, name, method, path and auth", () => {
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

  it("are exported under their own names", () => {
    expect(named.map(([key]) => key)).toEqual(
      definitions.map(({ name }) => name),
    );
  });

  it("have unique ids, names, and pairs of method and path", () => {
    for (const key of [
      ({ id }: CallDefinition) => id,
      ({ name }: CallDefinition) => name,
      ({ method, path }: CallDefinition) => `${method} ${path}`,
    ]) {
      expect(new Set(definitions.map(key)).size).toBe(definitions.length);
    }
  });

  it("carry an idempotency key exactly where they are listed as money calls", () => {
    const moving = definitions.filter(({ money }) => money);
    expect(moving.map(({ name }) => name).sort()).toEqual(moneyCalls.sort());
  });

  // API-17
  it("use form encoding for recovery by e-mail, and multipart for uploads", () => {
    const odd = definitions.filter(({ encoding }) => encoding !== "json");
    expect(
      Object.fromEntries(odd.map(({ name, encoding }) => [name, encoding])),
    ).toEqual({
      forgotByEmail: "form",
      feedbackPictures: "multipart",
      receiptProof: "multipart",
      activityApply: "multipart",
    });
  });

  it("state their purpose, and fail with known codes only", () => {
    for (const { purpose, errors } of definitions) {
      expect(purpose).toMatch(/^[A-Z].+\.$/);
      expect(errorCodes).toEqual(expect.arrayContaining([...errors]));
    }
  });
});

describe("the place of the answer (OPN-13)", () => {
  it.each(named)("%s", (name, { place, response }) => {
    expect(place).toBe(name in bodies ? "body" : "value");
    const members = bodies[name] ?? [];
    expect(entriesOf(response)).toEqual(expect.arrayContaining([...members]));
  });
});

// OPN-64
describe("documented request fields", () => {
  it.each(Object.entries(requests))("%s", (name, fields) => {
    const definition = definitions.find((each) => each.name === name);
    expect(entriesOf(definition?.request ?? {})).toEqual(
      expect.arrayContaining([...fields]),
    );
  });
});

// OPN-29
describe("request fields with a fixed value", () => {
  it.each(Object.entries(fixed))("%s", (name, values) => {
    const request = definitions.find((each) => each.name === name)?.request;
    const entries = request && "entries" in request ? request.entries : {};
    expect(entries).toMatchObject(
      Object.fromEntries(
        Object.entries(values).map(([field, literal]) => [field, { literal }]),
      ),
    );
  });
});

it("gives the lifetime of a login code in minutes (API-06)", () => {
  expect(entriesOf(exported.loginCode.response)).toEqual(["expiredMinutes"]);
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

  it("escapes a bar inside a cell", () => {
    const [first] = definitions;
    expect(first && callTable([{ ...first, purpose: "A | B." }])).toContain(
      "A \\| B.",
    );
  });
});
