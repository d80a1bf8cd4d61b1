import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { DownlineType, LinkState } from "@foyer/platform/calls";
import { longestLinkLabel } from "@foyer/platform/constants";
import type { Database } from "../../db/database.ts";
import { registrationLinks, uplines } from "../../db/tables/agents.ts";
import { memberContacts } from "../../db/tables/identity.ts";
import { members } from "../../db/tables/members.ts";
import { deposits } from "../../db/tables/money.ts";
import { affiliateCodeOf } from "../affiliates.ts";
import { drawCode } from "../invitations.ts";
import { tellMember } from "../live-events.ts";
import { toDecimal } from "../money.ts";
import { invalid, Refusal } from "../refusal.ts";
import { isAgentType } from "../roles.ts";
import type { Member } from "../session.ts";
import { isShown } from "../text.ts";
import { joinLine, typeCodes } from "./join-line.ts";
import { capRate, rateOf, readRate } from "./rates.ts";

/** How many links an agent can have, those not counted that were removed. */
const mostLinks = 50;

/** What came of each link: accounts that registered with it, and those of them with a credited deposit. */
const registered = sql<number>`count(${memberContacts.memberId})::int`;
const deposited = sql<number>`(count(*) filter (where exists (select 1 from ${deposits} where ${deposits.memberId} = ${memberContacts.memberId} and ${deposits.state} = 'CREDITED')))::int`;

/** An agent's links with their figures, the newest first. */
async function linksOf(
  db: Database,
  agentId: string,
  portalOrigins: readonly string[],
  code?: string,
) {
  const [origin] = portalOrigins;
  const own = await rateOf(db, agentId);
  const rows = await db
    .select({
      code: registrationLinks.code,
      label: registrationLinks.label,
      type: registrationLinks.type,
      rate: registrationLinks.rate,
      state: registrationLinks.state,
      createdAt: registrationLinks.createdAt,
      registered,
      deposited,
    })
    .from(registrationLinks)
    .leftJoin(
      memberContacts,
      eq(memberContacts.affiliateCode, registrationLinks.code),
    )
    .where(
      and(
        eq(registrationLinks.agentId, agentId),
        code === undefined
          ? ne(registrationLinks.state, "REMOVED")
          : eq(registrationLinks.code, code),
      ),
    )
    .groupBy(registrationLinks.code)
    .orderBy(desc(registrationLinks.createdAt), registrationLinks.code);
  return rows.map(({ rate, ...link }) => ({
    ...link,
    // What an account gets that registers now: the agent's own rate may have fallen since.
    rate: toDecimal(BigInt(Math.min(rate, own))),
    // As for a friend's link, the portal builds the address where its own is not known.
    url:
      origin === undefined
        ? ""
        : `${origin}/register?affiliateCode=${link.code}`,
  }));
}

/** An agent's links, and how many there can be. */
export const readLinks = async (
  db: Database,
  agentId: string,
  portalOrigins: readonly string[],
) => ({
  list: await linksOf(db, agentId, portalOrigins),
  most: mostLinks,
});

async function readLink(
  db: Database,
  agentId: string,
  portalOrigins: readonly string[],
  code: string,
) {
  const [link] = await linksOf(db, agentId, portalOrigins, code);
  if (link === undefined)
    throw invalid({ code: "is not one of the agent's links" });
  return link;
}

/** Rejects one link too many; the agent's other changes of links wait until the transaction ends. */
async function checkRoom(tx: Database, agentId: string): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, agentId))
    .for("no key update");
  const there = await tx.$count(
    registrationLinks,
    and(
      eq(registrationLinks.agentId, agentId),
      ne(registrationLinks.state, "REMOVED"),
    ),
  );
  if (there >= mostLinks)
    throw new Refusal("FORBIDDEN", {
      message: `An agent can have ${mostLinks} registration links.`,
    });
}

interface Wish {
  readonly label: string;
  readonly type: DownlineType;
  /** Percentage, as a decimal. */
  readonly rate: string;
}

