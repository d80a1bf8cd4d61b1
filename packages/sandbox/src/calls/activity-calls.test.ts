import * as calls from "@foyer/platform/calls";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { balanceOf, expectRightBooks, fresh } from "../testing/money.ts";
import { png } from "../testing/pictures.ts";

let sandbox: TestSandbox;
let drawn = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox({ draw: () => drawn });
});
afterAll(() => sandbox.close());

const picture = () => new File([new Uint8Array(png())], "a.png");

const apply = (
  { client }: TestMember,
  over: Partial<{ activityId: string; comment: string; images: Blob[] }> = {},
) =>
  client.call(calls.activityApply, {
    activityId: "act-harvest",
    comment: "I grow pumpkins.",
    images: [],
    ...over,
  });

const listed = async ({ client }: TestMember) =>
  (await client.call(calls.activities, { pageNo: 1, pageSize: 20 })).list;

const activityOf = async (who: TestMember, id: string) =>
  (await listed(who)).find((activity) => activity.id === id);

const statusOf = async (who: TestMember, id: string) =>
  (await activityOf(who, id))?.status;

const applications = (memberId: string) =>
  sandbox.platform.db.query.activityApplications.findMany({
    where: (row, { eq }) => eq(row.memberId, memberId),
  });

describe("an activity", () => {
  it("says what it is about, when it takes place and what it gives", async () => {
    const list = await listed(await sandbox.member());
    const now = Date.now();
    for (const { status, description, startsAt, endsAt } of list) {
      expect(description).toMatch(/^<p>[^<]+\. [^<]+\.<\/p>$/);
      const started = (startsAt ?? Number.NaN) <= now;
      const ended = (endsAt ?? Number.NaN) <= now;
      expect([status, started, ended]).toEqual([
        status,
        status !== "coming soon",
        status === "Close",
      ]);
    }
    expect(list.map(({ id, prize }) => [id, prize])).toEqual([
      ["act-harvest", null],
      ["act-photo", "8.00"],
      ["act-regatta", null],
      ["act-winter", null],
    ]);
  });
});

