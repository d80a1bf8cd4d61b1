import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { otherLanguages } from "../stock/content/languages.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
let client: ReturnType<TestSandbox["visitor"]>["client"];
let member: Awaited<ReturnType<TestSandbox["member"]>>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ draw: () => 0 });
  client = sandbox.visitor().client;
  member = await sandbox.member();
});
afterAll(() => sandbox.close());

const announced = (language: string) =>
  client.call(calls.announcements, {
    types: "B,PL,PU,PR,H",
    platform: "W",
    execution: "A,B,F",
    language,
  });

/** Makes a request in a language, which only the header states. */
const asked = async (path: string, language: string, init: RequestInit = {}) =>
  sandbox.readJson(path, {
    ...init,
    headers: {
      Language: language,
      Authorization: `Bearer ${member.token}`,
      "X-Foyer-Run": member.run,
      ...init.headers,
    },
  });

const titlesOf = (rows: readonly { readonly title: string }[]) =>
  rows.map(({ title }) => title);

describe("content by language", () => {
  it.each([
    ["EN", "Lantern Week", "Light one lantern a day"],
    ["CN", "灯笼周", "点亮一盏灯笼"],
    ["MY", "Minggu Tanglung", "Nyalakan satu tanglung"],
    ["AR", "أسبوع الفوانيس", "أضئ فانوسًا كل يوم"],
    ["FR", "La semaine des lanternes", "Allumez une lanterne par jour"],
    ["TH", "สัปดาห์โคมไฟ", "จุดโคมวันละหนึ่งดวง"],
    ["VI", "Tuần lễ Đèn lồng", "Mỗi ngày thắp một chiếc đèn lồng"],
  ])("returns promotions in %s", async (language, title, text) => {
    const { promotion } = await announced(language);
    const found = promotion.list?.find(({ id }) => id === "p-lantern-week");
    expect(found?.title).toBe(title);
    expect(found?.content).toContain(text);
    // Everything that is not text is the same in all languages.
    expect(found).toMatchObject({
      category: "limited",
      promotionType: "rng",
      linkage: { type: "URL", target: "/rng" },
    });
  });

  it.each(otherLanguages)(
    "returns all other announcements in %s",
    async (language) => {
      const [english, other] = await Promise.all([
        announced("EN"),
        announced(language),
      ]);
      const parts = (answer: typeof english) => [
        titlesOf(answer.banners),
        titlesOf(answer.player),
        titlesOf(answer.popup),
        titlesOf(answer.promotion.categories ?? []),
        titlesOf(answer.promotion.list ?? []),
      ];
      for (const [index, titles] of parts(english).entries()) {
        const others = parts(other)[index] ?? [];
        expect(titles.length).toBeGreaterThan(2);
        expect(others).toHaveLength(titles.length);
        expect(others.filter((title) => titles.includes(title))).toEqual([]);
      }
      expect(other.player.map(({ id }) => id)).toEqual(
        english.player.map(({ id }) => id),
      );
    },
  );

  it.each(["XA", "KR", "", "__proto__", "constructor"])(
    "falls back to English where there is no translation: “%s”",
    async (language) => {
      expect(await announced(language)).toEqual(await announced("EN"));
    },
  );

  it("never returns the texts of other languages", async () => {
    const raw = await sandbox.send(
      `${calls.announcements.path}?types=B,PL,PU,PR,H&platform=W&execution=&language=EN`,
    );
    const text = await raw.text();
    expect(text).toContain("Lantern Week");
    expect(text).not.toContain("灯笼");
    expect(text).not.toContain('"words"');
  });

  it("covers help, game announcements and terms", async () => {
    const help = (lang: string) =>
      client.call(calls.helpCenter, { lang, device: "WEB" });
    expect(titlesOf(await help("CN")).slice(0, 3)).toEqual([
      "新手入门",
      "您的账户",
      "存款",
    ]);
    expect(titlesOf(await help("cn"))).toEqual(titlesOf(await help("CN")));
    expect(titlesOf(await help("EN"))[0]).toBe("First steps");
    const notices = await client.call(calls.gameAnnouncements, {
      gameType: "FISH",
      language: "MY",
    });
    expect(titlesOf(notices.list)).toEqual([
      "Tangkapan setiap jam bermula tepat pada awal jam.",
    ]);
    const terms = async (language: string) =>
      (await client.call(calls.terms, { language })).content;
    expect(await terms("MY")).toContain("18 tahun ke atas");
    expect(await terms("AR")).toContain("18 سنة أو أكثر");
    expect(await terms("XA")).toBe(await terms("EN"));
  });

  it("uses the language header where a call has no language field", async () => {
    const titled = v.array(
      v.object({ title: v.string(), description: v.string() }),
    );
    const { list } = v.parse(
      v.object({ list: titled }),
      await asked(`${calls.activities.path}?pageNo=1&pageSize=10`, "CN"),
    );
    expect(titlesOf(list)).toContain("丰收日");
    expect(list[0]?.description).toContain("您种了些什么");
    for (const [language, rules] of [
      ["MY", "tidak akan luput"],
      ["VI", "không bao giờ hết hạn"],
    ] as const)
      expect(await asked(calls.pointsConfig.path, language)).toMatchObject({
        value: { rules: expect.stringContaining(rules) },
      });
    expect(
      await asked(`${calls.permission.path}?domain=x`, "CN"),
    ).toMatchObject({
      value: {
        customerService: [{ title: "在线聊天" }, { title: "写邮件给我们" }],
      },
    });
  });

  it("translates the benefits of the VIP ranks", async () => {
    const ranked = await sandbox.member({ vipRank: "3", vipLabel: "Gold" });
    const headers = {
      Authorization: `Bearer ${ranked.token}`,
      "X-Foyer-Run": ranked.run,
    };
    expect(await asked(calls.vip.path, "FR", { headers })).toMatchObject({
      value: {
        benefits: expect.arrayContaining([
          expect.objectContaining({
            rank: "2",
            label: "Perle",
            title: "Un retrait gratuit par jour",
          }),
        ]),
      },
    });
  });

  it("names a raffle prize in the language of the request", async () => {
    const { path, method } = calls.claimRaffle;
    expect(
      await asked(path, "MY", {
        method,
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": randomUUID(),
        },
        body: JSON.stringify({ promotionId: "p-lantern-week" }),
      }),
    ).toMatchObject({ value: { prize: "Sebuah tanglung kertas" } });
  });
});

describe("the maintenance message", () => {
  it("is in the visitor's language, or in the default language where it has no translation", async () => {
    await sandbox.control("PUT", `/status?run=${member.run}`, {
      maintenance: {
        on: true,
        message: "Back soon",
        words: { MY: "Kembali tidak lama lagi" },
      },
    });
    const message = async (language: string) => {
      const { maintenance } = v.parse(
        v.object({ maintenance: v.looseObject({ message: v.string() }) }),
        v.parse(
          v.object({ value: v.unknown() }),
          await asked(calls.systemStatus.path, language),
        ).value,
      );
      expect(maintenance).not.toHaveProperty("words");
      return maintenance.message;
    };
    expect(await message("MY")).toBe("Kembali tidak lama lagi");
    expect(await message("CN")).toBe("Back soon");
    expect(await message("constructor")).toBe("Back soon");
    await sandbox.control("DELETE", `/status?run=${member.run}`);
  });
});
