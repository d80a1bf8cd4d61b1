import { eq, and, isNull } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { games } from "../db/tables/catalogue.ts";
import { captchas, members, sessions } from "../db/tables/members.ts";
import { merchants } from "../db/tables/platform.ts";
import { readJson } from "../http/parse.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";
import { steeredRunOf } from "../http/run.ts";
import {
  clearSetting,
  readRun,
  statusSchema,
  writeSetting,
} from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { flagsSchema } from "../services/flags.ts";
import { audit } from "../services/ledger.ts";
import { popupsSchema } from "../services/popups.ts";
import { happeningSchema, letHappen } from "./happen.ts";
import {
  keepMerchant,
  merchantCode,
  merchantName,
} from "../services/merchants.ts";
import { conformWish, makeConformAccounts } from "./conform-accounts.ts";
import {
  addFault,
  faultSchema,
  listFaults,
  removeFaults,
} from "./faults-store.ts";
import { addIdentityApi } from "./identity-api.ts";
import { makeMember, memberSchema } from "./make-member.ts";
import { addPaymentsApi } from "./payments-api.ts";
import { resetDatabase } from "./reset.ts";

const read = async <S extends v.GenericSchema>(context: Context, schema: S) =>
  parse(schema, await readJson(context));

/** The API with which tests control the platform; the control room's pages offer the same to people. */
export function controlApi(platform: Platform): Hono {
  const { db, clock } = platform;
  const runFor = (context: Context) => steeredRunOf(platform, context);
  const api = new Hono();

  api.get("/merchants", async (context) =>
    context.json(await db.select().from(merchants).orderBy(merchants.code)),
  );
  api.put("/merchants/:code", async (context) => {
    const { name } = await read(context, v.object({ name: merchantName }));
    const code = parse(merchantCode, context.req.param("code"));
    await keepMerchant(db, code, name);
    return context.json({ done: true });
  });
  api.delete("/merchants/:code", async (context) => {
    const code = context.req.param("code");
    await db.delete(merchants).where(eq(merchants.code, code));
    return context.json({ done: true });
  });

  api.post("/members", async (context) =>
    context.json(
      await makeMember(db, await read(context, memberSchema), clock()),
    ),
  );
  api.post("/members/:username/sign-out", async (context) => {
    const [member] = await db
      .select()
      .from(members)
      .where(eq(members.username, context.req.param("username")));
    if (member === undefined) throw new Refusal("USER_NOT_FOUND");
    await db
      .update(sessions)
      .set({ revokedAt: clock() })
      .where(and(eq(sessions.memberId, member.id), isNull(sessions.revokedAt)));
    return context.json({ done: true });
  });

  api.get("/faults", async (context) =>
    context.json(await listFaults(db, runFor(context))),
  );
  api.post("/faults", async (context) => {
    const fault = await read(context, faultSchema);
    return context.json({
      id: await addFault(db, runFor(context), fault, clock()),
    });
  });
  api.delete("/faults", async (context) => {
    await removeFaults(db, runFor(context));
    return context.json({ done: true });
  });
  api.delete("/faults/:id", async (context) => {
    await removeFaults(db, runFor(context), context.req.param("id"));
    return context.json({ done: true });
  });

  api.get("/status", async (context) =>
    context.json((await readRun(platform, runFor(context))).status),
  );
  api.put("/status", async (context) => {
    await writeSetting(
      db,
      runFor(context),
      "status",
      await read(context, statusSchema),
    );
    return context.json({ done: true });
  });
  api.delete("/status", async (context) => {
    await clearSetting(db, runFor(context), "status");
    return context.json({ done: true });
  });

  api.put("/clock", async (context) => {
    const { offsetMs } = await read(
      context,
      v.object({ offsetMs: v.pipe(v.number(), v.integer()) }),
    );
    await writeSetting(db, runFor(context), "clockOffset", offsetMs);
    return context.json({ done: true });
  });

  api.put("/flags", async (context) => {
    await writeSetting(
      db,
      runFor(context),
      "flags",
      await read(context, flagsSchema),
    );
    return context.json({ done: true });
  });

  api.put("/games/:nodeId", async (context) => {
    const change = await read(context, v.object({ maintenance: v.boolean() }));
    const nodeId = context.req.param("nodeId");
    await db.update(games).set(change).where(eq(games.nodeId, nodeId));
    return context.json({ done: true });
  });

  api.put("/popups", async (context) => {
    await writeSetting(
      db,
      runFor(context),
      "popups",
      await read(context, popupsSchema),
    );
    return context.json({ done: true });
  });
  api.delete("/popups", async (context) => {
    await clearSetting(db, runFor(context), "popups");
    return context.json({ done: true });
  });

  api.post("/conform-accounts", async (context) => {
    const wish = await read(context, conformWish);
    const run = runFor(context);
    return context.json(await makeConformAccounts(platform, run, wish));
  });

  addPaymentsApi(api, platform);
  api.post("/members/:username/events", async (context) => {
    const happening = await read(context, happeningSchema);
    const { run, now } = await readRun(platform, runFor(context));
    await letHappen({ db, run, now }, context.req.param("username"), happening);
    return context.json({ done: true });
  });

  api.get("/ledger", async (context) => context.json(await audit(db)));
  addIdentityApi(api, platform);
  api.get("/captchas/:key", async (context) => {
    const [row] = await db
      .select()
      .from(captchas)
      .where(eq(captchas.key, context.req.param("key")));
    if (row === undefined) return context.notFound();
    return context.json({ answer: row.answer });
  });

  api.post("/reset", async (context) => {
    await resetDatabase(db, clock());
    return context.json({ done: true });
  });
  return api;
}