describe("an application", () => {
  it.each([0, 1, 3])("with %i pictures is saved and decided", async (count) => {
    const who = await sandbox.member();
    expect(await statusOf(who, "act-harvest")).toBe("Join");
    const images = Array.from({ length: count }, picture);
    expect(await apply(who, { images })).toEqual({ status: "Applying" });
    expect(await statusOf(who, "act-harvest")).toBe("Applying");
    const [row] = await applications(who.id);
    const kept = await sandbox.platform.db.query.uploads.findMany({
      where: (upload, { eq }) => eq(upload.subject, row?.id ?? ""),
    });
    expect(kept).toHaveLength(count);
    const path = `/applications/${row?.id ?? ""}`;
    await sandbox.control("POST", path, { action: "APPROVE" });
    expect(await statusOf(who, "act-harvest")).toBe("Joined");
    expect(
      await sandbox.control("POST", path, { action: "REJECT" }),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
  });

  it("is stored once however often it is sent, and once more after a rejection", async () => {
    const who = await sandbox.member();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => apply(who, { images: [picture()] })),
    );
    expect(answers).toEqual(answers.map(() => ({ status: "Applying" })));
    expect(await applications(who.id)).toHaveLength(1);
    const [row] = await applications(who.id);
    await sandbox.control("POST", `/applications/${row?.id ?? ""}`, {
      action: "REJECT",
    });
    const second = await Promise.all([1, 2, 3].map(() => apply(who)));
    expect(second).toEqual(second.map(() => ({ status: "Applying" })));
    expect(await applications(who.id)).toHaveLength(2);
    expect(await statusOf(who, "act-harvest")).toBe("Applying");
  });

  it("is shown again with what was sent and with the reason for the rejection", async () => {
    const who = await sandbox.member();
    const shown = () => activityOf(who, "act-harvest");
    expect(await shown()).toMatchObject({
      comment: "",
      remark: "",
      again: false,
    });
    await apply(who);
    expect(await shown()).toMatchObject({
      comment: "I grow pumpkins.",
      remark: "",
      again: false,
    });
    const [row] = await applications(who.id);
    await sandbox.control("POST", `/applications/${row?.id ?? ""}`, {
      action: "REJECT",
      remark: "Nothing about where.",
    });
    expect(await shown()).toMatchObject({
      status: "Rejected",
      comment: "I grow pumpkins.",
      remark: "Nothing about where.",
      again: true,
    });
    await apply(who, { comment: "On my balcony." });
    expect(await shown()).toMatchObject({
      status: "Applying",
      comment: "On my balcony.",
      remark: "",
      again: false,
    });
    expect(
      await activityOf(await sandbox.member(), "act-harvest"),
    ).toMatchObject({ status: "Join", comment: "", remark: "" });
  });

  it("cannot follow a rejection once the activity has closed", async () => {
    const who = await sandbox.member();
    await apply(who);
    const [row] = await applications(who.id);
    await sandbox.control("POST", `/applications/${row?.id ?? ""}`, {
      action: "REJECT",
    });
    const { db } = sandbox.platform;
    const closed = (status: string) =>
      db.execute(
        sql`update content set body = jsonb_set(body, '{status}', to_jsonb(${status}::text)) where kind = 'activity' and id = 'act-harvest'`,
      );
    await closed("Close");
    expect(await activityOf(who, "act-harvest")).toMatchObject({
      status: "Rejected",
      again: false,
    });
    expect(await refusalOf(apply(who))).toMatchObject({ code: "FORBIDDEN" });
    await closed("Join");
  });

  it("takes a comment of 140 characters and counts an emoji as one", async () => {
    const who = await sandbox.member();
    const long = "🎃".repeat(141);
    expect(await refusalOf(apply(who, { comment: long }))).toMatchObject({
      code: "VALIDATION",
    });
    expect(await apply(who, { comment: "🎃".repeat(140) })).toEqual({
      status: "Applying",
    });
  });

  it.each([
    [{ comment: "   " }, "VALIDATION"],
    [{ activityId: "act-nothing" }, "VALIDATION"],
    [{ activityId: "act-regatta" }, "FORBIDDEN"],
    [{ activityId: "act-winter" }, "FORBIDDEN"],
    [{ images: [1, 2, 3, 4].map(picture) }, "IMAGE_COUNT"],
    [{ images: [new File(["<svg/>"], "a.png")] }, "IMAGE_TYPE"],
    [
      {
        images: [
          new File([new Uint8Array(png()), new Uint8Array(5_242_880)], "a.png"),
        ],
      },
      "IMAGE_SIZE",
    ],
  ])("is rejected with %j: %s", async (over, code) => {
    const who = await sandbox.member();
    expect(await refusalOf(apply(who, over))).toMatchObject({ code });
    expect(await applications(who.id)).toEqual([]);
  });

  it("is rejected when its picture is a text field or when it is far too large", async () => {
    const who = await sandbox.member();
    const send = async (form: FormData) => {
      const answer = await sandbox.send("/wps/relay/MCS2_activityApply", {
        method: "POST",
        headers: { Authorization: `Bearer ${who.token}` },
        body: form,
      });
      return answer.json();
    };
    const form = (part: string | Blob) => {
      const made = new FormData();
      made.append("activityId", "act-harvest");
      made.append("comment", "x");
      made.append("images", part);
      return made;
    };
    expect(await send(form("not a file"))).toMatchObject({
      code: "VALIDATION",
    });
    const huge = new File([new Uint8Array(25 * 1024 * 1024)], "a.png");
    expect(await send(form(huge))).toMatchObject({ code: "IMAGE_SIZE" });
  });
});

describe("a raffle", () => {
  it.each([
    [0, "A paper lantern", "0.00", "100.00"],
    [60, "RM 5", "5.00", "105.00"],
    [99, "RM 500", "500.00", "600.00"],
  ])("pays for a draw of %i: %s", async (number, prize, amount, balance) => {
    drawn = number;
    const { client } = await sandbox.member({ balance: "100.00" });
    const request = { promotionId: "p-lantern-week" };
    expect(await client.call(calls.claimRaffle, request, fresh())).toEqual({
      prize,
      amount,
    });
    expect(await balanceOf(client)).toBe(balance);
    await expectRightBooks(sandbox);
  });

  it("is drawn only once by each member, even with simultaneous requests", async () => {
    drawn = 60;
    const { client } = await sandbox.member({ balance: "100.00" });
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        client
          .call(calls.claimRaffle, { promotionId: "p-lantern-week" }, fresh())
          .then(
            ({ prize }) => prize,
            ({ code }) => code,
          ),
      ),
    );
    expect(results.toSorted()).toEqual([
      "ALREADY_CLAIMED",
      "ALREADY_CLAIMED",
      "RM 5",
    ]);
    expect(await balanceOf(client)).toBe("105.00");
  });

  it("rejects a promotion that is not a raffle", async () => {
    const { client } = await sandbox.member();
    expect(
      await refusalOf(
        client.call(calls.claimRaffle, { promotionId: "p-welcome" }, fresh()),
      ),
    ).toMatchObject({ code: "VALIDATION" });
  });
});