/** Makes a link; its label must be short and visible, and its rate one that the agent may give. */
export async function makeLink(
  tx: Database,
  agentId: string,
  { label: written, type, rate: wanted }: Wish,
  {
    portalOrigins,
    now,
  }: { readonly portalOrigins: readonly string[]; readonly now: number },
) {
  const label = written.trim();
  if (label === "" || [...label].length > longestLinkLabel || !isShown(label))
    throw invalid({ label: `must have 1 to ${longestLinkLabel} characters` });
  const rate = await readRate(tx, agentId, wanted);
  await checkRoom(tx, agentId);
  const link = {
    agentId,
    label,
    type,
    rate,
    state: "ACTIVE" as const,
    createdAt: now,
  };
  for (;;) {
    // Nothing is added if the code is taken.
    const [made] = await tx
      .insert(registrationLinks)
      .values({ ...link, code: drawCode() })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined)
      return readLink(tx, agentId, portalOrigins, made.code);
  }
}

/** Pauses, continues, removes or restores a link. Repeating it changes nothing. */
export async function setLinkState(
  tx: Database,
  agentId: string,
  { code, state }: { readonly code: string; readonly state: LinkState },
  portalOrigins: readonly string[],
) {
  const before = await readLink(tx, agentId, portalOrigins, code);
  if (before.state === "REMOVED" && state !== "REMOVED")
    await checkRoom(tx, agentId);
  await tx
    .update(registrationLinks)
    .set({ state })
    .where(eq(registrationLinks.code, code));
  return readLink(tx, agentId, portalOrigins, code);
}

/** The link with a code and the agent who made it; one that was removed, or is no longer an agent's, is unknown. */
const linkOf = (db: Database, code: string) =>
  db
    .select({ link: registrationLinks, agent: members })
    .from(registrationLinks)
    .innerJoin(members, eq(members.id, registrationLinks.agentId))
    .where(
      and(
        eq(registrationLinks.code, affiliateCodeOf(code)),
        ne(registrationLinks.state, "REMOVED"),
      ),
    );

type Found = Awaited<ReturnType<typeof linkOf>>[number];

function openOnly(found: Found | undefined): Found | undefined {
  if (found === undefined || !isAgentType(found.agent.type)) return undefined;
  if (found.link.state === "PAUSED") throw new Refusal("INVITATION_PAUSED");
  return found;
}

/**
 * The link that somebody wants to register with, its code typed in upper or lower case; undefined: there is none. One
 * that is paused is rejected.
 *
 * @example await findOpenLink(db, " k7wpq2xm ")
 */
export async function findOpenLink(
  db: Database,
  code: string,
): Promise<Found | undefined> {
  const [found] = await linkOf(db, code);
  return openOnly(found);
}

/**
 * Places a new account directly below the agent whose link it came with: of the link's type, with the contract types
 * of the agent's line and the link's rate, which is never above the agent's own. The agent is notified.
 */
export async function joinByLink(
  tx: Database,
  opened: Member,
  code: string,
  now: number,
): Promise<Member> {
  // The agent may have paused it meanwhile; from here on that waits.
  const [row] = await linkOf(tx, code).for("share", { of: registrationLinks });
  const found = openOnly(row);
  if (found === undefined) throw new Refusal("INVITATION_INVALID");
  const { link, agent } = found;
  const rate = await capRate(tx, agent.id, link.rate);
  const traits = { type: typeCodes[link.type] };
  const joined = await joinLine(tx, opened, agent, { rate, traits });
  await tellMember(
    tx,
    agent.id,
    {
      type: "DOWNLINE_REGISTERED",
      id: link.code,
      account: joined.username,
      text: link.label,
    },
    now,
  );
  return joined;
}

/** Condition for the accounts of a team that came with a link and are still directly below the agent. */
export const cameWith = (agentId: string, code: string) =>
  and(
    eq(uplines.uplineId, agentId),
    sql`${members.id} in (select ${memberContacts.memberId} from ${memberContacts} where ${memberContacts.affiliateCode} = ${affiliateCodeOf(code)})`,
  );
