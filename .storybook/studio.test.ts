import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roleEntries } from "@foyer/themes/contract";
import {
  entryAt,
  withEntry,
  withRole,
  withSavedSeed,
  withSeed,
} from "./studio/changes.ts";
import { differences, seedNames, withBrand } from "./studio/diff.ts";
import { begin, change, redo, settle, undo } from "./studio/history.ts";
import { keepDraft, keptDraft } from "./studio/keep.ts";
import { fileText, filesOf, readPack, type StudioPack } from "./studio/pack.ts";
import { seedGroups } from "./studio/seedGroups.ts";
import { memoryStorage } from "./portal/standAlone.ts";
import { seedRules } from "../packages/brand/src/seeds/seeds.ts";

const number = (value: number) => ({ $type: "number", $value: value });
const files = [
  {
    name: "brand.json",
    text: JSON.stringify({
      name: "Harbour",
      merchantCode: "harbour",
      languages: { EN: { tag: "en", label: "English" } },
      defaultLanguage: "EN",
      defaultMode: "dark",
      hosts: { image: [], game: [], frame: [], connect: [] },
      categories: ["HOME", "RNG", "FAV"],
      legal: { rights: "All.", licence: "Seven.", risk: "Some." },
    }),
  },
  {
    name: "tokens.json",
    text: JSON.stringify({ seeds: { density: number(1.1) } }),
  },
  {
    name: "messages/EN.json",
    text: JSON.stringify({ "lobby.hot": "Busy now" }),
  },
];

function harbour(): StudioPack {
  const read = readPack(files);
  if (!read.ok) throw new Error(read.why.join("\n"));
  return read.pack;
}
const saved = harbour();
const keys = (draft: StudioPack) =>
  differences(saved, draft).map(({ file, key }) => `${file} ${key}`);

describe("the history", () => {
  it("undoes and redoes, and drops the redo steps after a new change", () => {
    const two = change(change(begin("a"), "b"), "c");
    expect(undo(two).now).toBe("b");
    expect(redo(undo(two)).now).toBe("c");
    const other = change(undo(two), "d");
    expect(redo(other).now).toBe("d");
    expect(undo(other).now).toBe("b");
    expect(undo(undo(undo(other))).now).toBe("a");
  });

  it("groups changes of one control into one step until the control is released", () => {
    const moved = ["b", "c", "d"].reduce(
      (history, now) => change(history, now, "accent"),
      begin("a"),
    );
    expect(undo(moved).now).toBe("a");
    const again = change(settle(moved), "e", "accent");
    expect(undo(again).now).toBe("d");
    expect(undo(change(moved, "f", "radius")).now).toBe("d");
  });

  it("ignores a change that changes nothing, and keeps 100 steps", () => {
    const history = begin("a");
    expect(change(history, "a")).toBe(history);
    const long = Array.from({ length: 300 }, (_, at) => String(at)).reduce(
      (before, now) => change(before, now),
      begin("first"),
    );
    expect(long.past).toHaveLength(100);
    expect(undo(long).now).toBe("298");
  });
});

describe("the differences", () => {
  it("list only the changes, by their keys in the files", () => {
    expect(differences(saved, saved)).toEqual([]);
    const draft = withRole(
      withSeed(
        withBrand(
          saved,
          withEntry(saved.brand, ["layout", "gameCard"], "cover"),
        ),
        "radius",
        12,
      ),
      "dark",
      "color.accent.fill",
      "#4fe0bd",
    );
    expect(keys(draft)).toEqual([
      "brand.json layout.gameCard",
      "tokens.json seeds.radius",
      "tokens.json dark.color.accent.fill",
    ]);
    expect(differences(saved, draft)[1]).toMatchObject({
      before: "8 px",
      after: "12 px",
      color: false,
    });
  });

  it("can be reverted one by one, until none is left", () => {
    const draft = withRole(
      withSeed(withSeed(saved, "density", 0.9), "motion", 0),
      "both",
      "radius.card",
      "3px",
    );
    const [first] = differences(saved, draft);
    expect(first && keys(first.takenBack)).toEqual(keys(draft).slice(1));
    const none = keys(draft).reduce(
      (pack) => differences(saved, pack)[0]?.takenBack ?? pack,
      draft,
    );
    expect(filesOf(none)).toEqual(filesOf(saved));
  });

  it("disappear when the saved seed is restored", () => {
    const draft = withSeed(saved, "accent", { l: 0.6, c: 0.1, h: 10 });
    expect(keys(draft)).toEqual(["tokens.json seeds.accent"]);
    expect(keys(withSavedSeed(draft, saved, "accent"))).toEqual([]);
  });
});

describe("an entry of brand.json", () => {
  it("is set and removed, together with groups that become empty", () => {
    const path = ["layout", "home", "rails"];
    const set = withEntry(saved.brand, path, ["LIVE"]);
    expect(entryAt(set, path)).toEqual(["LIVE"]);
    expect(withEntry(set, path, undefined)).toEqual(saved.brand);
    expect(entryAt(saved.brand, ["layout", "toString"])).toBeUndefined();
  });

  it("is rejected when the schema does not allow it, and the draft stays unchanged", () => {
    const wrong = withEntry(saved.brand, ["layout", "gameCard"], "neon");
    expect(withBrand(saved, wrong)).toBe(saved);
  });
});

