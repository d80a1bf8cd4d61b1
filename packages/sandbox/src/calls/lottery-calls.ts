import * as calls from "@foyer/platform/calls";
import { handle, handleMember } from "../http/handle.ts";
import { handleMoney } from "../http/handle-money.ts";
import { Refusal } from "../services/refusal.ts";
import { launch } from "../services/launch.ts";
import { latestDraws } from "../services/lottery/draws.ts";
import { readLotteries } from "../services/lottery/lotteries.ts";
import { issueOf, openSlot } from "../services/lottery/schedule.ts";
import { runLottery } from "../services/lottery/settle.ts";
import { buyTicket, readTickets } from "../services/lottery/tickets.ts";
import { localName } from "../stock/game-names/local-name.ts";

/** Maximum length of a list of draws or tickets. */
const most = 50;

export const lotteryCalls = [
  handleMember(calls.vnLotteryLaunch, async ({ request, ...input }) => {
    const lotteries = await readLotteries(input.db);
    const found = lotteries.find(
      ({ area, gameCode }) =>
        // The electronic lotteries share the page of our own lotteries.
        (area === "ELOTT" ? "LOTT" : area) === request.lottoArea &&
        (request.lottoGameCode === "" || gameCode === request.lottoGameCode),
    );
    if (found === undefined) throw new Refusal("INVALID_URL");
    const { vassalage, gameType, gameCode } = found;
    return launch({
      ...input,
      request: {
        vassalage,
        gameType,
        gameCode,
        mode: request.launchMode,
        backUrl: request.backUrl,
        language: request.language,
      },
    });
  }),

  handle(calls.vnLotteryMenus, async ({ db, now, request }) =>
    (await readLotteries(db)).map(({ gameCode, name, area, period }) => ({
      code: gameCode,
      name: localName(name, request.language),
      area,
      nextAt: openSlot(period, now) * period,
    })),
  ),

  handle(calls.openedNumbers, async ({ request, ...time }) => {
    const [lottery] = await readLotteries(time.db, [request.lottoGameCode]);
    if (lottery === undefined) return { list: [] };
    await runLottery(time.db, time, [lottery]);
    const { gameCode, period } = lottery;
    const limit = Math.min(request.limitNum, most);
    const draws = await latestDraws(time.db, time.run, gameCode, limit);
    return {
      list: draws.map(({ slot, numbers, drawAt }) => ({
        issue: issueOf(period, slot),
        numbers: numbers.map(String),
        time: drawAt,
      })),
    };
  }),

  handle(calls.recentLottery, async ({ request, ...time }) => {
    const all = await readLotteries(time.db);
    const here = all
      .filter(({ area }) => area === request.lottoArea)
      .slice(0, Math.min(request.limitNum, most));
    await runLottery(time.db, time, here);
    const results = await Promise.all(
      here.map(async ({ gameCode, period }) => {
        const draws = await latestDraws(time.db, time.run, gameCode, 1);
        return draws.map(({ slot, numbers, drawAt }) => ({
          gameCode,
          issue: issueOf(period, slot),
          numbers: numbers.map(String),
          time: drawAt,
        }));
      }),
    );
    return { list: results.flat() };
  }),

  handleMember(calls.lotteryTickets, async ({ session, ...time }) => {
    const own = await readTickets(time.db, session.member.id, most);
    const codes = [...new Set(own.map(({ gameCode }) => gameCode))];
    const lotteries = await readLotteries(time.db, codes);
    await runLottery(time.db, time, lotteries);
    return { list: await readTickets(time.db, session.member.id, most) };
  }),

  handleMoney(calls.buyLotteryTicket, {
    leaves: false,
    effect: async ({ tx, session, intent, run, now, request }) =>
      (
        await buyTicket(tx, {
          id: intent,
          memberId: session.member.id,
          run,
          now,
          request,
        })
      ).ticket,
  }),
];
