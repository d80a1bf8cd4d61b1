import * as calls from "@foyer/platform/calls";
import { needs, plan, type Plan } from "../plan.ts";

/** Lottery tickets. */
export const lotteryPlans: readonly Plan[] = [
  plan(calls.buyLotteryTicket, { as: "member", effect: true }, (known) => {
    const gameCode = known.answer(calls.vnLotteryMenus)?.[0]?.code;
    const last = known.answer(calls.openedNumbers)?.list[0];
    if (gameCode === undefined || last === undefined)
      return needs("a draw of openedNumbers");
    return {
      gameCode,
      issue: later(last.issue),
      numbers: last.numbers,
      stake: "1.00",
    };
  }),
  plan(calls.lotteryTickets, { as: "member" }, () => ({})),
];

/** The draw after next: the next one may be closed already. */
function later(issue: string): string {
  return issue.replace(/\d+$/, (digits) =>
    String(Number(digits) + 2).padStart(digits.length, "0"),
  );
}
