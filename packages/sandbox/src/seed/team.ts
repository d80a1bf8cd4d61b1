import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import { uplines } from "../db/tables/agents.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { members } from "../db/tables/members.ts";
import { walletOf } from "../services/ledger.ts";
import { fillTeamLines } from "../services/team-lines.ts";
import { arif } from "./payers.ts";
import { createRandom } from "./random.ts";

const day = 86_400_000;

/** Number of members on each level below the sample agent, how many of them are agents, and their rates. */
const levels = [
  { people: 12, agents: 8, rate: 200 },
  { people: 48, agents: 20, rate: 150 },
  { people: 96, agents: 30, rate: 100 },
  { people: 104, agents: 0, rate: 50 },
] as const;

const starts = [
  "alba",
  "bram",
  "cora",
  "dara",
  "elio",
  "fern",
  "gita",
  "hana",
  "ivo",
  "jomo",
  "kira",
  "lumi",
] as const;
const ends = [
  "brook",
  "cove",
  "dune",
  "elm",
  "fjord",
  "glen",
  "heath",
] as const;

/** Prefix of the ids of all team members. */
export const teamPrefix = "m-team-";

/** All members below the sample agent: each level is distributed among the agents of the level above. */
function makeTeam() {
  const random = createRandom(20_260_207);
  let above: readonly string[] = [arif];
  let number = 0;
  return levels.flatMap(({ people, agents, rate }) => {
    const level = Array.from({ length: people }, (_, index) => {
      number += 1;
      return {
        id: `${teamPrefix}${number}`,
        username: `${random.pick(starts)}${random.pick(ends)}${100 + number}`,
        type: index < agents ? "1" : "0",
        uplineId: above[index % above.length] ?? arif,
        rate,
        // Before the weeks that they have played.
        cameDaysAgo: 22 + random.int(300),
      };
    });
    above = level.filter(({ type }) => type === "1").map(({ id }) => id);
    return level;
  });
}

/**
 * A team of four levels below the sample agent; its play is written when the database is first opened (team-past.ts).
 */
export async function seedTeam(tx: Database, today: number): Promise<void> {
  const team = makeTeam();
  await insertAll(
    tx,
    members,
    team.map(({ id, username, type, cameDaysAgo }) => ({
      id,
      username,
      type,
      passwordHash: null,
      nickname: "",
      currencySymbol: "RM",
      vipRank: "0",
      vipLabel: "",
      passwordExpired: false,
      firstLogin: false,
      captchaAlways: false,
      contracts: {},
      createdAt: today - cameDaysAgo * day,
    })),
  );
  await insertAll(
    tx,
    ledgerAccounts,
    team.map(({ id }) => ({
      id: walletOf(id),
      kind: "member",
      memberId: id,
      balance: 0n,
    })),
  );
  await insertAll(
    tx,
    uplines,
    team.map(({ id, uplineId, rate }) => ({ memberId: id, uplineId, rate })),
  );
  await fillTeamLines(tx);
}
