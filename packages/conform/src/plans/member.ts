import * as calls from "@foyer/platform/calls";
import { type Known, many, needs, plan, type Plan } from "../plan.ts";
import { firstPage, picture, trialFeedback } from "./requests.ts";
import { safetyPlans } from "./safety.ts";

const member = { as: "member" } as const;
const changes = { as: "member", effect: true } as const;

/** A game that is not a favourite yet, so that removing it afterwards leaves nothing changed. */
async function newFavourite(known: Known) {
  const ids = await known.read(calls.favouriteIds, {}, "member");
  const game = known
    .answer(calls.gamesList)
    ?.games.find(({ nodeId }) => !ids?.includes(nodeId));
  return game === undefined || ids === undefined
    ? undefined
    : {
        nodeId: game.nodeId,
        vendor: game.vassalage,
        gameType: game.gameType,
      };
}

/** The favourite that the previous try added. */
const added = new WeakMap<
  Known,
  { nodeId: string; vendor: string; gameType: string }
>();

const play: readonly Plan[] = [
  plan(calls.addFavourite, changes, async (known) => {
    const game = await newFavourite(known);
    if (game === undefined)
      return needs("a game of gamesList that is none yet");
    added.set(known, game);
    return game;
  }),
  plan(calls.favouriteIds, member, () => ({})),
  plan(calls.favouriteList, member, () => firstPage),
  plan(
    calls.removeFavourite,
    changes,
    (known) => added.get(known) ?? needs("a favourite of addFavourite"),
  ),
  plan(calls.launchGame, changes, (known) => {
    const game = known
      .answer(calls.gamesList)
      ?.games.find(({ maintenance }) => !maintenance);
    if (game === undefined) return needs("a game of gamesList");
    const { vassalage, gameType, gameCode, gameId } = game;
    return {
      vassalage,
      gameType,
      gameCode,
      ...(gameId && { gameId }),
      mode: "REAL" as const,
      backUrl: `${known.portal}/`,
      language: known.language,
      device: "WEB" as const,
    };
  }),
  plan(calls.recentList, member, () => firstPage),
  plan(calls.vnLotteryLaunch, changes, (known) => {
    const lottery = known
      .answer(calls.vnLotteryMenus)
      ?.find(({ area }) => area !== "unknown");
    const area = calls.lotteryAreas.find((one) => one === lottery?.area);
    if (lottery === undefined || area === undefined)
      return needs("a lottery of vnLotteryMenus");
    return {
      lottoArea: area,
      launchMode: "REAL" as const,
      lottoPrizeMode: "LOTT" as const,
      lottoGameCode: lottery.code,
      lottoView: "GAME" as const,
      device: "WEB" as const,
      backUrl: `${known.portal}/`,
      language: known.language,
    };
  }),
];

/** The end of the event stream before any change; later events are then available to be checked. */
const cursors = new WeakMap<Known, string>();

async function markEvents(known: Known): Promise<void> {
  if (cursors.has(known)) return;
  const end = await known.read(calls.eventsSince, { cursor: "" }, "member");
  if (end !== undefined) cursors.set(known, end.cursor);
}

const self: readonly Plan[] = [
  plan(
    calls.memberInfo,
    { as: ["member", "agent", "trial"] },
    async (known) => {
      await markEvents(known);
      return {};
    },
  ),
  plan(calls.memberIcon, member, () => ({})),
  plan(calls.balance, { as: ["member", "agent", "trial"] }, () => ({})),
  plan(calls.unreadCount, member, () => ({})),
  plan(calls.consolidatedFunds, { as: ["member", "agent"] }, () => ({})),
  plan(calls.merchantWallet, member, () => ({})),
  plan(calls.availablePromos, member, () => ({})),
  plan(calls.profile, member, () => ({})),
  plan(calls.updateProfile, changes, (known) => {
    const info = known.answer(calls.memberInfo);
    // The current nickname.
    return info === undefined
      ? needs("an answer of memberInfo")
      : { nickname: info.nickname };
  }),
  plan(calls.vip, member, () => ({})),
  plan(calls.messages, member, () => firstPage),
  plan(calls.messageRead, changes, (known) => {
    const id = known.answer(calls.messages)?.list[0]?.id;
    return id === undefined ? needs("a message of messages") : { id };
  }),
  plan(calls.messageDelete, changes, deletableMessage),
  plan(calls.messageRestore, changes, deletableMessage),
  plan(calls.feedbackSend, changes, trialFeedback),
  plan(calls.feedbackList, member, () => firstPage),
  plan(calls.feedbackPictures, changes, (known) =>
    (known.answer(calls.feedbackList)?.pictures ?? 0) > 0
      ? { images: [picture()] }
      : needs("a feedbackList that allows pictures"),
  ),
  plan(calls.feedbackThread, member, (known) => {
    const number = openFeedback(known);
    return number === undefined ? needs(openOne) : { number };
  }),
  plan(calls.feedbackReply, changes, (known) => {
    const number = openFeedback(known);
    return number === undefined
      ? needs(openOne)
      : { number, content: trialFeedback(known).content };
  }),
];

/** The newest message, which is deleted and restored. */
function deletableMessage(known: Known) {
  const inbox = known.answer(calls.messages);
  const id = inbox?.deletable ? inbox.list[0]?.id : undefined;
  return id === undefined
    ? needs("a message of messages that are deletable")
    : { ids: [id] };
}

const openOne = "a message of feedbackList that is not closed";

/** Number of a message to which the member can still write. */
const openFeedback = (known: Known) =>
  known.answer(calls.feedbackList)?.list.find(({ state }) => state !== "CLOSED")
    ?.number;

/** What belongs to one account, apart from its money. */
export const memberPlans: readonly Plan[] = [...self, ...play, ...safetyPlans];

/** Run last, because they end the session of this run. */
export const goodbyePlans: readonly Plan[] = [
  plan(calls.eventsSince, member, (known) => {
    const before = cursors.get(known);
    return many([
      { cursor: "" },
      ...(before === undefined ? [] : [{ cursor: before }]),
    ]);
  }),
  plan(calls.logout, { as: "member", delicate: true }, (known) =>
    known.account("member")?.token === undefined
      ? {}
      : needs("a session of its own; the one of the accounts file is kept"),
  ),
];
