import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { members } from "../db/tables/members.ts";
import { walletOf } from "./ledger.ts";
import type { Member } from "./session.ts";

interface NewAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type: string;
  /** Null: the account has no password login. */
  readonly passwordHash: string | null;
}

const currencySymbol = "RM";

/** Opens an account with an empty wallet; undefined if the username is taken. */
export async function openAccount(
  tx: Database,
  account: NewAccount,
  now: number,
): Promise<Member | undefined> {
  const [member] = await tx
    .insert(members)
    .values({
      id: `p-${randomUUID()}`,
      ...account,
      currencySymbol,
      vipRank: "0",
      vipLabel: "",
      passwordExpired: false,
      firstLogin: false,
      captchaAlways: false,
      contracts: {},
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (member === undefined) return undefined;
  await tx.insert(ledgerAccounts).values({
    id: walletOf(member.id),
    kind: "member",
    memberId: member.id,
    balance: 0n,
  });
  return member;
}
