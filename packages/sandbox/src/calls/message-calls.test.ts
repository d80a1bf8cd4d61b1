import * as calls from "@foyer/platform/calls";
import { createClient } from "@foyer/platform/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restoreMessages } from "../services/messages.ts";
import { otherLanguages } from "../stock/content/languages.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { fresh, paymentPassword, rich } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const inbox = (
  { client }: Pick<TestMember, "client">,
  over: { pageNo?: number; keyword?: string } = {},
) => client.call(calls.messages, { pageNo: 1, pageSize: 2, ...over });

const send = ({ username }: TestMember, text: string, body = "") =>
  sandbox.control("POST", `/members/${username}/events`, {
    type: "MESSAGE",
    text,
    body,
  });

/** The same member, with another language. */
const readingIn = ({ token }: TestMember, language: string) => ({
  client: createClient({
    fetch: (url, init) => sandbox.send(url, init),
    token: () => token,
    merchant: "test",
    language: () => language,
    seal: () => Promise.reject(new Error("Nothing is sealed.")),
    wait: () => new Promise(() => undefined),
  }),
});

describe("the inbox (W-90)", () => {
  it("lists the member's own messages, page by page", async () => {
    const who = await sandbox.member({ unread: 3 });
    await sandbox.member({ unread: 1 });
    const first = await inbox(who);
    expect(first.list.map(({ title, read }) => [title, read])).toEqual([
      ["Message 1", false],
      ["Message 2", false],
    ]);
    expect(first.totalPages).toBe(2);
    const second = await inbox(who, { pageNo: 2 });
    expect(second.list.map(({ title }) => title)).toEqual(["Message 3"]);
  });

  it("lowers the unread count once for each opened message, and to zero when all are marked as read", async () => {
    const who = await sandbox.member({ unread: 3 });
    const { list } = await inbox(who);
    const read = (id?: string) =>
      who.client.call(calls.messageRead, id === undefined ? {} : { id });
    const [newest] = list;
    expect(await read(newest?.id)).toEqual({ unread: 2 });
    expect(await read(newest?.id)).toEqual({ unread: 2 });
    expect((await inbox(who)).list[0]?.read).toBe(true);
    expect(await who.client.call(calls.unreadCount, {})).toEqual({ count: 2 });
    expect(await read()).toEqual({ unread: 0 });
    expect(await who.client.call(calls.unreadCount, {})).toEqual({ count: 0 });
  });

  it("does not mark another member's message as read", async () => {
    const who = await sandbox.member({ unread: 1 });
    const other = await sandbox.member({ unread: 1 });
    const { list } = await inbox(other);
    expect(
      await refusalOf(
        who.client.call(calls.messageRead, { id: list[0]?.id ?? "" }),
      ),
    ).toMatchObject({ code: "VALIDATION" });
    expect(await other.client.call(calls.unreadCount, {})).toEqual({
      count: 1,
    });
  });

  it("searches titles and text but not markup, and treats special characters literally", async () => {
    const who = await sandbox.member();
    await send(who, "100% of it", "It was\n\n<b>paid</b> & sent");
    await send(who, "Lantern Week", "Three of seven.");
    const found = async (keyword: string) =>
      (await inbox(who, { keyword })).list.map(({ title }) => title);
    expect(await found("  lantern ")).toEqual(["Lantern Week"]);
    expect(await found("SEVEN")).toEqual(["Lantern Week"]);
    expect(await found("<p>")).toEqual([]);
    expect(await found("%")).toEqual(["100% of it"]);
    expect(await found("nowhere")).toEqual([]);
    expect((await inbox(who)).list[1]?.content).toBe(
      "<p>It was</p><p>&lt;b&gt;paid&lt;/b&gt; &amp; sent</p>",
    );
  });

  it.each([
    ["CN", "<p>来自本站的消息。</p>"],
    ["MY", "<p>Mesej daripada kami.</p>"],
    ["VI", "<p>Một tin nhắn từ chúng tôi.</p>"],
    ["EN", "<p>A message from us.</p>"],
  ])("shows messages in %s", async (language, content) => {
    const who = await sandbox.member();
    await send(who, "News");
    const { list } = await inbox(readingIn(who, language));
    expect(list[0]?.content).toBe(content);
  });

  it("lists one kind of messages, and marks several as read", async () => {
    const who = await sandbox.member({ unread: 2 });
    const of = async (kind: "NEWS" | "SERVICE") =>
      (
        await who.client.call(calls.messages, { pageNo: 1, pageSize: 9, kind })
      ).list.map(({ id }) => id);
    const ids = await of("NEWS");
    expect(ids).toHaveLength(2);
    expect(await of("SERVICE")).toEqual([]);
    expect(await who.client.call(calls.messageRead, { ids })).toEqual({
      unread: 0,
    });
  });

  it("keeps deleted messages for 30 days, in which they can be restored", async () => {
    const who = await sandbox.member({ unread: 3 });
    const ids = (await inbox(who)).list.map(({ id }) => id);
    const change = (call: typeof calls.messageDelete) =>
      who.client.call(call, { ids });
    expect(await change(calls.messageDelete)).toEqual({ unread: 1 });
    expect(await change(calls.messageDelete)).toEqual({ unread: 1 });
    const left = await inbox(who);
    expect(left.list.map(({ title }) => title)).toEqual(["Message 3"]);
    expect(left.totalPages).toBe(1);
    expect((await inbox(who, { keyword: "Message 1" })).list).toEqual([]);
    await who.client.call(calls.messageRead, {});
    // Deleted unread, they come back unread.
    expect(await change(calls.messageRestore)).toEqual({ unread: 2 });
    expect((await inbox(who)).list.map(({ id }) => id)).toEqual(ids);
    await change(calls.messageDelete);
    const { db } = sandbox.platform;
    const [row] = await db.query.messages.findMany({
      where: (each, { eq }) => eq(each.id, ids[0] ?? ""),
    });
    const late = (row?.deletedAt ?? 0) + 30 * 86_400_000;
    expect(await restoreMessages(db, who.id, ids, late)).toEqual({ unread: 0 });
    expect((await inbox(who)).list).toHaveLength(1);
  });

  it("does not delete or restore another member's messages", async () => {
    const who = await sandbox.member({ unread: 1 });
    const other = await sandbox.member({ unread: 1 });
    const ids = (await inbox(other)).list.map(({ id }) => id);
    await who.client.call(calls.messageDelete, { ids });
    expect((await inbox(other)).list).toHaveLength(1);
    await other.client.call(calls.messageDelete, { ids });
    await who.client.call(calls.messageRestore, { ids });
    expect((await inbox(other)).list).toEqual([]);
  });

  it("is not available to trial accounts", async () => {
    const who = await sandbox.member({ type: "4" });
    for (const refusal of await Promise.all(
      [
        inbox(who),
        who.client.call(calls.messageRead, {}),
        who.client.call(calls.messageDelete, { ids: ["M-1"] }),
        who.client.call(calls.messageRestore, { ids: ["M-1"] }),
      ].map((call) => refusalOf(call)),
    ))
      expect(refusal).toMatchObject({ code: "TRIAL_NOT_ALLOWED" });
  });
});

