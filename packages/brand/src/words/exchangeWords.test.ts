import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exportWords, importWords } from "./exchangeWords.ts";
import type { Selection } from "./messagesExchange.ts";
import {
  englishWords,
  hindiWords,
  makeWordsCheckout,
  malayWords,
} from "./testing/wordsCheckout.ts";

let checkout: ReturnType<typeof makeWordsCheckout>;
beforeEach(() => {
  checkout = makeWordsCheckout();
  checkout.name({ HI: { tag: "hi" } });
});
afterEach(() => checkout.remove());

const hindi = "themes/lake/messages/HI.json";
const marks = "themes/lake/messages/marks/HI.json";
const malay = "packages/app/src/words/ms.json";
const request = (language: string, brand = "lake") => ({
  root: checkout.root,
  language,
  brand,
});
const sent = (
  language: string,
  {
    brand = "lake",
    name = "x.xlf",
    only = undefined as Selection | undefined,
  } = {},
) => exportWords(request(language, brand), { name, descriptions: {}, only });
const take = (language: string, text = "", brand = "lake") =>
  importWords(request(language, brand), text);
const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
/** A file in which Hindi translations, in this state, were filled in. */
const filledIn = (words: Partial<typeof hindiWords>, state = "translated") =>
  Object.entries(words).reduce(
    (text, [id, said]) =>
      text.replace(
        new RegExp(
          `(<unit id="${id}">.*?<segment state=")initial(">.*?)(\\s*</segment>)`,
          "s",
        ),
        (_, before: string, middle: string, after: string) =>
          `${before}${state}${middle}<target>${said}</target>${after}`,
      ),
    sent("hi").text ?? "",
  );

describe("a brand's language that the portal has no words in", () => {
  it("goes to a translator and comes back in parts, into the brand's folder alone", () => {
    expect(sent("HI").lines).toEqual(["4 texts of hi, 4 to translate."]);
    const { hello, bye } = hindiWords;
    expect(take("hi", filledIn({ hello, bye }))).toEqual({
      ok: true,
      lines: [
        `2 texts taken into ${hindi}; 2 without a translation.`,
        "Still missing: 2 texts (games, team.title).",
      ],
    });
    expect(checkout.read(hindi)).toBe(json({ bye, hello }));
    expect(checkout.read(marks)).toBe(
      json({ unread: { bye: englishWords.bye, hello: englishWords.hello } }),
    );
    const { games } = hindiWords;
    expect(take("hi", filledIn({ games }, "final")).ok).toBe(true);
    expect(checkout.read(hindi)).toBe(json({ bye, games, hello }));
    expect(JSON.parse(checkout.read(marks))).toMatchObject({
      read: { games: englishWords.games },
    });
    expect(checkout.has("packages/app/src/words/hi.json")).toBe(false);
  });

  it("takes a file that has only what was missing", () => {
    const { bye, ...before } = hindiWords;
    checkout.write(hindi, before);
    const part = sent("hi", { only: "missing" }).text ?? "";
    take("hi", part.replace("</source>", `</source><target>${bye}</target>`));
    expect(JSON.parse(checkout.read(hindi))).toEqual(hindiWords);
  });

  it.each(["x.xlf", "x.xliff", "x.json"])(
    "is the same to the byte after the way there and back: %s",
    (name) => {
      const { games, hello, "team.title": title } = hindiWords;
      const pack = json({ games, hello, "team.title": `${title} & Co` });
      const marked = json({ machine: { hello: "Hello {name}" } });
      checkout.write(hindi, pack);
      checkout.write(marks, marked);
      expect(take("hi", sent("hi", { name }).text)).toEqual({
        ok: true,
        lines: [
          "No text taken; 3 unchanged; 1 without a translation.",
          "Still missing: 1 text (bye).",
        ],
      });
      expect([checkout.read(hindi), checkout.read(marks)]).toEqual([
        pack,
        marked,
      ]);
    },
  );

  it("takes what is right, and says what it refuses", () => {
    const text = filledIn({ hello: hindiWords.hello }).replace(
      "<source>Goodbye.</source>",
      "<source>Goodbye.</source><target>{who}</target>",
    );
    expect(take("hi", text)).toEqual({
      ok: false,
      lines: [
        '"bye" uses {who}, which the English message does not have.',
        `1 text taken into ${hindi}; 2 without a translation; 1 refused.`,
        "Still missing: 3 texts (bye, games, team.title).",
      ],
    });
  });

  it("points out texts that came back in English", () => {
    const { bye, "team.title": title } = englishWords;
    const { lines } = take(
      "hi",
      filledIn({ ...hindiWords, bye, "team.title": title } as never),
    );
    expect(lines.at(-1)).toBe(
      "The same as in English: 2 texts (bye, team.title).",
    );
  });

  it("is translated from English in the brand's own wording, and again once that changes", () => {
    checkout.write("themes/lake/messages/EN.json", { bye: "See you." });
    expect(sent("hi").text).toContain("<source>See you.</source>");
    take("hi", filledIn({ bye: hindiWords.bye }, "final"));
    expect(sent("hi", { only: "changed" })).toEqual({
      ok: true,
      lines: ["There is nothing to export: no text of hi is changed."],
    });
    checkout.write("themes/lake/messages/EN.json", {});
    const changed = sent("hi", { only: "changed" });
    expect(changed.lines).toEqual(["1 text of hi, 0 to translate."]);
    expect(changed.text).toContain("The English text was: See you.");
  });
});

