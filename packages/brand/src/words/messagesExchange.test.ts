import { describe, expect, it } from "vitest";
import { exportWords, importWords } from "./messagesExchange.ts";

const sources = {
  hello: { defaultMessage: "Hello {name}", description: "Greets a player" },
  count: {
    defaultMessage: "{count, plural, one {# game} other {# games}}",
    description: "Number of games",
  },
};
const pack = {
  hello: "Hai {name}",
  count: "{count, plural, other {# permainan}}",
};
const take = (file: string, tag = "ms") =>
  importWords(file, { tag, sources, pack });
const sent = exportWords("ms", { sources, pack });
const withText = (id: string, text: string) => {
  const file = JSON.parse(sent);
  file.messages[id].text = text;
  return JSON.stringify(file);
};
const problemsOf = (file: string, tag?: string) => {
  const imported = take(file, tag);
  return imported.ok ? [] : imported.problems;
};

describe("the exchange of words with a translator", () => {
  it("exports English texts and descriptions, sorted, with an empty text where nothing is translated", () => {
    expect(JSON.parse(exportWords("ms", { sources, pack: {} }))).toEqual({
      tag: "ms",
      messages: {
        count: {
          english: "{count, plural, one {# game} other {# games}}",
          description: "Number of games",
          text: "",
        },
        hello: {
          english: "Hello {name}",
          description: "Greets a player",
          text: "",
        },
      },
    });
  });

  it("imports its own export, sorted and without changes", () => {
    expect(take(sent)).toEqual({
      ok: true,
      count: 2,
      text: `${JSON.stringify({ count: pack.count, hello: pack.hello }, null, 2)}\n`,
    });
  });

  it("keeps the existing text where the translator left it empty", () => {
    const imported = take(withText("hello", ""));
    expect(imported.ok && JSON.parse(imported.text).hello).toBe("Hai {name}");
  });

  it.each([
    [
      "a name that English does not have",
      withText("hello", "Hai {nama}"),
      '"hello" uses {nama}, which',
    ],
    [
      "a form that Malay does not have",
      withText("count", "{count, plural, one {x} other {y}}"),
      '"count" has the form one of {count}',
    ],
    [
      "a text that is not ICU",
      withText("hello", "Hai {name"),
      '"hello" is not ICU',
    ],
    [
      "English that has changed since",
      sent.replace("Hello {name}", "Hi {name}"),
      '"hello" has another English text since the export: "Hello {name}"',
    ],
    [
      "an id that nothing uses",
      sent.replace('"hello":', '"gone":'),
      '"gone" is used by nothing',
    ],
    [
      "another language",
      sent.replace('"tag": "ms"', '"tag": "fr"'),
      "The file is of the language fr, and not of ms.",
    ],
    [
      "something else than texts",
      sent.replace('"text": "Hai {name}"', '"text": 7'),
      '"messages.hello.text" is not as the export wrote it',
    ],
    ["no JSON", "{", "The file is not valid JSON"],
  ])("rejects %s as a whole with a clear message", (_what, file, sentence) => {
    expect(problemsOf(file).join("\n")).toContain(sentence);
  });

  it("rejects an incomplete language and lists what is missing", () => {
    const file = exportWords("vi", { sources, pack: { hello: "Chào {name}" } });
    const imported = importWords(file, { tag: "vi", sources, pack: {} });
    expect(imported).toEqual({ ok: false, problems: ['"count" is missing.'] });
  });
});
