import { describe, expect, it } from "vitest";
import { vipRanks } from "../../services/vip-ranks.ts";
import { textsIn } from "../../testing/spoken-texts.ts";
import { goods, methods } from "../../seed/money-lists.ts";
import { seedMessages } from "../../seed/messages.ts";
import { seedContent } from "../../seed/content/all.ts";
import { otherLanguages, wordsIn } from "./languages.ts";

const english = textsIn("EN");

/** Names and symbols that are the same in every language. */
const names =
  /Vespergate Live|Amber Salon|Winter Garden|Rooftop|Copperwhit|Lantern Pay|Quay Street Books|\b(?:RM|UTC)\b|Amaya|Maya/g;

/** Texts that are the same as in English: names and symbols everywhere, and a few words. */
const alike: Readonly<Record<string, readonly string[]>> = {
  MY: ["help deposit title", "record deposit"],
  FR: ["desk message", "record promotion"],
};
const alikeEverywhere = ["method lantern-pay", "desk colon"];

/** Texts with figures where English uses words: "one and a half times". */
const ownFigures: Readonly<Record<string, readonly string[]>> = {
  CN: ["rank 3 1 title"],
};

/** Words that urge the reader to act immediately, and exclamation marks. */
const urging: Readonly<Record<string, RegExp>> = {
  AR: /!|سارع|أسرع|عجّل|فورًا|لا تفوّت|لا تفوت|فرصتك|(العب|سجّل|أودع|اشترك) الآن/,
  CN: /[!！]|立即|马上|赶快|赶紧/,
  FR: /!|dépêchez|\bvite\b|tout de suite|sans attendre|immédiatement|maintenant|ratez|manquez|profitez|dernière chance/i,
  MY: /!|sekarang juga|jangan lepaskan|cepat/i,
  TH: /!|รีบ|ด่วน|เดี๋ยวนี้|ทันที|อย่าพลาด|ห้ามพลาด|โอกาสสุดท้าย/,
  VI: /!|nhanh (tay|lên|chóng)|mau lên|lập tức|ngay (bây giờ|hôm nay|lúc này)|(chơi|nạp|đăng ký|tham gia) ngay|đừng bỏ lỡ|cơ hội cuối/i,
};

/** Punctuation of another language: a French colon follows a narrow space, an Arabic comma is reversed. */
const strangeMarks: Readonly<Record<string, RegExp>> = {
  AR: /[,;?](?!\d)/,
  CN: /[,;?](?!\d)/,
  FR: /[^\u202F][;:?!»](?!\d)|«[^\u202F]|'/,
};

/** Unicode scripts whose name differs from the writing system's. */
const scriptOf = (tag: string): string => {
  const { script = "" } = new Intl.Locale(tag).maximize();
  return { Hans: "Han", Hant: "Han" }[script] ?? script;
};

const tagsOf = (text = "") => text.match(/<[^>]+>/g) ?? [];
const plain = (text: string) => text.replace(/<[^>]+>/g, " ");
/** French has a decimal comma. */
const figuresOf = (text = "", language = "") =>
  (
    plain(language === "FR" ? text.replace(/(\d),(?=\d)/g, "$1.") : text).match(
      /\d[\d:.]*\d|\d/g,
    ) ?? []
  ).toSorted();

describe.each(otherLanguages)("seeded texts in %s", (language) => {
  const own = textsIn(language);
  const words = wordsIn(language);
  /** Names of the texts that match. */
  const where = (pick: (text: string, name: string) => boolean) =>
    Object.entries(own)
      .filter(([name, text]) => pick(text, name))
      .map(([name]) => name);

  it("exist for every English text and differ from it", () => {
    expect(Object.keys(english).length).toBeGreaterThan(160);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const same = new Set([...alikeEverywhere, ...(alike[language] ?? [])]);
    expect(where((text) => text.trim() === "" && text !== ": ")).toEqual([]);
    expect(
      where((text, name) => text === english[name] && !same.has(name)),
    ).toEqual([]);
  });

  it("exist for exactly the seeded entries, in the same order", () => {
    const idsOf = (...kinds: readonly string[]) =>
      seedContent
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ id }) => id);
    const keys = (table: object | undefined) => Object.keys(table ?? {});
    expect({
      banners: keys(words?.banners),
      notices: keys(words?.notices),
      agentNotices: keys(words?.agentNotices),
      help: keys(words?.help),
      services: keys(words?.services),
      gameNotices: keys(words?.gameNotices),
      promotionCategories: keys(words?.promotionCategories),
      promotions: keys(words?.promotions),
      activities: keys(words?.activities),
      missions: keys(words?.missions),
      goods: keys(words?.goods),
      methods: keys(words?.methods),
      ranks: keys(words?.ranks),
    }).toEqual({
      banners: idsOf("banner"),
      notices: idsOf("notice", "popup"),
      agentNotices: idsOf("agentNotice"),
      help: idsOf("help"),
      services: idsOf("service"),
      gameNotices: idsOf("gameNotice"),
      promotionCategories: idsOf("promotionCategory"),
      promotions: idsOf("promotion"),
      activities: idsOf("activity"),
      missions: idsOf("mission"),
      goods: goods.map(([id]) => id),
      methods: methods.map(([id]) => id),
      ranks: vipRanks.map(({ rank }) => rank),
    });
    expect(keys(words?.letters)).toHaveLength(seedMessages.length);
  });

  it("have the same markup and links as in English", () => {
    expect(
      Object.entries(own).map(([name, text]) => [name, tagsOf(text)]),
    ).toEqual(
      Object.entries(english).map(([name, text]) => [name, tagsOf(text)]),
    );
  });

  it("state the same ages, hours and amounts", () => {
    // A text listed above may use figures where English uses words; English figures must be kept.
    const inFigures =
      (written: string) =>
      ([name, text]: readonly [string, string]) => [
        name,
        ownFigures[language]?.includes(name) === true
          ? []
          : figuresOf(text, written),
      ];
    expect(Object.entries(own).map(inFigures(language))).toEqual(
      Object.entries(english).map(inFigures("EN")),
    );
  });

  it("do not pressure the reader", () => {
    const hurried = urging[language];
    expect(hurried, `add the urging words of ${language}`).toBeDefined();
    // The terms ask to be told immediately when somebody else has used an account.
    expect(
      where((text, name) => name !== "terms" && hurried?.test(text) === true),
    ).toEqual([]);
  });

  it("use their own script, except for names", () => {
    const foreign = new RegExp(
      `(?!\\p{Script=${scriptOf(words?.language.tag ?? "")}})\\p{L}`,
      "u",
    );
    expect(
      where((text) => foreign.test(plain(text).replace(names, ""))),
    ).toEqual([]);
    for (const [name, text] of Object.entries(own))
      for (const known of (english[name] ?? "").match(names) ?? [])
        // The name of a time zone may be translated.
        if (known !== "UTC")
          expect([name, text]).toEqual([name, expect.stringContaining(known)]);
  });

  it("use the punctuation of their language", () => {
    const strange = strangeMarks[language] ?? /[，。：；？、「」]|\s[,.;:?]/;
    expect(
      where(
        (text) => text !== ": " && strange.test(text.replace(/<[^>]+>/g, "")),
      ),
    ).toEqual([]);
  });
});
