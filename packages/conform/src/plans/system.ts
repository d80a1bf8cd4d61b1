import * as calls from "@foyer/platform/calls";
import {
  clientType,
  gamePlatform,
  homeListSize,
  hotPlatforms,
  lobbyPageSize,
  platformCode,
  winnerBoardLimit,
} from "@foyer/platform/constants";
import { many, needs, plan, type Plan } from "../plan.ts";
import { firstPage, trialFeedback } from "./requests.ts";

/** Written so that the literal types that the calls require are kept. */
const fixed = { clientType, platformCode } as const;

/** What a visitor requests first, and everything that needs no account. */
export const systemPlans: readonly Plan[] = [
  plan(calls.systemStatus, {}, () => ({})),
  plan(calls.permission, {}, ({ domain }) => ({ domain })),
  plan(calls.domainRoute, {}, ({ domain }) => ({ domain })),
  plan(calls.whitelabel, {}, ({ merchant }) => ({ merchantCode: merchant })),
  plan(calls.sealingKeys, {}, () => ({})),
  plan(calls.captcha, {}, ({ fresh }) => ({ t: fresh() })),
  plan(calls.botCheckChallenge, {}, () =>
    many([{ purpose: "login" }, { purpose: "register" }, { purpose: "sms" }]),
  ),
  plan(calls.helpCenter, {}, ({ language }) => ({
    lang: language,
    device: "WEB" as const,
  })),
  plan(calls.terms, {}, ({ language }) => ({ language })),
  plan(calls.countryCodes, {}, () => ({})),
  plan(calls.registerSettings, {}, () => ({})),
  plan(calls.registerValidation, {}, () => ({})),
  plan(calls.affiliateCheck, {}, ({ accounts, domain }) =>
    accounts.affiliateCode === undefined
      ? needs("`affiliateCode` in the accounts file")
      : { code: accounts.affiliateCode, domain },
  ),
];

/** The catalogue and related calls. */
export const catalogPlans: readonly Plan[] = [
  plan(calls.gameMenus, {}, ({ language }) => ({ language })),
  plan(calls.gameVendor, {}, () => ({ platform: gamePlatform })),
  plan(calls.gamesList, {}, ({ merchant, language }) => ({
    clientType: fixed.clientType,
    platform: gamePlatform,
    merchant,
    language,
    pageNo: 1,
    pageSize: lobbyPageSize,
  })),
  plan(calls.hotGames, {}, ({ merchant, language }) => ({
    merchantCode: merchant,
    isPlatform: 2 as const,
    platform: hotPlatforms,
    language,
  })),
  plan(calls.vendorGameType, {}, (known) => {
    const vassalage = known.answer(calls.gamesList)?.games[0]?.vassalage;
    return vassalage === undefined
      ? needs("a game of gamesList")
      : { vassalage };
  }),
  plan(calls.gameAnnouncements, {}, (known) => {
    const types = new Set(
      (known.answer(calls.gameMenus) ?? []).map(({ gameType }) => gameType),
    );
    if (types.size === 0) return needs("a category of gameMenus");
    return many(
      [...types].map((gameType) => ({ gameType, language: known.language })),
    );
  }),
  plan(calls.announcements, {}, ({ language }) => ({
    types: "B,PL,PU,PR,H" as const,
    platform: fixed.platformCode,
    execution: "B",
    language,
  })),
  plan(calls.winnerBoard, {}, ({ language }) => ({
    gameCategory: "ALL" as const,
    language,
    limitNum: winnerBoardLimit,
  })),
  plan(calls.modelList, {}, () => firstPage),
  plan(calls.sportsMatches, {}, ({ language }) =>
    many(["SPORTS", "ESPORTS"].map((gameType) => ({ gameType, language }))),
  ),
  plan(calls.vnLotteryMenus, {}, ({ language }) => ({ language })),
  plan(calls.openedNumbers, {}, (known) => {
    const code = known.answer(calls.vnLotteryMenus)?.[0]?.code;
    return code === undefined
      ? needs("a lottery of vnLotteryMenus")
      : { lottoGameCode: code, limitNum: homeListSize };
  }),
  plan(calls.recentLottery, {}, () =>
    many(
      calls.lotteryAreas.map((lottoArea) => ({
        lottoArea,
        limitNum: homeListSize,
      })),
    ),
  ),
  plan(calls.launchChat, { effect: true }, (known) => {
    const modelId = known.answer(calls.modelList)?.list[0]?.id;
    return { language: known.language, ...(modelId && { modelId }) };
  }),
  plan(calls.feedback, { effect: true }, trialFeedback),
];
