import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import type { ContractType } from "../services/contract-terms.ts";
import { readContracts } from "../services/contract-lists.ts";
import { requireType } from "../services/contract-types.ts";
import { offerContract, readOptions } from "../services/contract-offers.ts";
import { confirmAsUpline, processContract } from "../services/contracts.ts";
import { refuseTrial, requireAgent } from "../services/roles.ts";

const processing = (
  definition: typeof calls.dividendProcess,
  type: ContractType,
) =>
  handleMoney(definition, {
    leaves: false,
    effect: ({ tx, session, request, now }) =>
      processContract(tx, session.member.id, type, request, now),
  });

export const contractCalls = [
  handleMember(
    calls.contractList,
    async ({ db, session: { member }, request }) => {
      refuseTrial(member);
      return readContracts(db, member.id, request);
    },
  ),

  processing(calls.dividendProcess, "DIVIDEND"),
  processing(calls.dailySalaryProcess, "DAILY"),
  processing(calls.hourlySalaryProcess, "HOURLY"),
  processing(calls.realtimeSalaryProcess, "REALTIME"),

  handleMoney(calls.contractCreate, {
    leaves: false,
    check: async ({ session }) => requireAgent(session.member),
    effect: ({ tx, session, request, run, now }) =>
      offerContract(tx, session.member, request, { run, now }),
  }),

  handleMoney(calls.contractUplineConfirm, {
    leaves: false,
    check: async ({ session }) => requireAgent(session.member),
    effect: ({ tx, session, request, now }) =>
      confirmAsUpline(tx, session.member.id, request, now),
  }),

  handleMember(
    calls.contractOptions,
    async ({ db, session: { member }, request }) => {
      requireAgent(member);
      await requireType(db, member.id, request.type);
      return readOptions(db, member.id, request.type);
    },
  ),
];