describe("a decision", () => {
  const told = async ({ client }: TestMember) =>
    (await client.call(calls.eventsSince, { cursor: "0" })).list.map(
      ({ type, value }) => [type, value.id],
    );
  const newest = async (who: TestMember, language: string) =>
    (await inbox(readingIn(who, language))).list[0];

  it.each([
    ["APPROVE", "Your redemption was approved", "We approved"],
    ["REJECT", "Your redemption was rejected", "Your points were refunded."],
  ])(
    "%s of a redemption updates open pages, and is told in the inbox with the remark",
    async (action, title, text) => {
      const who = await sandbox.member(rich);
      const { id } = await who.client.call(
        calls.redeemPoints,
        {
          goodsId: "g-voucher",
          quantity: 1,
          address: "7 Quay Street",
          mobileNum: "+60 12-555 0101",
          paymentPassword,
        },
        fresh(),
      );
      const decide = () =>
        sandbox.control("POST", `/redemptions/${id}`, {
          action,
          remark: "<i>$& done</i>",
        });
      await decide();
      await decide();
      expect(await told(who)).toEqual([
        ["REDEMPTION_DECIDED", id],
        ["MESSAGE", expect.any(String)],
      ]);
      const message = await newest(who, "EN");
      expect(message).toMatchObject({ title, read: false });
      expect(message?.content).toContain("“Bookshop voucher”");
      expect(message?.content).toContain(text);
      expect(message?.content).toContain(
        "<p>&lt;i&gt;$&amp; done&lt;/i&gt;</p>",
      );
    },
  );

  it.each([
    ["act-harvest", "APPROVE", "You have joined", "accepted"],
    ["act-photo", "APPROVE", "You can now claim its reward.", "accepted"],
    ["act-harvest", "REJECT", "We rejected", "rejected"],
  ])(
    "about the application for %s, %s, is told in every language with the activity's name",
    async (activityId, action, text, outcome) => {
      const who = await sandbox.member();
      await who.client.call(calls.activityApply, {
        activityId,
        comment: "Here it hangs.",
        images: [],
      });
      const [row] =
        await sandbox.platform.db.query.activityApplications.findMany({
          where: (each, { eq }) => eq(each.memberId, who.id),
        });
      await sandbox.control("POST", `/applications/${row?.id ?? ""}`, {
        action,
      });
      expect(await told(who)).toEqual([
        ["APPLICATION_DECIDED", activityId],
        ["MESSAGE", expect.any(String)],
      ]);
      const english = await newest(who, "EN");
      expect(english?.title).toBe(`Your application was ${outcome}`);
      expect(english?.content).toContain(text);
      const { list } = await who.client.call(calls.eventsSince, {
        cursor: "0",
      });
      const spoken = list.at(-1)?.value.words ?? {};
      const seen = new Set([english?.content]);
      for (const language of otherLanguages) {
        const message = await newest(who, language);
        // The toast says the same.
        expect(spoken[language]).toBe(message?.title);
        const { list } = await readingIn(who, language).client.call(
          calls.activities,
          { pageNo: 1, pageSize: 20 },
        );
        const name = list.find(({ id }) => id === activityId)?.title;
        expect(message?.content).toContain(name);
        expect(message?.title).not.toBe(english?.title);
        seen.add(message?.content);
      }
      expect(seen.size).toBe(otherLanguages.length + 1);
    },
  );
});
