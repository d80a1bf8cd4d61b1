import * as calls from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { gameSessions, rounds } from "../../db/tables/play.ts";
import type { TestMember } from "../harness.ts";
import { bankAccountOf, paymentPassword } from "../money.ts";
import { openGame } from "../open-game.ts";
import type { World } from "./world.ts";

const day = 86_400_000;
const daysOfPlay = 12;
const playedADay = 10_000n;

/** A member, with everything that operations need. */
export interface Player {
  readonly member: TestMember;
  readonly client: Client;
  readonly accountId: string;
  /** The token of an open game. */
  readonly frame: string;
  readonly rewards: readonly string[];
  readonly rebates: readonly string[];
  readonly raffles: readonly string[];
  /** The fee of a withdrawal, in minor units. */
  readonly payoutFee: bigint;
}

/** Rounds of the days before, on which rebates are paid. They are history only, without entries in the books. */
async function playBefore({ sandbox }: World, memberId: string): Promise<void> {
  const { db } = sandbox.platform;
  const [session] = await db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.memberId, memberId));
  if (session === undefined) throw new Error("No game is open.");
  const today = Date.now() - (Date.now() % day);
  await db.insert(rounds).values(
    Array.from({ length: daysOfPlay }, (_, index) => ({
      id: randomUUID(),
      gameSessionId: session.id,
      memberId,
      nodeId: session.nodeId,
      mode: "REAL" as const,
      stake: playedADay,
      win: 0n,
      answer: {},
      createdAt: today - (index + 1) * day + day / 2,
    })),
  );
}

/**
 * Makes members of one line; the first is the agent of all others.
 *
 * @example const [agent, ...others] = await makePlayers(world, 6)
 */
export async function makePlayers(
  world: World,
  count: number,
): Promise<readonly Player[]> {
  await world.sandbox.control("PUT", "/flags", { MANPLAYREB3: "1" });
  const players: Player[] = [];
  for (let index = 0; index < count; index += 1) {
    const upline = players[0]?.member.username;
    // The agent must exist before the others.
    const member = await world.sandbox.member({
      type: upline === undefined ? "1" : "0",
      balance: "20000.00",
      points: "40000",
      // Few, so that several operations want the same one.
      rewards: 8,
      bankAccounts: 1,
      paymentPassword,
      ...(upline !== undefined && { upline }),
    });
    const frame = await openGame(member);
    await playBefore(world, member.id);
    const { client } = member;
    const [{ list: waiting }, { list: rebates }, { methods }] =
      await Promise.all([
        client.call(calls.rewards, {}),
        client.call(calls.manualRebates, {}),
        client.call(calls.withdrawOptions, {}),
      ]);
    const idsOf = (raffle: boolean) =>
      waiting
        .filter(({ kind }) => (kind === "RAFFLE") === raffle)
        .map(({ id }) => id);
    players.push({
      member,
      client: world.clientOf(member),
      accountId: await bankAccountOf(client),
      frame,
      rewards: idsOf(false),
      rebates: rebates.map(({ id }) => id),
      raffles: idsOf(true),
      payoutFee: BigInt((methods[0]?.fee ?? "0").replace(".", "")),
    });
  }
  return players;
}
