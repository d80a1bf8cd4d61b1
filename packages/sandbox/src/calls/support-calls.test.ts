import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
let client: ReturnType<TestSandbox["visitor"]>["client"];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  client = sandbox.visitor().client;
});
afterAll(() => sandbox.close());

const say = (path: string, body: string) =>
  sandbox.send(path, {
    method: "POST",
    body: new URLSearchParams({ body }),
  });
const pathOf = (address: string) => new URL(address).pathname;

describe("the hosts of the live tables (W-45)", () => {
  it("are listed page by page, those online first, each with a picture", async () => {
    const first = await client.call(calls.modelList, {
      pageNo: 1,
      pageSize: 8,
    });
    const second = await client.call(calls.modelList, {
      pageNo: 2,
      pageSize: 8,
    });
    expect(first).toMatchObject({ totalPages: 2 });
    const all = [...first.list, ...second.list];
    expect(new Set(all.map(({ id }) => id)).size).toBe(14);
    const online = all.map((model) => model.online);
    expect(online).toEqual(online.toSorted((one, two) => +two - +one));
    expect(new Set(online).size).toBe(2);
    for (const { imageUrl } of all)
      expect([imageUrl, (await sandbox.send(imageUrl)).status]).toEqual([
        imageUrl,
        200,
      ]);
  });
});

describe("a chat room (W-46)", () => {
  const open = async (modelId?: string) =>
    pathOf(
      (await client.call(calls.launchChat, { modelId, language: "EN" }))
        .chatUrl,
    );

  it("stores messages and answers automatically from the help articles", async () => {
    const path = await open();
    expect((await say(path, "How do I withdraw money?")).status).toBe(303);
    const page = await (await sandbox.send(path)).text();
    expect(page).toContain("How do I withdraw money?");
    expect(page).toContain("Withdraw: Set a payment password first.");
    await say(path, "zzzz");
    expect(await (await sandbox.send(path)).text()).toContain(
      "The help articles have no answer to that.",
    );
  });

  it.each([
    [
      "CN",
      "zh-CN",
      "如何提款？",
      "提款：请先设置支付密码",
      "帮助中心没有相关内容",
    ],
    [
      "MY",
      "ms-MY",
      "Bagaimana membuat pengeluaran?",
      "Pengeluaran: Tetapkan kata laluan pembayaran",
      "Tiada jawapan dalam bantuan",
    ],
    [
      "AR",
      "ar",
      "كيف يتم السحب؟",
      "السحب: عيّن كلمة مرور الدفع أولًا",
      "لا يوجد جواب عن ذلك",
    ],
    [
      "FR",
      "fr",
      "Comment faire un retrait ?",
      "Retrait\u202F: Définissez d’abord un mot de passe de paiement",
      "L’aide ne contient rien à ce sujet",
    ],
    [
      "TH",
      "th",
      "ถอนเงินอย่างไร",
      "ถอนเงิน: ตั้งรหัสผ่านธุรกรรมก่อน",
      "ไม่มีเรื่องนี้ในหน้าช่วยเหลือ",
    ],
    [
      "VI",
      "vi",
      "Rút tiền thế nào?",
      "Rút tiền: Hãy đặt mật khẩu giao dịch trước",
      "Phần trợ giúp không có nội dung này",
    ],
  ])(
    "is in %s for a reader of that language, inside and outside the portal",
    async (language, tag, question, answer, nothing) => {
      const { chatUrl } = await client.call(calls.launchChat, { language });
      const path = pathOf(chatUrl);
      await say(path, question);
      await say(path, "zzzz");
      const page = await (await sandbox.send(path)).text();
      const opening = `<html lang="${tag}" dir="${language === "AR" ? "rtl" : "ltr"}">`;
      expect(page).toContain(opening);
      expect(page).toContain(answer);
      expect(page).toContain(nothing);
      const door = `/desk/chat?lang=${language}`;
      expect(await (await sandbox.send(door)).text()).toContain(
        `action="${door}"`,
      );
      const opened = await sandbox.send(door, { method: "POST" });
      const room = await sandbox.send(opened.headers.get("Location") ?? "");
      const text = await room.text();
      expect(text).toContain(opening);
      expect(text).not.toMatch(
        /customer service|Development platform|Send|>You\b/,
      );
    },
  );

  it("is in English for a language that customer service does not support", async () => {
    const door = await sandbox.send("/desk/chat?lang=__proto__");
    const page = await door.text();
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain("Ask customer service");
  });

  it("is separate for each conversation, can be framed only by portals, and escapes what is written", async () => {
    const [mine, other] = [await open(), await open("host-1")];
    await say(mine, "<script>alert(1)</script>");
    const answer = await sandbox.send(mine);
    expect(answer.headers.get("Content-Security-Policy")).toContain(
      "frame-ancestors http://127.0.0.1:* http://localhost:*",
    );
    expect(await answer.text()).not.toContain("<script");
    const theirs = await (await sandbox.send(other)).text();
    expect(theirs).toContain("Amaya");
    expect(theirs).not.toContain("alert(1)");
  });

  it("is closed to new messages when full, and does not exist until it is opened", async () => {
    const path = await open();
    for (let count = 0; count < 101; count += 1)
      await say(path, `line ${count}`);
    const page = await (await sandbox.send(path)).text();
    expect(page).toContain("This chat is full.");
    expect(page).not.toContain("line 100<");
    expect((await sandbox.send("/desk/rooms/1")).status).toBe(404);
    expect((await say("/desk/rooms/1", "hello")).status).toBe(404);
  });

  it.each(["host-3", "nobody", ""])(
    "cannot be opened with %j, who is not at a table",
    async (modelId) => {
      expect(
        await refusalOf(
          client.call(calls.launchChat, { modelId, language: "EN" }),
        ),
      ).toMatchObject({ code: "INVALID_URL" });
    },
  );

  it("is rate-limited", async () => {
    const eager = sandbox.visitor().client;
    const ask = () => eager.call(calls.launchChat, { language: "EN" });
    for (let count = 0; count < 60; count += 1) await ask();
    expect(await refusalOf(ask())).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("also opens from the customer service page", async () => {
    const answer = await sandbox.send("/desk/chat", { method: "POST" });
    expect(answer.status).toBe(303);
    const room = answer.headers.get("Location") ?? "";
    expect(await (await sandbox.send(room)).text()).toContain(
      "this is customer service",
    );
  });
});
