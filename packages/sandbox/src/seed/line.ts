import type { ContractAction } from "@foyer/platform/calls";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { uplines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import { offerContract } from "../services/contract-offers.ts";
import type { Offer } from "../services/contract-terms.ts";
import { confirmAsUpline, processContract } from "../services/contracts.ts";
import { writeNote } from "../services/team/notes.ts";
import { arif, maya, uplineMember } from "./payers.ts";
import { seedTeam } from "./team.ts";

const hour = 3_600_000;
const day = 24 * hour;

const player = (index: number): string => `m-player-${index}`;

/** What both sides, and the upline, have done with a contract since it was offered. */
const agreed = ["ACCEPT"] as const;
const confirmed = [...agreed, "CONFIRM"] as const;
type Step = "ACCEPT" | "CONFIRM" | "REJECT" | "CANCEL" | "TERMINATE" | "END";

type Terms = Pick<Offer, "type" | "rate"> &
  Partial<
    Pick<Offer, "periodKind" | "periodValidBet" | "activeMembers" | "betAmount">
  >;

const usualPeriod = {
  DIVIDEND: "M",
  DAILY: "D",
  HOURLY: "H",
  REALTIME: "D",
} as const;

/** Terms that the sample agent's team meets on most days, so that there are payments to see. */
const reachable = { periodValidBet: "100.00" } as const;
/** The same for a single player. */
const modest = {
  activeMembers: 1,
  periodValidBet: "5.00",
  betAmount: "5.00",
} as const;

/** Offers that still wait for an answer are from the last day. */
const waiting: ReadonlySet<string> = new Set(["4", "8"]);

/** One contract in every state, in the order of the offers: number, agent, downline, terms, further steps. */
const offers: readonly (readonly [
  id: string,
  agentId: string,
  downlineId: string,
  terms: Terms,
  steps: readonly Step[],
])[] = [
  [
    "1",
    uplineMember.id,
    arif,
    { ...reachable, type: "DIVIDEND", rate: "30.00", periodKind: "W" },
    agreed,
  ],
  [
    "2",
    uplineMember.id,
    arif,
    { ...reachable, type: "DAILY", rate: "2.00" },
    agreed,
  ],
  ["3", arif, maya, { type: "DAILY", rate: "1.20" }, confirmed],
  ["4", arif, maya, { type: "DIVIDEND", rate: "5.00" }, []],
  [
    "5",
    arif,
    maya,
    { ...modest, type: "REALTIME", rate: "0.50" },
    [...confirmed, "TERMINATE"],
  ],
  ["6", arif, player(1), { type: "DIVIDEND", rate: "15.00" }, confirmed],
  // Higher than a later, lower offer to player 1 would allow.
  ["7", player(1), player(9), { type: "DIVIDEND", rate: "12.00" }, confirmed],
  ["8", arif, player(2), { type: "DIVIDEND", rate: "10.00" }, agreed],
  ["9", arif, player(3), { type: "DAILY", rate: "0.50" }, ["REJECT"]],
  ["10", arif, player(4), { type: "DAILY", rate: "0.90" }, ["CANCEL"]],
  [
    "11",
    arif,
    player(5),
    { type: "DAILY", rate: "0.80" },
    [...confirmed, "TERMINATE", "END"],
  ],
];

/** Offers and answers each contract in the same steps as its two sides would. */
async function seedContracts(tx: Database, today: number): Promise<void> {
  const names = new Map(
    (
      await tx
        .select({ id: members.id, username: members.username })
        .from(members)
        .where(inArray(members.id, [...new Set(offers.map(([, , id]) => id))]))
    ).map(({ id, username }) => [id, username]),
  );
  for (const [
    index,
    [number, agentId, downlineId, terms, steps],
  ] of offers.entries()) {
    const recent = today - (index + 1) * hour;
    // Before the weeks that the team has played, so that every bet of them counts.
    const then = today - (32 - index) * day;
    const offered = waiting.has(number) ? recent : then;
    const ended = steps.includes("END") ? today - 12 * day : recent;
    const contractId = `C-seed-${number}`;
    const offer = {
      downline: names.get(downlineId) ?? "",
      activeMembers: 3,
      periodValidBet: "10000.00",
      periodProfitLoss: "0",
      betAmount: "100.00",
      periodKind: usualPeriod[terms.type],
      ...terms,
    };
    await offerContract(tx, { id: agentId }, offer, {
      id: contractId,
      run: "",
      now: offered,
    });
    const process = (by: string, action: ContractAction, now = offered) =>
      processContract(tx, by, terms.type, { contractId, action }, now);
    const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
      ACCEPT: () => process(downlineId, "ACCEPT"),
      REJECT: () => process(downlineId, "REJECT"),
      CONFIRM: () =>
        confirmAsUpline(
          tx,
          agentId === arif ? uplineMember.id : arif,
          { contractId, accept: true },
          offered,
        ),
      CANCEL: () => process(agentId, "CANCEL"),
      TERMINATE: () => process(agentId, "TERMINATE", ended),
      END: () => process(downlineId, "ACCEPT", ended + hour),
    };
    for (const step of steps) await acts[step]();
  }
}

/** What the sample agent has noted about an account, long ago and lately. */
async function seedNotes(tx: Database, today: number): Promise<void> {
  const [about] = await tx
    .select({ account: members.username })
    .from(members)
    .where(eq(members.id, maya));
  const account = about?.account ?? "";
  for (const [index, text] of [
    "Met at the harbour fair. Prefers to be called in the evening.",
    "Asked for a higher daily rate.\nTo be discussed at the end of the month.",
  ].entries())
    await writeNote(
      tx,
      arif,
      { account, id: "", text },
      { intent: `N-seed-${index + 1}`, now: today - (20 - 15 * index) * day },
    );
}

/** A line of three levels with contracts in every state. */
export async function seedLine(tx: Database, today: number): Promise<void> {
  await tx.insert(uplines).values([
    { memberId: arif, uplineId: uplineMember.id, rate: 240 },
    { memberId: maya, uplineId: arif, rate: 120 },
    ...Array.from({ length: 8 }, (_, index) => ({
      memberId: player(index + 1),
      uplineId: arif,
      rate: 150,
    })),
    { memberId: player(9), uplineId: player(1), rate: 100 },
  ]);
  await seedTeam(tx, today);
  await seedContracts(tx, today);
  await seedNotes(tx, today);
}
