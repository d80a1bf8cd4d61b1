import type { ContractType } from "@foyer/platform/calls";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { contracts } from "../../db/tables/agents.ts";
import { games, vendors } from "../../db/tables/catalogue.ts";
import { lotteryTickets } from "../../db/tables/lottery.ts";
import { members } from "../../db/tables/members.ts";
import { rewards } from "../../db/tables/offers.ts";
import { rounds } from "../../db/tables/play.ts";
import { wordsIn } from "../../stock/content/languages.ts";
import { localName } from "../../stock/game-names/local-name.ts";
import { titleIn } from "../in-language.ts";
import { lotteryVendors } from "../lottery/schedule.ts";

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
}

/** Kinds whose reference is a readable text. */
const worded: ReadonlySet<string> = new Set(["promotion", "points-money"]);
const claimed: ReadonlySet<string> = new Set(["reward", "mission", "referral"]);
const played: ReadonlySet<string> = new Set(["stake", "win"]);
const owed: ReadonlySet<string> = new Set(["salary"]);
const moved: ReadonlySet<string> = new Set([
  "wallet-transfer",
  "wallet-return",
]);

async function readGames(
  db: Database,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const ofRounds = await db
    .select({ id: rounds.id, name: games.name })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(inArray(rounds.id, ids));
  const found = new Map(ofRounds.map(({ id, name }) => [id, name]));
  const others = ids.filter((id) => !found.has(id));
  if (others.length === 0) return found;
  const ofTickets = await db
    .select({ id: lotteryTickets.id, name: games.name })
    .from(lotteryTickets)
    .innerJoin(
      games,
      and(
        eq(games.gameCode, lotteryTickets.gameCode),
        inArray(games.vassalage, [...lotteryVendors]),
      ),
    )
    .where(inArray(lotteryTickets.id, others));
  for (const { id, name } of ofTickets) found.set(id, name);
  return found;
}

async function readRewardTitles(
  db: Database,
  ids: string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(rewards).where(inArray(rewards.id, ids));
  return new Map(rows.map((row) => [row.id, titleIn(row, language)]));
}

const contractTypes: Readonly<Record<ContractType, string>> = {
  DIVIDEND: "Dividend",
  DAILY: "Daily salary",
  HOURLY: "Hourly salary",
  REALTIME: "Real-time salary",
};

/** The contract behind each salary: its type, and the agent who gave it. */
async function readContractTitles(
  db: Database,
  ids: string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: contracts.id,
      type: contracts.type,
      agent: members.username,
    })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.agentId))
    .where(inArray(contracts.id, ids));
  const types = wordsIn(language)?.contractTypes ?? contractTypes;
  return new Map(
    rows.map(({ id, type, agent }) => [id, `${types[type]} · ${agent}`]),
  );
}

/**
 * What each entry was for, by its id: the game, the contract, the wallet at the other end, the platform's title for
 * it. An entry without a title of its own is left out.
 */
export async function readTitles(
  db: Database,
  entries: readonly Entry[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const of = (kinds: ReadonlySet<string>) =>
    entries.filter(({ kind }) => kinds.has(kind));
  const gameNames = await readGames(
    db,
    of(played).map(({ reference }) => reference),
  );
  const rewardTitles = await readRewardTitles(
    db,
    of(claimed).map(({ reference }) => reference),
    language,
  );
  const contractTitles = await readContractTitles(
    db,
    of(owed).map(({ reference }) => reference),
    language,
  );
  const vendorNames = new Map(
    of(moved).length === 0
      ? []
      : (await db.select().from(vendors)).map(({ vassalage, name }) => [
          vassalage,
          name,
        ]),
  );
  const titleOf = ({ kind, reference }: Entry): string | undefined => {
    if (played.has(kind)) {
      const name = gameNames.get(reference);
      return name && localName(name, language);
    }
    if (claimed.has(kind)) return rewardTitles.get(reference);
    if (owed.has(kind)) return contractTitles.get(reference);
    if (moved.has(kind)) return vendorNames.get(reference.replace(">", ""));
    return worded.has(kind) ? reference : undefined;
  };
  return new Map(
    entries.flatMap((entry) => {
      const title = titleOf(entry);
      return title === undefined ? [] : [[entry.id, title]];
    }),
  );
}
