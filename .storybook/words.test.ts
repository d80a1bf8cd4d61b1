import { describe, expect, it } from "vitest";
import { keywordsIn } from "./build/plugin.ts";
import { iconMatches } from "./pages/foundations/iconWords.ts";
import { groupsOf } from "./pages/views/storyIndex.ts";
import { wordList } from "./pages/views/words.ts";
import { isWords, withWords } from "./searchWords.ts";

const entry = (id: string, type: string, name: string) => ({
  id,
  type,
  name,
  title: "Components/Forms/Checkbox",
  importPath: "./Checkbox.stories.tsx",
  tags: [],
});
const index = {
  v: 5,
  entries: {
    "checkbox--docs": entry("checkbox--docs", "docs", "Docs"),
    "checkbox--on": entry("checkbox--on", "story", "On"),
  },
};
const words = { "./Checkbox.stories.tsx": ["toggle", "on and off"] };

describe("keywordsIn", () => {
  it("reads a list over several lines, whatever its quotes and brackets", () => {
    expect(
      keywordsIn(
        `guide: {\n keywords: [\n "pop-up",\n 'a [b]',\n \`tick\`,\n ],\n }, args: ["no"]`,
      ),
    ).toEqual(["pop-up", "a [b]", "tick"]);
  });
  it("returns none when there are none", () => {
    expect(keywordsIn("export const Plain = {}")).toEqual([]);
    expect(keywordsIn("keywords: []")).toEqual([]);
  });
});

describe("withWords", () => {
  it("adds the keywords to a component's documentation entry, where the search looks", () => {
    expect(withWords(index, words)).toMatchObject({
      entries: {
        "checkbox--docs": {
          anchors: [
            { id: "words", title: "toggle" },
            { id: "words", title: "on and off" },
          ],
        },
        "checkbox--on": entry("checkbox--on", "story", "On"),
      },
    });
  });
  it("adds the keywords to the first story when there is no documentation", () => {
    const { "checkbox--on": on } = index.entries;
    const taught = withWords({ entries: { a: on, b: on } }, words);
    expect(taught?.entries.a).toHaveProperty("anchors");
    expect(taught?.entries.b).not.toHaveProperty("anchors");
  });
  it("returns nothing once the keywords are present, or when there are none", () => {
    const taught = withWords(index, words);
    expect(taught && withWords(taught, words)).toBeUndefined();
    expect(withWords(index, {})).toBeUndefined();
  });
  it("recognises only lists of strings as keywords", () => {
    expect(isWords(words)).toBe(true);
    expect(isWords({ a: [1] })).toBe(false);
    expect(isWords("words")).toBe(false);
  });
});

describe("wordList", () => {
  it("lists each keyword and the component's name with its component", () => {
    const list = wordList(groupsOf(index), words);
    expect(list.map(({ word }) => word)).toEqual([
      "checkbox",
      "on and off",
      "toggle",
    ]);
    expect(list[0]?.groups[0]).toMatchObject({
      name: "Checkbox",
      docs: "checkbox--docs",
    });
  });
  it("handles an invalid index", () => {
    expect(groupsOf(undefined)).toEqual([]);
    expect(groupsOf({ entries: { a: { id: 1 } } })).toEqual([]);
  });
});

it("finds icons by name and by meaning, matching every word", () => {
  expect(iconMatches("wallet", "money")).toBe(true);
  expect(iconMatches("deposit", "money in")).toBe(true);
  expect(iconMatches("sun", "money")).toBe(false);
  expect(iconMatches("sun", "")).toBe(true);
});
