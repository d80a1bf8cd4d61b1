import type { Database } from "../db/database.ts";
import { contracts, uplines } from "../db/tables/agents.ts";
import { arif, maya, uplineMember } from "./payers.ts";
import { seedTeam } from "./team.ts";

const day = 86_400_000;

const player = (index: number): string => `m-player-${index}`;

type ContractRow = typeof contracts.$inferInsert;

/** Since when a contract has been in force, and when it ended. */
function timesOf(
  { kind, state }: Pick<ContractRow, "kind" | "state">,
  at: number,
) {
  const inForce = state === "ACTIVE" || kind === "TERMINATION";
  const over = ["REJECTED", "CANCELLED", "TERMINATED"].includes(state);
  return { activeAt: inForce ? at : null, endedAt: over ? at : null };
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
  // What the sample agent's team reaches on most days, so that there are payments to look at.
  const reachable = { periodValidBet: 10_000n } as const;
  const agreed = { kind: "NEW", state: "ACTIVE" } as const;
  const lines: readonly [
    id: string,
    agentId: string,
    downlineId: string,
    terms: Pick<ContractRow, "type" | "rate" | "kind" | "state"> & {
      readonly periodKind?: ContractRow["periodKind"];
      readonly periodValidBet?: bigint;
    },
  ][] = [
    [
      "1",
      uplineMember.id,
      arif,
      {
        ...agreed,
        ...reachable,
        type: "DIVIDEND",
        rate: 3_000,
        periodKind: "W",
      },
    ],
    [
      "2",
      uplineMember.id,
      arif,
      { ...agreed, ...reachable, type: "DAILY", rate: 200 },
    ],
    ["3", arif, maya, { ...agreed, type: "DAILY", rate: 120 }],
    [
      "4",
      arif,
      maya,
      { ...agreed, type: "DIVIDEND", rate: 500, state: "AWAITING" },
    ],
    [
      "5",
      arif,
      maya,
      { type: "REALTIME", rate: 20, kind: "TERMINATION", state: "AWAITING" },
    ],
    ["6", arif, player(1), { ...agreed, type: "DIVIDEND", rate: 1_500 }],
    // Higher than what a later, lower offer to player 1 would leave room for.
    ["7", player(1), player(9), { ...agreed, type: "DIVIDEND", rate: 1_200 }],
    [
      "8",
      arif,
      player(2),
      { ...agreed, type: "DIVIDEND", rate: 1_000, state: "AWAITING_UPLINE" },
    ],
    [
      "9",
      arif,
      player(3),
      { ...agreed, type: "HOURLY", rate: 50, state: "REJECTED" },
    ],
    [
      "10",
      arif,
      player(4),
      { ...agreed, type: "DAILY", rate: 90, state: "CANCELLED" },
    ],
    [
      "11",
      arif,
      player(5),
      { ...agreed, type: "DAILY", rate: 80, state: "TERMINATED" },
    ],
  ];
  const kinds = {
    DIVIDEND: "M",
    DAILY: "D",
    HOURLY: "H",
    REALTIME: "D",
  } as const;
  await tx.insert(contracts).values(
    lines.map(([id, agentId, downlineId, terms], index) => ({
      id: `C-seed-${id}`,
      agentId,
      downlineId,
      askedBy: agentId,
      activeMembers: 3,
      periodValidBet: 1_000_000n,
      periodProfitLoss: 0n,
      betAmount: 10_000n,
      periodKind: kinds[terms.type],
      createdAt: today - (20 - index) * day,
      updatedAt: today - (20 - index) * day,
      ...timesOf(terms, today - (20 - index) * day),
      ...terms,
    })),
  );
}
