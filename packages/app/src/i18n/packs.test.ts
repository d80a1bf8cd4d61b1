import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { directionOf, packFor, type BrandFile } from "@foyer/platform/brand";
import { describe, expect, it } from "vitest";
import { packFaults } from "@foyer/brand/words/packCheck";
import { basePack, packTags } from "@foyer/brand/words/basePacks";
import { packLanguages } from "@foyer/brand/words/packs";
import { translatableWords } from "@foyer/brand/words/sameAsEnglish";
import { root } from "@foyer/brand/checkout";

const packOf = (tag: string) => basePack(root, tag)?.messages ?? {};
const english = packOf("en");

const brands = readdirSync(`${root}themes`).filter((name) =>
  existsSync(`${root}themes/${name}/brand.json`),
);

/** Every pack that has to be as complete as English. */
const packs = packTags(root).filter((pack) => pack !== "en");

const isLatin = (tag: string) =>
  new Intl.Locale(tag).maximize().script === "Latn";

/** Texts that are the same in another language as in English. */
const alike: Readonly<Record<string, readonly string[]>> = {
  fr: [
    "1 point =",
    "Actions",
    "Agent",
    "Arcade",
    "Bingo",
    "Blackjack",
    "Bonus",
    "E-mail",
    "Jackpot",
    "Lite",
    "MM",
    "Maintenance",
    "Menu",
    "Mission",
    "Missions",
    "Notes",
    "Notification",
    "Notifications ( )",
    "Page",
    "Points",
    "Promos",
    "Promotion",
    "Promotions",
    "Roulette",
    "Score",
    "Services",
    "Sic bo",
    "Total",
    "Type",
    "Zha jin hua",
  ],
  ms: [
    "Bank",
    "Bingo",
    "Blackjack",
    "Bonus",
    "Captcha",
    "Deposit",
    "Fan tan",
    "Jackpot",
    "Lite",
    "Mahjong",
    "Menu",
    "Niuniu",
    "Se die",
    "Sic bo",
    "Status",
    "Zha jin hua",
  ],
  vi: ["Baccarat", "Bingo", "Roulette"],
};

describe("language packs", () => {
  it("include Malay as the default, English and Chinese in at least one brand (LNG-02, LNG-03, OPN-02)", () => {
    const settings = brands.map((brand): BrandFile => {
      const file = `${root}themes/${brand}/brand.json`;
      return JSON.parse(readFileSync(file, "utf8"));
    });
    const tagsOf = ({ languages }: BrandFile) =>
      Object.fromEntries(
        Object.entries(languages).map(([code, { tag }]) => [code, tag]),
      );
    const specified = settings.filter((one) =>
      isDeepStrictEqual(tagsOf(one), { MY: "ms-MY", EN: "en", CN: "zh-CN" }),
    );
    expect(specified.map(({ defaultLanguage }) => defaultLanguage)).toContain(
      "MY",
    );
  });

  // A table cell takes its direction from its first letter, and an amount may begin with a Latin currency.
  it("begin ranges in table cells with a word if they are written from right to left", () => {
    const rtl = packs.filter((tag) => directionOf({ tag }) === "rtl");
    expect(rtl).toContain("ar");
    for (const tag of rtl)
      for (const id of ["points.rules.step", "points.rules.lastStep"])
        expect(packOf(tag)[id], `${tag}: ${id}`).toMatch(/^\p{L}/u);
  });

  it("are each offered by at least one brand", () => {
    const tags = brands.flatMap((brand) =>
      packLanguages({ root, brand, pseudo: false }).map(({ tag }) => tag),
    );
    expect(
      packs.filter((pack) => !tags.some((tag) => packFor(tag, [pack]))),
    ).toEqual([]);
  });

  describe.each(packs)("%s", (tag) => {
    const pack = packOf(tag);
    const both = Object.entries(english).flatMap(([id, original]) => {
      const text = pack[id];
      return text === undefined ? [] : [{ id, original, text }];
    });

    // LOB-05
    it("has every English message, with the same arguments, valid plural forms and a fitting length", () => {
      expect(
        packFaults(english, { messages: pack, complete: true, tag }),
      ).toEqual([]);
    });

    it("has no text left in English apart from the listed exceptions", () => {
      const left = both
        .filter(({ original, text }) => original === text)
        .map(({ text }) => translatableWords(text))
        .filter((words) => /\p{L}/u.test(words));
      expect(left.filter((words) => !alike[tag]?.includes(words))).toEqual([]);
      // An entry that is no longer needed would hide the next untranslated text.
      expect(alike[tag] ?? []).toEqual([...new Set(left)].toSorted());
    });
  });

  it.each([
    ["red envelope", "rewards.kind.redEnvelope", "Red envelope"],
    [
      "account change details",
      "records.transactions",
      "Account change details",
    ],
    ["credit report", "records.transactions.credits", "Credit report"],
    ["VIP bonus", "centre.page.vipBonus", "VIP bonus"],
    ["refer and earn", "referral.figures", "Refer and earn"],
    ["internal messages", "inbox.label", "Internal messages"],
    ["chat room", "chat.title", "Chat room"],
    ["security center", "account.tab.security", "Security center"],
  ])("translate %s (MEM-17)", (_, id, text) => {
    expect(english[id]).toBe(text);
    for (const pack of packs) expect(packOf(pack)[id]).not.toBe(text);
  });

  it.each(packs.filter((pack) => !isLatin(pack)))(
    "%s uses only its own script, except for names",
    (pack) => {
      expect(
        Object.entries(packOf(pack)).filter(([, text]) =>
          /\p{Script=Latin}/u.test(translatableWords(text)),
        ),
      ).toEqual([]);
    },
  );
});
