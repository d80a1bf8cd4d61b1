import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { activityApplications } from "../db/tables/offers.ts";
import { content } from "../db/tables/platform.ts";
import { invalid, Refusal } from "./refusal.ts";
import { readContent } from "./content.ts";
import { tellDecision } from "./decision-notice.ts";
import { inLanguage } from "./in-language.ts";
import { toDecimal, toMinor } from "./money.ts";
import { pageOf } from "./page.ts";
import { promotionTimes } from "./promotion-times.ts";
import { keepPictures, readPictures } from "./uploads.ts";

/** Maximum length of a comment, in characters. */
const mostComment = 140;
/** Status of an activity that can be applied for (RWD-04). */
const open = "Join";

/** Lists the activities with the member's progress in each. */
export async function readActivities(
  db: Database,
  memberId: string,
  page: { readonly pageNo: number; readonly pageSize: number },
  language: string,
  now: number,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const all = await readContent(db, "activity", language);
  // The latest comes first; all before it were rejected.
  const mine = await db
    .select()
    .from(activityApplications)
    .where(eq(activityApplications.memberId, memberId))
    .orderBy(
      desc(ne(activityApplications.status, "Rejected")),
      desc(activityApplications.createdAt),
    );
  return {
    list: all.slice(offset, offset + limit).map(({ id, body }) => {
      const { startTime, endTime } = promotionTimes(body, now);
      const status = String(body["status"] ?? open);
      const latest = mine.find(({ activityId }) => activityId === id);
      return {
        id,
        title: String(body["title"]),
        description: String(body["content"] ?? ""),
        startsAt: startTime,
        endsAt: endTime,
        prize: prizeIn(body) ?? null,
        status: latest?.status ?? status,
        comment: latest?.comment ?? "",
        remark: latest?.remark ?? "",
        again: latest?.status === "Rejected" && status === open ? 1 : 0,
      };
    }),
    totalPages: pagesOf(all.length),
  };
}

interface Application {
  /** @default a generated id */
  readonly id?: string;
  readonly activityId: string;
  readonly comment: string;
  readonly images: readonly Blob[];
}

/**
 * Applies for an activity. A member who has already applied gets the current status, and nothing is written again,
 * unless the application was rejected.
 */
export async function applyForActivity(
  db: Database,
  memberId: string,
  { activityId, comment: raw, images, ...application }: Application,
  now: number,
): Promise<{ status: string }> {
  const comment = raw.trim();
  const length = [...comment].length;
  if (length < 1 || length > mostComment)
    throw invalid({ comment: `must have 1 to ${mostComment} characters` });
  const activities = await readContent(db, "activity");
  const activity = activities.find(({ id }) => id === activityId);
  if (activity === undefined) throw invalid({ activityId: "is not known" });
  const pictures = await readPictures(images, 0);
  return db.transaction(async (tx) => {
    const mine = () =>
      tx
        .select()
        .from(activityApplications)
        .where(
          and(
            eq(activityApplications.memberId, memberId),
            eq(activityApplications.activityId, activityId),
            ne(activityApplications.status, "Rejected"),
          ),
        );
    const [known] = await mine();
    if (known !== undefined) return { status: known.status };
    if (activity.body["status"] !== open)
      throw new Refusal("FORBIDDEN", {
        message: "This activity is not open for applications.",
      });
    const id = application.id ?? randomUUID();
    const made = await tx
      .insert(activityApplications)
      .values({
        id,
        memberId,
        activityId,
        comment,
        status: "Applying",
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: activityApplications.id });
    // A concurrent request was faster.
    if (made.length === 0) return { status: (await mine())[0]?.status ?? "" };
    await keepPictures(tx, pictures, {
      memberId,
      purpose: "ACTIVITY",
      subject: id,
      used: true,
      now,
    });
    return { status: "Applying" };
  });
}

const prizeIn = (
  body: Readonly<Record<string, unknown>> | undefined,
): string | undefined =>
  typeof body?.["prize"] === "string" ? body["prize"] : undefined;

/** Prizes of activities that a member was accepted for, claimed or not, as rewards of the reward centre. */
export async function readActivityRewards(
  db: Database,
  memberId: string,
  language: string,
) {
  const activities = await readContent(db, "activity", language);
  const accepted = await db
    .select()
    .from(activityApplications)
    .where(
      and(
        eq(activityApplications.memberId, memberId),
        inArray(activityApplications.status, ["Claim", "Claimed"]),
      ),
    );
  return accepted.map(({ activityId, status, createdAt, claimedAt }) => {
    const body = activities.find(({ id }) => id === activityId)?.body;
    return {
      id: activityId,
      kind: "BONUS" as const,
      title: String(body?.["title"] ?? activityId),
      amount: toDecimal(toMinor(prizeIn(body) ?? "") ?? 0n),
      prize: "",
      status: status === "Claim" ? ("READY" as const) : ("CLAIMED" as const),
      time: createdAt,
      claimedAt: claimedAt ?? null,
    };
  });
}

/** What an activity pays to an accepted member; undefined: nothing. */
export async function prizeOf(
  db: Database,
  activityId: string,
): Promise<bigint | undefined> {
  const activities = await readContent(db, "activity");
  const prize = prizeIn(activities.find(({ id }) => id === activityId)?.body);
  return prize === undefined ? undefined : toMinor(prize);
}

/**
 * Decides an application from the control room, and tells the member, with the remark if there is one; if the
 * activity pays something, it can be claimed from then on.
 */
export const decideApplication = (
  db: Database,
  id: string,
  action: "APPROVE" | "REJECT",
  now: number,
  remark = "",
): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: activityApplications, body: content.body })
      .from(activityApplications)
      .leftJoin(
        content,
        and(
          eq(content.kind, "activity"),
          eq(content.id, activityApplications.activityId),
        ),
      )
      .where(eq(activityApplications.id, id));
    const activityId = found?.row.activityId ?? "";
    const prize = await prizeOf(tx, activityId);
    const accepted = prize === undefined ? "Joined" : "Claim";
    const status = action === "APPROVE" ? accepted : "Rejected";
    const changed = await tx
      .update(activityApplications)
      .set({ status, remark })
      .where(
        and(
          eq(activityApplications.id, id),
          eq(activityApplications.status, "Applying"),
        ),
      )
      .returning({ memberId: activityApplications.memberId });
    const [applicant] = changed;
    if (applicant === undefined) throw new Refusal("ALREADY_SETTLED");
    await tellDecision(
      tx,
      applicant.memberId,
      {
        type: "APPLICATION_DECIDED",
        id: activityId,
        decision: `application${status}`,
        nameIn: (language) =>
          String(
            inLanguage(found?.body ?? {}, language)["title"] ?? activityId,
          ),
        remark,
      },
      now,
    );
  });
