import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { walletVendors } from "../db/tables/money.ts";
import { withdrawalBlocks } from "../db/tables/payouts.ts";
import { pointsGoods } from "../db/tables/offers.ts";
import { readJson } from "../http/parse.ts";
import { parse } from "../services/parse.ts";
import { invalid, Refusal } from "../services/refusal.ts";
import { steeredRunOf } from "../http/run.ts";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { decideApplication } from "../services/activities.ts";
import { runJobs } from "../services/jobs.ts";
import { toMinor } from "../services/money.ts";
import { grantPoints } from "../services/points.ts";
import { decideRedemption } from "../services/redemptions.ts";
import { actOnReceipt } from "../services/payouts.ts";
import {
  actOnOrder,
  actOnWithdrawal,
  amount,
  decision,
  redemptionDecision,
  receiptDecision,
} from "./payment-decisions.ts";

async function memberNamed(db: Database, username: string): Promise<string> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, username));
  if (member === undefined) throw new Refusal("USER_NOT_FOUND");
  return member.id;
}

/** Adds the routes with which tests control payments, points and applications. */
export function addPaymentsApi(api: Hono, platform: Platform): void {
  const { db } = platform;
  const runFor = (context: Context) => steeredRunOf(platform, context);
  const nowOf = async (context: Context) =>
    (await readRun(platform, runFor(context))).now;
  const done = { done: true };

  api.post("/jobs", async (context) =>
    context.json(
      await runJobs(db, runFor(context), await nowOf(context), platform.draw),
    ),
  );
  api.post("/deposits/:id", async (context) => {
    await actOnOrder(
      platform,
      context.req.param("id"),
      await readJson(context),
    );
    return context.json(done);
  });
  api.post("/withdrawals/:id", async (context) => {
    const id = context.req.param("id");
    await actOnWithdrawal(
      db,
      id,
      await readJson(context),
      await nowOf(context),
    );
    return context.json(done);
  });
  api.post("/receipts/:id", async (context) => {
    const { action, part } = parse(receiptDecision, await readJson(context));
    await actOnReceipt(
      db,
      context.req.param("id"),
      action,
      await nowOf(context),
      toMinor(part) ?? 0n,
    );
    return context.json(done);
  });
  api.post("/redemptions/:id", async (context) => {
    const { action, remark } = parse(
      redemptionDecision,
      await readJson(context),
    );
    const id = context.req.param("id");
    await decideRedemption(db, id, action, await nowOf(context), remark);
    return context.json(done);
  });
  api.post("/applications/:id", async (context) => {
    const { action, remark } = parse(decision, await readJson(context));
    const id = context.req.param("id");
    await decideApplication(db, id, action, await nowOf(context), remark);
    return context.json(done);
  });
  api.put("/wallet-vendors/:vassalage", async (context) => {
    const { busy } = parse(
      v.object({ busy: v.boolean() }),
      await readJson(context),
    );
    const changed = await db
      .update(walletVendors)
      .set({ busy })
      .where(eq(walletVendors.vassalage, context.req.param("vassalage")))
      .returning({ vassalage: walletVendors.vassalage });
    if (changed.length === 0) throw invalid({ vassalage: "has no wallet" });
    return context.json(done);
  });
  api.put("/goods/:id", async (context) => {
    const change = parse(
      v.object({
        available: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
      await readJson(context),
    );
    await db
      .update(pointsGoods)
      .set(change)
      .where(eq(pointsGoods.id, context.req.param("id")));
    return context.json(done);
  });
  api.post("/members/:username/points", async (context) => {
    const memberId = await memberNamed(db, context.req.param("username"));
    const { points, title } = parse(
      v.object({
        points: amount,
        title: v.optional(v.string(), "Extra points"),
      }),
      await readJson(context),
    );
    const grant = {
      id: `points:${randomUUID()}`,
      title,
      points: toMinor(points) ?? 0n,
      now: await nowOf(context),
    };
    await db.transaction((tx) => grantPoints(tx, memberId, grant));
    return context.json(done);
  });
  api.put("/members/:username/blocks", async (context) => {
    const memberId = await memberNamed(db, context.req.param("username"));
    const blocks = parse(
      v.array(
        v.object({
          code: v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)),
          message: v.optional(v.string(), ""),
          action: v.optional(v.string(), ""),
        }),
      ),
      await readJson(context),
    );
    await db.transaction(async (tx) => {
      await tx
        .delete(withdrawalBlocks)
        .where(eq(withdrawalBlocks.memberId, memberId));
      if (blocks.length > 0)
        await tx
          .insert(withdrawalBlocks)
          .values(blocks.map((block) => ({ ...block, memberId })));
    });
    return context.json(done);
  });
}
