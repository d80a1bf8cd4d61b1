import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Database } from "../db/database.ts";
import { readSecret } from "../db/secrets.ts";
import { verificationCodes } from "../db/tables/identity.ts";
import { networkOf } from "./network.ts";
import { Refusal } from "./refusal.ts";
import { knowsBrowser } from "./known-browsers.ts";

export type CodePurpose = (typeof verificationCodes.$inferSelect)["purpose"];

/** The purpose of a code, and whom it belongs to. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** A full mobile number, or a member's id. */
  readonly subject: string;
}

/** The visitor who requests a code or tries one. */
export interface Asker {
  /** Mark of the browser; undefined: it has none. */
  readonly device: string | undefined;
  readonly address: string;
}

/** Minutes until a code expires and another can be requested. */
export const codeMinutes = 2;
/** Wrong attempts after which a code is void, counted separately for its requester and for others. */
export const codeTries = 5;
const lifeMs = codeMinutes * 60_000;

const rowOf = ({ purpose, subject }: CodeKey) =>
  and(
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.subject, subject),
  );

/** Six digits are quickly brute-forced, so the stored hash is useless without the platform's own key. */
async function hashCode(
  db: Database,
  { purpose, subject }: CodeKey,
  code: string,
): Promise<string> {
  const secret = await readSecret(db, "botCheck");
  return createHmac("sha256", `${secret}:codes`)
    .update(JSON.stringify([purpose, subject, code]))
    .digest("base64url");
}

/** Seconds until a sent code expires; undefined if none is active. */
export async function codeAlive(
  db: Database,
  key: CodeKey,
  now: number,
): Promise<number | undefined> {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        rowOf(key),
        gt(verificationCodes.expiresAt, now),
        isNull(verificationCodes.usedAt),
        lt(verificationCodes.tries, codeTries),
        lt(verificationCodes.neighbourTries, codeTries),
      ),
    );
  return row && Math.max(1, Math.ceil((row.expiresAt - now) / 1000));
}

/**
 * Creates and stores a code; sending it is up to the caller. While one is active there is no other: of two concurrent
 * requests, one is rejected and told how long to wait. A code that is used or was tried too often still blocks a new
 * one until it expires, so that nobody can brute-force codes by requesting new ones.
 */
export async function issueCode(
  db: Database,
  key: CodeKey,
  now: number,
  asker: Asker,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const fresh = {
    codeHash: await hashCode(db, key, code),
    tries: 0,
    neighbourTries: 0,
    strangerTries: 0,
    askedBy: asker.device ?? "",
    askedFrom: asker.address,
    createdAt: now,
    expiresAt: now + lifeMs,
    usedAt: null,
  };
  const [made] = await db
    .insert(verificationCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.subject],
      set: fresh,
      setWhere: sql`${verificationCodes.expiresAt} <= ${now}`,
    })
    .returning();
  if (made !== undefined) return code;
  const [row] = await db
    .select({ expiresAt: verificationCodes.expiresAt })
    .from(verificationCodes)
    .where(rowOf(key));
  const left = ((row?.expiresAt ?? now) - now) / 1000;
  throw new Refusal("TOO_MANY_REQUESTS", {
    retryAfter: Math.max(1, Math.ceil(left)),
  });
}

/**
 * The requester of a code is recognised by the browser mark. A browser without one, for example because it blocks
 * cookies, is recognised by its address, which others may share; its attempts are counted separately.
 */
const whoAsked = ({ device, address }: Asker) => {
  const { askedFrom, askedBy, tries, neighbourTries } = verificationCodes;
  return device === undefined
    ? {
        own: eq(askedFrom, address),
        column: neighbourTries,
        name: "neighbourTries" as const,
      }
    : { own: eq(askedBy, device), column: tries, name: "tries" as const };
};

/**
 * Under which key a visitor's attempts at a number's codes are counted: a browser that requested the code, or that
 * the account knows, on its own; any other by its address, so that forging marks gains no extra attempts.
 */
export async function codeVisitor(
  db: Database,
  key: CodeKey,
  { device, address }: Asker,
): Promise<string> {
  if (device === undefined) return networkOf(address);
  const asked = and(rowOf(key), eq(verificationCodes.askedBy, device));
  const isOwn =
    (await db.$count(verificationCodes, asked)) > 0 ||
    (await knowsBrowser(db, key.subject, device));
  return isOwn ? device : networkOf(address);
}

/**
 * Compares a code with the one that was sent, which counts as an attempt; using it up is a separate step. The
 * requester's attempts are counted separately from all others: five wrong attempts of a stranger leave the owner's
 * untouched, and of a million codes at most fifteen can be tried in all.
 */
export async function checkCode(
  db: Database,
  key: CodeKey,
  code: string,
  { now, device, address }: Asker & { readonly now: number },
  refusal: () => Refusal = () => new Refusal("CODE_WRONG"),
): Promise<void> {
  const { own, column, name } = whoAsked({ device, address });
  const { strangerTries } = verificationCodes;
  // Counted before it is compared, so that concurrent attempts cannot exceed the limit.
  const [row] = await db
    .update(verificationCodes)
    .set({
      [name]: sql`case when ${own} then ${column} + 1 else ${column} end`,
      strangerTries: sql`case when ${own} then ${strangerTries} else ${strangerTries} + 1 end`,
    })
    .where(
      and(
        rowOf(key),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        sql`case when ${own} then ${column} else ${strangerTries} end < ${codeTries}`,
      ),
    )
    .returning();
  const given = Buffer.from(await hashCode(db, key, code.trim()));
  const kept = Buffer.from(row?.codeHash ?? "");
  if (given.length !== kept.length || !timingSafeEqual(given, kept))
    throw refusal();
}

/** Uses up a code that was verified. Of several concurrent calls, one succeeds. */
export async function spendCode(
  tx: Database,
  key: CodeKey,
  now: number,
): Promise<void> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(rowOf(key), isNull(verificationCodes.usedAt)))
    .returning({ subject: verificationCodes.subject });
  if (used.length === 0) throw new Refusal("CODE_WRONG");
}
