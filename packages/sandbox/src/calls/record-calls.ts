import * as calls from "@foyer/platform/calls";
import { handleMember } from "../http/handle.ts";
import { readBets } from "../services/records/bets.ts";
import { readBonuses } from "../services/records/bonuses.ts";
import { readProfit } from "../services/records/profit.ts";
import { readTransactions } from "../services/records/transactions.ts";
import { checkPeriod, whose } from "../services/records/whose.ts";
import { refuseTrial } from "../services/roles.ts";

export const recordCalls = [
  handleMember(
    calls.transactions,
    async ({ db, session: { member }, request, language }) => {
      checkPeriod(request);
      const ids = await whose(db, member, request);
      return readTransactions(db, ids, request, {
        memberId: member.id,
        language,
      });
    },
  ),

  handleMember(
    calls.betRecords,
    async ({ db, session: { member }, request, language }) => {
      checkPeriod(request);
      const ids = await whose(db, member, request);
      return readBets(db, ids, request, language);
    },
  ),

  handleMember(
    calls.profitLoss,
    async ({ db, session: { member }, request }) => {
      checkPeriod(request);
      return readProfit(db, await whose(db, member, request), request);
    },
  ),

  handleMember(
    calls.bonusDetails,
    async ({ db, session: { member }, request, language }) => {
      checkPeriod(request);
      refuseTrial(member);
      return readBonuses(db, member.id, request, language);
    },
  ),
];
