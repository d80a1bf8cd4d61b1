import { and, desc, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { affiliates, memberContacts } from "../db/tables/identity.ts";
import { favourites, members, sessions } from "../db/tables/members.ts";
import { outbox } from "../db/tables/platform.ts";
import { feedback } from "../db/tables/support.ts";
import { readJson } from "../http/parse.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";
import { steeredRunOf } from "../http/run.ts";
import { clearSetting, readRun, writeSetting } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { affiliateCodeOf } from "../services/affiliates.ts";
import { bankSettingSchema } from "../services/bank-setting.ts";
import { profileSettingSchema } from "../services/profile-rules.ts";
import { registerSettingSchema } from "../services/register-rules.ts";
import { totpCode, totpStep } from "../services/totp.ts";

const affiliateSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{2,20}$/)),
  domain: v.nullish(v.pipe(v.string(), v.toLowerCase()), null),
  active: v.optional(v.boolean(), true),
});

/** The filters of a query for the outbox. */
function wanted(context: Context, run: string) {
  const { to, purpose } = context.req.query();
  // A plus in a query decodes to a space: a number may arrive with it, without it, or with a space.
  const recipient = to?.trim().replace(/^\+?(?=\d+$)/, "+");
  return and(
    eq(outbox.run, run),
    recipient === undefined ? undefined : eq(outbox.recipient, recipient),
    purpose === undefined ? undefined : eq(outbox.purpose, purpose),
  );
}

/** The part of the control API for login and registration: outbox, rules, affiliates, proofs. */
export function addIdentityApi(api: Hono, platform: Platform): void {
  const { db } = platform;
  const runFor = (context: Context) => steeredRunOf(platform, context);

  api.get("/outbox", async (context) =>
    context.json(
      await db
        .select()
        .from(outbox)
        .where(wanted(context, runFor(context)))
        .orderBy(desc(outbox.createdAt))
        .limit(200),
    ),
  );
  api.delete("/outbox", async (context) => {
    await db.delete(outbox).where(eq(outbox.run, runFor(context)));
    return context.json({ done: true });
  });

  api.put("/register", async (context) => {
    const wish = parse(registerSettingSchema, await readJson(context));
    await writeSetting(db, runFor(context), "register", wish);
    return context.json({ done: true });
  });
  api.delete("/register", async (context) => {
    await clearSetting(db, runFor(context), "register");
    return context.json({ done: true });
  });

  api.put("/profile", async (context) => {
    const wish = parse(profileSettingSchema, await readJson(context));
    await writeSetting(db, runFor(context), "profile", wish);
    return context.json({ done: true });
  });

  /** How long the first withdrawal to a new bank account is held back. */
  api.put("/bank", async (context) => {
    const wish = parse(bankSettingSchema, await readJson(context));
    await writeSetting(db, runFor(context), "bank", wish);
    return context.json({ done: true });
  });

  /** Messages sent with the feedback form in this run, the latest first. */
  api.get("/feedback", async (context) =>
    context.json(
      await db
        .select()
        .from(feedback)
        .where(eq(feedback.run, runFor(context)))
        .orderBy(desc(feedback.createdAt))
        .limit(200),
    ),
  );

  api.post("/affiliates", async (context) => {
    const wish = parse(affiliateSchema, await readJson(context));
    const row = { ...wish, code: affiliateCodeOf(wish.code), name: wish.code };
    await db
      .insert(affiliates)
      .values(row)
      .onConflictDoUpdate({ target: affiliates.code, set: row });
    return context.json({ done: true });
  });

  /** The lasting effects of calls on a member: tests count effects here, not answers. */
  api.get("/members/:username", async (context) => {
    const [member] = await db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.username, context.req.param("username").toLowerCase()));
    if (member === undefined)
      return context.json({ exists: false, sessions: 0, favourites: [] });
    const hearts = await db
      .select({ nodeId: favourites.nodeId })
      .from(favourites)
      .where(eq(favourites.memberId, member.id));
    return context.json({
      exists: true,
      // Every login so far, ended or not.
      sessions: await db.$count(sessions, eq(sessions.memberId, member.id)),
      favourites: hearts.map(({ nodeId }) => nodeId),
    });
  });

  /** The member's current authenticator app code. */
  api.get("/members/:username/authenticator", async (context) => {
    const [row] = await db
      .select({ secret: memberContacts.totpSecret })
      .from(memberContacts)
      .innerJoin(members, eq(members.id, memberContacts.memberId))
      .where(eq(members.username, context.req.param("username")));
    if (typeof row?.secret !== "string") throw new Refusal("USER_NOT_FOUND");
    const { now } = await readRun(platform, runFor(context));
    return context.json({ code: totpCode(row.secret, totpStep(now)) });
  });
}