describe("a brand's own wording in a language of the portal", () => {
  it("gets only the texts that differ from the portal's", () => {
    const text = sent("MY").text ?? "";
    expect(text).toContain(malayWords.bye);
    expect(take("MY", text).lines).toEqual(["No text taken; 4 unchanged."]);
    expect(checkout.has("themes/lake/messages/MY.json")).toBe(false);
    take("MY", text.replace(malayWords.bye, "Jumpa lagi."));
    expect(checkout.read("themes/lake/messages/MY.json")).toBe(
      json({ bye: "Jumpa lagi." }),
    );
  });
});

describe("a language of the portal", () => {
  it("is changed in part, and stays whole", () => {
    checkout.write(malay, json(malayWords));
    const text = sent("ms", { brand: "" }).text ?? "";
    expect(take("ms", text, "").lines).toEqual(["No text taken; 4 unchanged."]);
    expect(checkout.read(malay)).toBe(json(malayWords));
    const changed = text.replace(malayWords.bye, "Jumpa lagi.");
    expect(take("ms", changed, "").ok).toBe(true);
    expect(JSON.parse(checkout.read(malay))).toEqual({
      ...malayWords,
      bye: "Jumpa lagi.",
    });
    expect(checkout.has("packages/app/src/words/marks/ms.json")).toBe(true);
  });

  it("is not begun with a part", () => {
    const { hello } = hindiWords;
    expect(take("hi", filledIn({ hello }), "")).toEqual({
      ok: false,
      lines: [
        "packages/app/src/words/hi.json would lack 3 texts (bye, games, team.title). The portal has whole languages only: translate the rest, or give the part to a brand, with --brand.",
        "Nothing was written.",
      ],
    });
    expect(take("hi", filledIn(hindiWords), "").ok).toBe(true);
    expect(checkout.has("packages/app/src/words/hi.json")).toBe(true);
  });

  it("is never English, which is written where it is used", () => {
    expect(take("en", sent("en", { brand: "" }).text, "").lines).toEqual([
      "English is written in packages/app/src/words/en: change it there.",
      "Nothing was written.",
    ]);
  });
});

describe("a wrong request", () => {
  it.each([
    ["hi", "sea", 'There is no brand "sea" in themes.'],
    [
      "th",
      "lake",
      "themes/lake/brand.json has no language th; its languages are MY (ms-MY), EN (en), HI (hi). Add it to languages first.",
    ],
    ["not a tag", "", '"not a tag" is no language; write a BCP 47 tag, as ms.'],
  ])("is refused with a sentence: %s of %s", (language, brand, sentence) => {
    expect(() => sent(language, { brand })).toThrow(sentence);
    expect(() => take(language, "", brand)).toThrow(sentence);
  });

  it("is a file of another language", () => {
    expect(take("HI", sent("MY").text).lines).toEqual([
      "The file is of the language ms-MY, and not of hi.",
      "Nothing was written.",
    ]);
  });
});
