import { describe, expect, it } from "vitest";
import { readMarks } from "./marks.ts";
import { readTranslatorFile, textsFor } from "./messagesExchange.ts";
import { takeTexts } from "./takeTexts.ts";
import type { ExchangedWords, TranslatorText } from "./translatorFile.ts";
import { translatorJson } from "./translatorJson.ts";
import { xliff } from "./xliffWrite.ts";

const words: ExchangedWords = {
  tag: "ms",
  english: {
    hello: "Hello {name}",
    count: "{count, plural, one {# game} other {# games}}",
    bye: "Goodbye",
    later: "Later",
    old: "A new text",
  },
  own: {
    hello: "Hai {name}",
    count: "{count, plural, other {# permainan}}",
    later: "Nanti",
    old: "Teks lama",
  },
  base: {},
  marks: readMarks({
    machine: { hello: "Hello {name}" },
    unread: { later: "Later" },
    read: { old: "An old text" },
  }).marks,
};
const descriptions = { hello: "Greets a player", count: "Number of games" };
const all = textsFor(words, descriptions);
const ids = (texts: readonly TranslatorText[]) => texts.map(({ id }) => id);

/** What an import of these texts makes of the words, by way of a file. */
function taken(
  texts: readonly TranslatorText[],
  write = xliff,
  into: ExchangedWords = words,
) {
  const file = readTranslatorFile(write(into.tag, texts));
  if (!file.ok) throw new Error(file.problems.join("\n"));
  return takeTexts(file, into);
}
const one = (id: string, change: Partial<TranslatorText>) =>
  all.filter((text) => text.id === id).map((text) => ({ ...text, ...change }));

describe("the export for a translator", () => {
  it("has English texts, notes and states, sorted, with an empty text where nothing is translated", () => {
    expect(all).toEqual([
      {
        id: "bye",
        english: "Goodbye",
        text: "",
        state: "initial",
        notes: ["At most 80 letters."],
      },
      {
        id: "count",
        english: words.english["count"],
        text: words.own["count"],
        state: "reviewed",
        notes: ["Number of games", "At most 80 letters."],
      },
      {
        id: "hello",
        english: "Hello {name}",
        text: "Hai {name}",
        state: "initial",
        notes: ["Greets a player", "At most 80 letters."],
      },
      {
        id: "later",
        english: "Later",
        text: "Nanti",
        state: "translated",
        notes: ["At most 80 letters."],
      },
      {
        id: "old",
        english: "A new text",
        text: "Teks lama",
        state: "initial",
        notes: ["At most 80 letters.", "The English text was: An old text"],
      },
    ]);
  });

  it.each([
    ["missing", ["bye"]],
    ["changed", ["old"]],
    ["unread", ["hello", "later"]],
  ] as const)("has only the texts that are %s", (only, wanted) => {
    expect(ids(textsFor(words, descriptions, only))).toEqual(wanted);
  });
});

