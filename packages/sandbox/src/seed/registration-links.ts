import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { actOnDeposit } from "../services/deposit-actions.ts";
import { openDeposit } from "../services/deposits.ts";
import { openAccount } from "../services/open-account.ts";
import {
  joinByLink,
  makeLink,
  setLinkState,
} from "../services/team/registration-links.ts";
import { arif } from "./payers.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** The sample agent's links: label, type, rate, age in days, and who came: username, days ago, first deposit. */
const links = [
  [
    ["New members, spring", "MEMBER", "1.20", 40],
    [
      ["novareef301", 31, 8_000n],
      ["miloquay302", 12, 5_000n],
      ["sunacove303", 3, 0n],
    ],
  ],
  [["Agents I train", "AGENT", "1.80", 26], [["tarikglen304", 18, 10_000n]]],
  [["Last year’s leaflet", "MEMBER", "0.50", 300], []],
] as const;

/** An account that registered with a link, and its first deposit, as life makes them. */
async function register(
  tx: Database,
  code: string,
  [username, daysAgo, amount]: (typeof links)[number][1][number],
  today: number,
): Promise<void> {
  const now = today - daysAgo * day;
  const account = { username, nickname: "", type: "0", passwordHash: null };
  const opened = await openAccount(tx, account, now);
  if (opened === undefined) throw new Error(`${username} is taken.`);
  await tx.insert(memberContacts).values({
    memberId: opened.id,
    payeeName: "",
    totpStep: 0,
    affiliateCode: code,
    profile: {},
  });
  await joinByLink(tx, opened, code, now);
  if (amount === 0n) return;
  const id = `D-seed-${username}`;
  const order = { id, memberId: opened.id, methodId: "bank", amount, run: "" };
  await openDeposit(tx, { ...order, now: now + 10 * minute });
  await actOnDeposit(tx, id, "CREDIT", now + 12 * minute);
}

/** Links of the sample agent: two that are active, with people who came, and one that is paused. */
export async function seedLinks(tx: Database, today: number): Promise<void> {
  for (const [[label, type, rate, daysAgo], people] of links) {
    const now = today - daysAgo * day;
    const wish = { label, type, rate };
    const { code } = await makeLink(tx, arif, wish, { portalOrigins: [], now });
    for (const person of people) await register(tx, code, person, today);
    if (people.length === 0)
      await setLinkState(tx, arif, { code, state: "PAUSED" }, []);
  }
}
