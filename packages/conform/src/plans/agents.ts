import type { ContractType } from "@foyer/platform/calls";
import * as calls from "@foyer/platform/calls";
import {
  isNeeds,
  type Known,
  many,
  needs,
  plan,
  type Plan,
  type Who,
} from "../plan.ts";
import { firstPage, lately } from "./requests.ts";

const agent = { as: "agent" } as const;
const changes = { as: "agent", effect: true } as const;

/** Names an account of the team. */
function someoneBelow(known: Known) {
  const account = known.answer(calls.downlines)?.list[0]?.account;
  return account === undefined ? needs("somebody of downlines") : { account };
}

const team: readonly Plan[] = [
  plan(calls.agentAnnouncements, agent, () => firstPage),
  plan(calls.teamOverview, agent, (known) => lately(known)),
  plan(calls.agentRevenue, agent, (known) => lately(known)),
  plan(calls.downlineOptions, agent, () => ({})),
  plan(calls.registerDownline, changes, (known) => {
    const options = known.answer(calls.downlineOptions);
    const type = options?.types[0];
    return options === undefined || type === undefined
      ? needs("an answer of downlineOptions")
      : {
          username: `d${known.fresh()}`,
          password: `Pass-${known.fresh()}`,
          type,
          rate: options.rateMin,
        };
  }),
  plan(calls.registrationLinks, agent, () => ({})),
  plan(calls.makeRegistrationLink, changes, (known) => {
    const options = known.answer(calls.downlineOptions);
    const type = options?.types[0];
    return options === undefined || type === undefined
      ? needs("an answer of downlineOptions")
      : { label: "Conformance", type, rate: options.rateMin };
  }),
  // Removed again: it was made for this alone.
  plan(calls.registrationLinkState, changes, (known) => {
    const made = known.answer(calls.makeRegistrationLink);
    return made === undefined
      ? needs("a link of makeRegistrationLink")
      : many([
          { code: made.code, state: "PAUSED" as const },
          { code: made.code, state: "REMOVED" as const },
        ]);
  }),
  plan(calls.downlines, agent, () => firstPage),
  plan(calls.downlineProfile, agent, someoneBelow),
  plan(calls.downlineNotes, agent, someoneBelow),
  plan(calls.downlineNote, changes, (known) => {
    const about = someoneBelow(known);
    return isNeeds(about)
      ? about
      : {
          ...about,
          id: "",
          text: `A trial of the connection, ${known.fresh()}.`,
        };
  }),
  plan(calls.downlineRate, changes, (known) => {
    const made = known.answer(calls.registerDownline);
    const options = known.answer(calls.downlineOptions);
    return made === undefined || options === undefined
      ? needs("an account of registerDownline")
      : { account: made.account, rate: options.rateMax };
  }),
];

/** An offer of a contract type, at the lowest rate. */
function offer(known: Known, type: ContractType) {
  const place = calls.contractTypes.indexOf(type);
  const options = known.answers(calls.contractOptions)[place];
  const periodKind = options?.periodKinds[0];
  const name = known.account("member")?.username;
  const below = known.answer(calls.downlines)?.list ?? [];
  const downline = below.find(({ account }) => account === name) ?? below[0];
  return options === undefined ||
    periodKind === undefined ||
    downline === undefined
    ? undefined
    : {
        downline: downline.account,
        type,
        rate: options.rateMin,
        betAmount: "100.00",
        periodKind,
      };
}

/** The contract of a type that contractCreate has offered to `member`. */
const offered = (known: Known, type: ContractType) =>
  known
    .answers(calls.contractCreate)
    .find((contract) => contract.type === type);

const accept = (type: ContractType) => (known: Known) => {
  const made = offered(known, type);
  const member = known.account("member")?.username;
  return made === undefined ||
    (made.downline !== undefined && made.downline !== member)
    ? needs("an offer of contractCreate to `member`, who stands below `agent`")
    : { contractId: made.id, action: "ACCEPT" as const };
};

/** A payment that an account may read. */
async function paymentOf(known: Known, who: Who): Promise<string | undefined> {
  for (const type of calls.contractTypes) {
    const scope = who === "agent" ? ("TEAM" as const) : ("SELF" as const);
    const asked = { type, scope, ...lately(known), ...firstPage };
    const found = await known.read(calls.salaryRecords, asked, who);
    const id = found?.list[0]?.id;
    if (id !== undefined) return id;
  }
  return undefined;
}

const byMember = { as: "member", effect: true } as const;

const contracts: readonly Plan[] = [
  plan(calls.contractOptions, agent, () =>
    many(calls.contractTypes.map((type) => ({ type }))),
  ),
  plan(calls.contractCreate, changes, (known) => {
    const offers = calls.contractTypes.flatMap(
      (type) => offer(known, type) ?? [],
    );
    return offers.length === 0
      ? needs("somebody of downlines, and answers of contractOptions")
      : many(offers);
  }),
  plan(calls.dividendProcess, byMember, accept("DIVIDEND")),
  plan(calls.dailySalaryProcess, byMember, accept("DAILY")),
  plan(calls.hourlySalaryProcess, byMember, accept("HOURLY")),
  plan(calls.realtimeSalaryProcess, byMember, accept("REALTIME")),
  plan(calls.contractUplineConfirm, { as: "upline", effect: true }, (known) => {
    const waiting = known
      .answers(calls.dividendProcess)
      .find(({ state }) => state === "AWAITING_UPLINE");
    return waiting === undefined
      ? needs("a contract that `member` has accepted and `upline` is asked for")
      : { contractId: waiting.id, accept: true };
  }),
  plan(calls.contractList, { as: ["member", "agent"] }, () => firstPage),
  plan(calls.salaryRecords, { as: ["member", "agent"] }, (known, who) =>
    many(
      calls.contractTypes.map((type) => ({
        type,
        scope: who === "agent" ? ("TEAM" as const) : ("SELF" as const),
        ...lately(known),
        ...firstPage,
      })),
    ),
  ),
  plan(calls.salarySource, { as: ["member", "agent"] }, async (known, who) => {
    const id = await paymentOf(known, who);
    return id === undefined
      ? needs("a payment of salaryRecords")
      : many(
          (["account", "gameType"] as const).map((by) => ({
            id,
            by,
            ...firstPage,
          })),
        );
  }),
];

/** Teams and contracts. */
export const agentPlans: readonly Plan[] = [...team, ...contracts];