describe.each([
  ["XLIFF", xliff],
  ["JSON", translatorJson],
])("the import from %s", (_, write) => {
  it("changes nothing where nothing was changed", () => {
    expect(taken(all, write)).toEqual({
      own: words.own,
      marks: words.marks,
      taken: [],
      unchanged: ["count", "hello", "later", "old"],
      untranslated: ["bye"],
      refused: [],
    });
  });

  it("changes a part of the texts alone", () => {
    const {
      own,
      marks,
      taken: ids,
    } = taken(
      one("bye", { text: "Selamat tinggal", state: "translated" }),
      write,
    );
    expect(own).toEqual({ ...words.own, bye: "Selamat tinggal" });
    expect(Object.keys(own)).toEqual(["bye", "count", "hello", "later", "old"]);
    expect([...marks].filter(([id]) => id !== "bye")).toEqual([...words.marks]);
    expect(ids).toEqual(["bye"]);
  });

  it.each([
    ["initial", "machine"],
    ["translated", "unread"],
    ["reviewed", "read"],
    ["final", "read"],
  ] as const)("marks a new text that is %s as %s", (state, mark) => {
    const { marks } = taken(one("bye", { text: "Ja", state }), write);
    expect(marks.get("bye")).toEqual({ mark, english: "Goodbye" });
  });

  it.each([
    ["an unread text that was read", "later", "final", "Later"],
    ["a text that fits the new English too", "old", "reviewed", "A new text"],
  ] as const)("takes %s without a change", (_what, id, state, english) => {
    const result = taken(one(id, { state }), write);
    expect([result.taken, result.own]).toEqual([[id], words.own]);
    expect(result.marks.get(id)).toEqual({ mark: "read", english });
  });

  it.each([
    [
      "a value that English does not have",
      one("hello", { text: "Hai {nama}" }),
      '"hello" uses {nama}, which the English message does not have.',
    ],
    [
      "a value that is left out",
      one("hello", { text: "Hai" }),
      '"hello" leaves out {name}, which the English message shows.',
    ],
    [
      "a form that Malay does not have",
      one("count", { text: "{count, plural, one {x} other {y}}" }),
      '"count" has the form one of {count}',
    ],
    [
      "a text that is not ICU",
      one("hello", { text: "Hai {name" }),
      '"hello" is not ICU',
    ],
    [
      "a text that is too long",
      one("bye", { text: "x".repeat(81) }),
      '"bye" is too long for its place',
    ],
    [
      "an address that runs as a script",
      one("bye", { text: "javascript:x" }),
      '"bye" contains an address that runs as a script',
    ],
    [
      "English that has changed since",
      one("bye", { text: "Ja", english: "Bye" }),
      '"bye" has another English text since the export: "Goodbye". Translate it anew.',
    ],
    [
      "an id that nothing uses",
      one("hello", { id: "helo", text: "Hai" }),
      '"helo" is used by nothing (did you mean "hello"?); remove it.',
    ],
  ])("refuses %s, and takes the others", (_what, texts, sentence) => {
    const good = one("later", { text: "Kemudian" });
    const result = taken([...texts, ...good], write);
    expect(result.refused.join("\n")).toContain(sentence);
    expect(result.own).toEqual({ ...words.own, later: "Kemudian" });
    expect(result.taken).toEqual(["later"]);
  });

  it("adds no text to a brand's pack that the portal has as it is", () => {
    const { bye = "", ...own } = { ...words.own, bye: "Jumpa lagi" };
    const brand = { ...words, own, base: { bye, later: "Kelak" } };
    const texts = textsFor(brand, {});
    expect(taken(texts, write, brand).own).toEqual(own);
    expect(
      taken(
        texts.map((text) => ({ ...text, state: "final" as const })),
        write,
        brand,
      ).own,
    ).toEqual(own);
  });
});

describe("the import", () => {
  it("refuses a text that is in the file twice", () => {
    const [text] = one("bye", { text: "Ja" });
    const [again] = one("bye", { text: "Nein" });
    if (!text || !again) throw new Error("There is no such text.");
    const result = taken([text, again]);
    expect(result.own["bye"]).toBe("Ja");
    expect(result.refused).toEqual(['"bye" is in the file twice; keep one.']);
  });

  it("keeps a text whose JSON has no state, and marks a new one as unread", () => {
    const texts = all.map((text) => ({
      ...text,
      text: text.text || "Ja",
      state: undefined,
    }));
    const result = taken(texts, translatorJson);
    expect(result.taken).toEqual(["bye"]);
    expect(result.marks.get("bye")?.mark).toBe("unread");
  });

  it.each([
    ["", "The file is not valid JSON"],
    ["{", "The file is not valid JSON"],
    ['{"tag":"ms"}', '"messages" is not as the export wrote it'],
    [
      '{"tag":"ms","messages":{"hello":{"english":"","text":7}}}',
      '"messages.hello.text" is not as the export wrote it',
    ],
  ])("refuses a file that is no export as a whole: %s", (text, sentence) => {
    const file = readTranslatorFile(text);
    expect(file.ok ? [] : file.problems.join()).toContain(sentence);
  });
});