describe("an imported brand pack", () => {
  const refused = (name: string, text: string) => {
    const read = readPack([{ name, text }], saved);
    expect(read.ok).toBe(false);
    return read.ok ? "" : read.why.join("\n");
  };
  const seeds = (content: unknown) => JSON.stringify({ seeds: content });

  it("replaces what it names and leaves the rest unchanged", () => {
    const read = readPack(
      [{ name: "tokens.json", text: seeds({ density: number(0.9) }) }],
      saved,
    );
    expect(read.ok && read.pack.tokens.seeds.density).toBe(0.9);
    expect(read.ok && read.pack.brand).toBe(saved.brand);
    expect(read.ok && read.pack.messages).toEqual(saved.messages);
  });

  it.each([
    ["what is no JSON", "tokens.json", "{", "not valid JSON"],
    [
      "an unknown seed",
      "tokens.json",
      seeds({ acent: { $type: "color", $value: "#fff000" } }),
      "accent",
    ],
    [
      "CSS for a colour",
      "tokens.json",
      seeds({ accent: { $type: "color", $value: "red;}body{display:none" } }),
      "not a colour",
    ],
    [
      "CSS for a family",
      "tokens.json",
      seeds({ fontBody: { $type: "fontFamily", $value: 'a";}*{color:red' } }),
      "not the name of a font family",
    ],
    [
      "a figure out of its range",
      "tokens.json",
      seeds({
        radius: { $type: "dimension", $value: { value: 99, unit: "px" } },
      }),
      "between 0 and 24",
    ],
    [
      "names that JavaScript keeps",
      "tokens.json",
      '{"seeds":{"__proto__":{"accent":1}}}',
      "__proto__",
    ],
    ["a file of another name", "theme.css", "body{}", "not a file of a brand"],
    ["a way out of the folder", "../brand.json", "{}", "not a file of a brand"],
    ["a brand that is none", "brand.json", '{"name":7}', "brand.json"],
  ])("is rejected for %s, with a reason", (_, name, text, says) => {
    expect(refused(name, text)).toContain(says);
  });

  it("is rejected as a whole when one of its files is invalid", () => {
    const read = readPack(
      [
        { name: "tokens.json", text: seeds({ density: number(0.9) }) },
        { name: "brand.json", text: "[]" },
      ],
      saved,
    );
    expect(read.ok).toBe(false);
  });

  it("reports at most ten problems and counts the rest", () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`x${at}`, number(1)]),
    );
    const lines = refused("tokens.json", seeds(many)).split("\n");
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe("And 190 more.");
  });
});

describe("the files of a draft", () => {
  it("are byte-identical after being read and written again", () => {
    const channel = fc.double({ min: 0, max: 1, noNaN: true });
    const anyChange = fc.record({
      accent: fc.record({
        l: channel,
        c: fc.double({ min: 0, max: 0.37, noNaN: true }),
        h: fc.double({ min: 0, max: 360, noNaN: true }),
      }),
      radius: fc.double({ min: 0, max: 24, noNaN: true }),
      weight: fc.integer({ min: 100, max: 900 }),
      card: fc.constantFrom("poster", "cover", "tile", undefined),
    });
    fc.assert(
      fc.property(anyChange, ({ accent, radius, weight, card }) => {
        const seeded = withSeed(
          withSeed(withSeed(saved, "accent", accent), "radius", radius),
          "weightBody",
          weight,
        );
        const draft = withBrand(
          seeded,
          withEntry(seeded.brand, ["layout", "gameCard"], card),
        );
        const read = readPack(filesOf(draft));
        expect(read.ok && filesOf(read.pack)).toEqual(filesOf(draft));
      }),
      { numRuns: 60 },
    );
  });

  it("keep content that the studio does not edit unchanged", () => {
    expect(JSON.parse(fileText(saved, "messages/EN.json"))).toEqual({
      "lobby.hot": "Busy now",
    });
    expect(JSON.parse(fileText(saved, "brand.json"))).toEqual(saved.brand);
    expect(fileText(saved, "nothing.json")).toBe("");
  });
});

describe("a stored draft", () => {
  it("is restored for its brand, and removed when it is cleared", () => {
    const storage = memoryStorage();
    const draft = withSeed(saved, "radius", 3);
    keepDraft(storage, "harbour", draft);
    const kept = keptDraft(storage, "harbour");
    expect(kept && filesOf(kept)).toEqual(filesOf(draft));
    expect(keptDraft(storage, "meadow")).toBeUndefined();
    keepDraft(storage, "harbour", undefined);
    expect(keptDraft(storage, "harbour")).toBeUndefined();
  });

  it.each([
    "null",
    "{",
    "[1]",
    '[{"name":"tokens.json"}]',
    '[{"name":"tokens.json","text":"{}"}]',
  ])("is ignored when storage holds %s", (text) => {
    expect(keptDraft({ getItem: () => text }, "harbour")).toBeUndefined();
  });

  it("is ignored when the browser's storage is not available", () => {
    const closed = () => {
      throw new Error("closed");
    };
    expect(keptDraft({ getItem: closed }, "harbour")).toBeUndefined();
    expect(() =>
      keepDraft({ setItem: closed, removeItem: closed }, "harbour", saved),
    ).not.toThrow();
  });
});

it("has exactly one control for every seed", () => {
  const shown = seedGroups.flatMap(([, names]) => names);
  expect(shown.toSorted()).toEqual([...seedNames].toSorted());
  expect(seedNames).toHaveLength(Object.keys(seedRules).length);
  expect(seedGroups.map(([title]) => title)).not.toContain("More");
  expect(roleEntries().length).toBeGreaterThan(100);
});
