import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { png } from "../testing/pictures.ts";
import { lettersTo } from "../testing/letters.ts";
import { fresh } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // The desk lists what all runs have sent.
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const wish = {
  questionType: "GAME" as const,
  content: " The reels stand still. ",
  contact: "",
};
const send = async ({ client }: TestMember, over: Partial<typeof wish> = {}) =>
  (await client.call(calls.feedbackSend, { ...wish, ...over }, fresh())).number;
const listOf = async ({ client }: TestMember, pageNo = 1) =>
  client.call(calls.feedbackList, { pageNo, pageSize: 2 });
const threadOf = ({ client }: TestMember, number: string) =>
  client.call(calls.feedbackThread, { number });
const reply = ({ client }: TestMember, number: string, content: string) =>
  client.call(calls.feedbackReply, { number, content }, fresh());

const path = "/sandbox/feedback";
const page = async (number = "") =>
  (await sandbox.send(`${path}/${number}`.replace(/\/$/, ""))).text();
const post = (place: string, fields: Record<string, string> = {}) =>
  sandbox.send(`${path}/${place}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
const answer = (number: string, content: string, id: string = content) =>
  post(`${number}/answer`, { id, content });
const close = (number: string) => post(`${number}/close`);

describe("feedback of a visitor (W-54)", () => {
  it("reaches customer service without a login, under a number", async () => {
    const { client, run } = sandbox.visitor();
    const contact = "lake@post.example";
    const sent = await client.call(calls.feedback, { ...wish, contact });
    expect(sent.number).toMatch(/^F-\d{6}$/);
    expect(await sandbox.control("GET", `/feedback?run=${run}`)).toMatchObject([
      {
        questionType: "GAME",
        content: "The reels stand still.",
        memberId: null,
        state: "OPEN",
      },
    ]);
  });

  it.each([
    [
      "lake@post.example",
      "lake@post.example",
      {
        channel: "mail",
        subject: "Answer to {number}",
        body: "Customer service has answered your message {number}:\n\nPlease restart the game.",
      },
    ],
    [
      "+60 12-555 0147",
      "60125550147",
      {
        channel: "sms",
        subject: "",
        body: "test, answer to {number}: Please restart the game.",
      },
    ],
  ])("is answered at the contact %s", async (contact, to, expected) => {
    const { client, run } = sandbox.visitor();
    const { number } = await client.call(calls.feedback, { ...wish, contact });
    await answer(number, "Please restart the game.");
    const named = (text: string) => text.replace("{number}", number);
    expect(await lettersTo(sandbox, run, to)).toMatchObject([
      {
        channel: expected.channel,
        subject: named(expected.subject),
        body: named(expected.body),
      },
    ]);
  });

  it("is answered in the visitor's language", async () => {
    const contact = "tasik@post.example";
    const { client, run } = sandbox.visitor(
      undefined,
      undefined,
      undefined,
      undefined,
      "MY",
    );
    const { number } = await client.call(calls.feedback, { ...wish, contact });
    await answer(number, "Please restart the game.");
    expect(await lettersTo(sandbox, run, contact)).toMatchObject([
      { subject: `Jawapan kepada ${number}` },
    ]);
  });

  it.each([
    ["content", ""],
    ["content", "   "],
    ["content", "x".repeat(141)],
    ["contact", "nonsense !!"],
    ["contact", `${"x".repeat(60)}@${"y".repeat(60)}.example`],
  ])("is rejected with the %s %j", async (field, text) => {
    const { client } = sandbox.visitor();
    const refused = await refusalOf(
      client.call(calls.feedback, { ...wish, [field]: text }),
    );
    expect(refused).toMatchObject({ code: "VALIDATION" });
    expect(Object.keys(Object(refused.value).fields)).toEqual([field]);
  });
});

describe("feedback of a member", () => {
  it("gets different numbers and is listed to its sender only, newest first, page by page", async () => {
    const who = await sandbox.member();
    const other = await sandbox.member();
    const [first, second, third] = [
      await send(who),
      await send(who),
      await send(who),
    ];
    await send(other);
    expect(new Set([first, second, third]).size).toBe(3);
    const newest = await listOf(who);
    expect(newest).toMatchObject({
      list: [
        { number: third, content: "The reels stand still.", state: "OPEN" },
        { number: second, questionType: "GAME" },
      ],
      totalPages: 2,
    });
    expect((await listOf(who, 2)).list.map(({ number }) => number)).toEqual([
      first,
    ]);
    for (const act of [
      () => threadOf(other, first),
      () => reply(other, first, "Mine."),
      () => threadOf(who, "F-999999999"),
      () => threadOf(who, "F-100000"),
      () => threadOf(who, "nonsense"),
    ])
      expect(await refusalOf(act())).toMatchObject({ code: "VALIDATION" });
  });

  it("is answered, written back to, and closed, and the list says so", async () => {
    const who = await sandbox.member();
    const number = await send(who);
    const state = async () => (await listOf(who)).list[0]?.state;
    await answer(number, "Please restart the game.");
    expect(await state()).toBe("ANSWERED");
    await reply(who, number, " It goes on. ");
    expect(await state()).toBe("OPEN");
    await close(number);
    await close(number);
    const news = await who.client.call(calls.eventsSince, { cursor: "0" });
    expect(news.list.map(({ value }) => value.text)).toEqual([
      `Answer to ${number}`,
      "Your conversation was closed",
    ]);
    expect(await threadOf(who, number)).toMatchObject({
      number,
      state: "CLOSED",
      lines: [
        { by: "SERVICE", content: "Please restart the game." },
        { by: "MEMBER", content: "It goes on." },
      ],
    });
    expect(await refusalOf(reply(who, number, "Once more."))).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    expect((await answer(number, "Too late.")).status).toBe(409);
    expect((await threadOf(who, number)).lines).toHaveLength(2);
  });

  it.each(["", "x".repeat(141)])(
    "is not written back to with %j",
    async (text) => {
      const who = await sandbox.member();
      const number = await send(who);
      expect(await refusalOf(reply(who, number, text))).toMatchObject({
        code: "VALIDATION",
      });
      expect((await threadOf(who, number)).lines).toEqual([]);
    },
  );

  it("is limited to twenty messages in a minute, whatever they are", async () => {
    const who = await sandbox.member();
    const number = await send(who);
    for (let sent = 1; sent < 20; sent += 1) await reply(who, number, "More.");
    expect(await refusalOf(reply(who, number, "More."))).toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    expect(await refusalOf(send(who))).toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  it("brings one message in the inbox for each answer, without the answer's own words", async () => {
    const who = await sandbox.member();
    const number = await send(who);
    const words = "Please <b>restart</b> the game.";
    // The button was pressed twice.
    await answer(number, words, "one");
    await answer(number, words, "one");
    const { list } = await who.client.call(calls.messages, {
      pageNo: 1,
      pageSize: 9,
    });
    expect(list.map(({ title }) => title)).toEqual([`Answer to ${number}`]);
    expect(list[0]?.content).toContain(number);
    expect(list[0]?.content).not.toContain("restart");
    expect((await threadOf(who, number)).lines).toHaveLength(1);
  });

  it("has up to three checked pictures, shown to both sides, each in one message", async () => {
    const who = await sandbox.member();
    const other = await sandbox.member();
    const upload = async (by: TestMember, ...images: Blob[]) =>
      (await by.client.call(calls.feedbackPictures, { images })).map(
        ({ imageId }) => imageId,
      );
    const image = () => new File([new Uint8Array(png())], "a.png");
    const ids = await upload(who, image(), image());
    const { number } = await who.client.call(
      calls.feedbackSend,
      { ...wish, imageIds: ids },
      fresh(),
    );
    const [mine] = await upload(who, image());
    await who.client.call(
      calls.feedbackReply,
      { number, content: "One more.", imageIds: [mine ?? ""] },
      fresh(),
    );
    const thread = await threadOf(who, number);
    expect(thread.images).toEqual(ids.map((id) => `/art/upload/${id}`));
    expect(thread.lines).toMatchObject([{ images: [`/art/upload/${mine}`] }]);
    expect(thread.pictures).toBe(3);
    const shown = await sandbox.send(thread.images[0] ?? "");
    expect(shown.headers.get("Content-Type")).toBe("image/png");
    const desk = await page(number);
    for (const address of [...thread.images, `/art/upload/${mine}`])
      expect(desk).toContain(`<img src="${address}"`);
    const foreign = await upload(other, image());
    for (const imageIds of [ids, foreign, ["unknown"]]) {
      const again = who.client.call(
        calls.feedbackReply,
        { number, content: "Again.", imageIds },
        fresh(),
      );
      expect(await refusalOf(again)).toMatchObject({ code: "VALIDATION" });
    }
    expect((await threadOf(who, number)).lines).toHaveLength(1);
  });

  it.each([
    ["IMAGE_COUNT", []],
    ["IMAGE_COUNT", [1, 2, 3, 4].map(() => new Uint8Array(png()))],
    ["IMAGE_TYPE", [new TextEncoder().encode("<svg/>")]],
    ["IMAGE_SIZE", [new Uint8Array([...png(), ...Buffer.alloc(5_242_880)])]],
  ])("refuses pictures with %s", async (code, files) => {
    const who = await sandbox.member();
    const images = files.map((bytes) => new File([bytes], "a.png"));
    expect(
      await refusalOf(who.client.call(calls.feedbackPictures, { images })),
    ).toMatchObject({ code });
  });

  it("is closed to trial accounts", async () => {
    const trial = await sandbox.member({ type: "4" });
    for (const act of [() => listOf(trial), () => threadOf(trial, "F-100001")])
      expect(await refusalOf(act())).toMatchObject({
        code: "TRIAL_NOT_ALLOWED",
      });
  });
});

describe("the desk of customer service", () => {
  it("lists what is not closed, and shows a thread with its sender", async () => {
    const who = await sandbox.member();
    const number = await send(who);
    expect(await page()).toContain(`href="${path}/${number}"`);
    await answer(number, "Please restart the game.");
    const thread = await page(number);
    expect(thread).toContain(who.username);
    expect(thread).toContain("Please restart the game.");
    await close(number);
    expect(await page()).not.toContain(`href="${path}/${number}"`);
    expect(await page(number)).not.toContain("<textarea");
  });

  const answerWith = (
    number: string,
    files: readonly Uint8Array<ArrayBuffer>[],
  ) => {
    const body = new FormData();
    body.set("id", "with-pictures");
    body.set("content", "It looks like this.");
    for (const bytes of files)
      body.append("pictures", new File([bytes], "a.png"));
    return sandbox.send(`${path}/${number}/answer`, { method: "POST", body });
  };

  it("answers with up to three checked pictures, once, which the member sees", async () => {
    const who = await sandbox.member();
    const number = await send(who);
    expect(await page(number)).toContain('type="file"');
    const files = ["1111", "2222"].map((digits) => new Uint8Array(png(digits)));
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect((await answerWith(number, files)).status).toBe(303);
    const { lines } = await threadOf(who, number);
    expect(lines).toMatchObject([
      { by: "SERVICE", content: "It looks like this." },
    ]);
    const images = lines[0]?.images ?? [];
    expect(images).toHaveLength(2);
    for (const address of images) {
      expect(await page(number)).toContain(`<img src="${address}"`);
      const shown = await sandbox.send(address);
      expect(shown.headers.get("Content-Type")).toBe("image/png");
    }
    // Without a file, a browser sends an empty one without a name.
    const none = new FormData();
    none.set("id", "without");
    none.set("content", "Is that all?");
    none.set("pictures", new File([], ""));
    const place = `${path}/${number}/answer`;
    const sent = await sandbox.send(place, { method: "POST", body: none });
    expect(sent.status).toBe(303);
    expect((await threadOf(who, number)).lines[1]?.images).toEqual([]);
  });

  it.each([
    ["too many", [1, 2, 3, 4].map(() => new Uint8Array(png()))],
    ["another kind of file", [new TextEncoder().encode("<svg/>")]],
    [
      "a file that is too large",
      [new Uint8Array([...png(), ...Buffer.alloc(5_242_880)])],
    ],
  ])("sends no answer with %s", async (_name, files) => {
    const who = await sandbox.member();
    const number = await send(who);
    expect((await answerWith(number, files)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await threadOf(who, number)).toMatchObject({
      state: "OPEN",
      lines: [],
    });
  });

  it("has no pictures for a visitor, who is answered by mail", async () => {
    const { client } = sandbox.visitor();
    const { number } = await client.call(calls.feedback, {
      ...wish,
      contact: "lake@post.example",
    });
    expect(await page(number)).not.toContain('type="file"');
    const sent = await answerWith(number, [new Uint8Array(png())]);
    expect(sent.status).toBe(422);
  });

  it("puts what it has to answer before what it has answered", async () => {
    const who = await sandbox.member();
    const answered = await send(who);
    const open = await send(who);
    await answer(answered, "Please restart the game.");
    const html = await page();
    expect(html.indexOf(open)).toBeGreaterThan(0);
    expect(html.indexOf(open)).toBeLessThan(html.indexOf(answered));
  });

  it("shows hostile text as text", async () => {
    const who = await sandbox.member();
    const hostile = `<script>alert(1)</script><b onclick="x">`;
    const number = await send(who, { content: hostile });
    await reply(who, number, hostile);
    for (const html of [await page(), await page(number)]) {
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toMatch(/<script|<b onclick/);
    }
  });

  it.each([
    ["F-999999999/answer", { id: "1", content: "Hello" }],
    ["F-999999999/close", {}],
    ["nonsense/close", {}],
  ])("rejects %s", async (place, fields) => {
    expect((await post(place, fields)).status).toBe(422);
  });
});
