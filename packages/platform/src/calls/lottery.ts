import * as v from "valibot";
import { defineCall } from "../call.ts";
import { prizeModes } from "../domain/prize-mode.ts";
import {
  amount,
  count,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";

/**
 * The lotteries that a page shows: the in-house ones, the Vietnamese ones, those of the sea lottery, the electronic
 * ones (an addition of ours: a category of their own).
 */
export const lotteryAreas = ["LOTT", "VN", "SEA", "ELOTT"] as const;
export type LotteryArea = (typeof lotteryAreas)[number];

/** The numbers of a draw in their order; some platforms write them as one text. */
const numbers = () =>
  v.pipe(
    v.union([
      v.array(text()),
      v.pipe(
        v.string(),
        v.transform((all) => all.split(/[\s,|]+/).filter(Boolean)),
      ),
    ]),
    v.check((all) => all.length > 0 && all.length <= 40),
    v.check((all) => all.every((one) => /^\d{1,4}$/.test(one))),
  );

const draw = { issue: text(), numbers: numbers(), time: epoch() };

/** A lottery of a menu. */
const lottery = v.object({
  code: text(),
  name: optionalText(),
  area: oneOf(lotteryAreas),
  /** Time of its next draw (an addition of ours; absent → unknown). */
  nextAt: v.nullish(epoch()),
});
export type Lottery = v.InferOutput<typeof lottery>;

const openedDraw = v.object(draw);
export type OpenedDraw = v.InferOutput<typeof openedDraw>;

const lotteryResult = v.object({ gameCode: text(), ...draw });
export type LotteryResult = v.InferOutput<typeof lotteryResult>;

export const vnLotteryLaunch = defineCall({
  id: "W-39",
  name: "vnLotteryLaunch",
  purpose:
    "Launches a lottery for the member and returns the URL of its frame.",
  method: "POST",
  path: "/wps/game/lottery/vn/launch",
  auth: "token",
  request: v.object({
    lottoArea: v.picklist(lotteryAreas),
    launchMode: v.literal("REAL"),
    lottoPrizeMode: v.picklist(prizeModes),
    lottoGameCode: v.string(),
    lottoView: v.literal("GAME"),
    device: v.literal("WEB"),
    backUrl: v.string(),
    language: v.string(),
  }),
  response: v.object({ url: text() }),
  errors: ["GAME_MAINTENANCE", "INVALID_URL", "TRIAL_NOT_ALLOWED"],
});

export const vnLotteryMenus = defineCall({
  id: "W-40",
  name: "vnLotteryMenus",
  purpose: "Lists the lotteries of every area.",
  method: "GET",
  path: "/wps/game/lottery/vn/menus",
  auth: "none",
  request: v.object({ language: v.string() }),
  response: list(lottery),
});

export const openedNumbers = defineCall({
  id: "W-43",
  name: "openedNumbers",
  purpose: "Lists the latest draws of one lottery, the newest first.",
  method: "GET",
  path: "/wps/game/lottery/opened",
  auth: "none",
  place: "body",
  request: v.object({ lottoGameCode: v.string(), limitNum: count() }),
  response: v.object({ list: list(openedDraw) }),
});

export const recentLottery = defineCall({
  id: "W-44",
  name: "recentLottery",
  purpose: "Lists the latest draw of each lottery of an area.",
  method: "GET",
  path: "/wps/game/lottery/recent",
  auth: "none",
  place: "body",
  request: v.object({ lottoArea: v.picklist(lotteryAreas), limitNum: count() }),
  response: v.object({ list: list(lotteryResult) }),
});

/** A ticket is open until its draw, and then has won or lost. */
export const ticketStates = ["OPEN", "WON", "LOST"] as const;

const ticket = v.object({
  id: text(),
  gameCode: text(),
  issue: text(),
  numbers: numbers(),
  stake: amount(),
  /** What was paid out. */
  win: amount(),
  state: oneOf(ticketStates),
  drawAt: epoch(),
  boughtAt: epoch(),
});
export type LotteryTicket = v.InferOutput<typeof ticket>;

export const lotteryTickets = defineCall({
  id: "W-116",
  name: "lotteryTickets",
  purpose: "Lists the member's latest lottery tickets.",
  method: "GET",
  path: "/wps/game/lottery/tickets",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({ list: list(ticket) }),
});

export const buyLotteryTicket = defineCall({
  id: "W-116b",
  name: "buyLotteryTicket",
  purpose: "Buys a ticket for a draw that is still open.",
  method: "POST",
  path: "/wps/game/lottery/tickets",
  auth: "token",
  money: true,
  request: v.object({
    gameCode: v.string(),
    issue: v.string(),
    numbers: v.array(v.string()),
    stake: v.string(),
  }),
  response: ticket,
  errors: ["DRAW_CLOSED", "INSUFFICIENT_BALANCE"],
});
