import { describe, expect, it } from "vitest";
import { root } from "../checkout.ts";
import {
  englishAreas,
  englishFaults,
  written,
  type EnglishArea,
} from "./messagesEnglish.ts";

const area = (change: Partial<EnglishArea> = {}): EnglishArea => ({
  file: "words/en/money.json",
  notesFile: "words/notes/money.json",
  texts: {
    paid: "{amount} paid to {name}",
    count: "{count, plural, one {# day} other {# days}}",
  },
  notes: {
    paid: { note: "An amount has arrived", amount: ["RM 5"], name: "river88" },
    count: { note: "Days left", count: 3 },
  },
  ...change,
});
const faults = (change: Partial<EnglishArea>, used = true) =>
  englishFaults([area(change)], () => used);
const noted = (id: string, note: Record<string, string | number>) => ({
  notes: { ...area().notes, [id]: note },
});

describe("the check of the English words", () => {
  it("accepts texts with notes and with examples of all arguments", () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    ["no note", noted("paid", { amount: "RM 5", name: "x" }), "has no note in"],
    [
      "an empty note",
      noted("count", { note: " ", count: 3 }),
      "has no note in",
    ],
    ["no example", noted("count", { note: "Days" }), "is given {count}"],
    [
      "an example of nothing",
      noted("count", { note: "Days", count: 3, day: 2 }),
      "is not given {day}",
    ],
    [
      "a text where it counts",
      noted("count", { note: "Days", count: "3" }),
      "counts {count}",
    ],
    [
      "a number that is shown in Latin digits",
      noted("paid", { note: "Arrived", amount: 5, name: "x" }),
      "shows the number {amount}",
    ],
    [
      "a note about nothing",
      noted("gone", { note: "Gone" }),
      "is about no text",
    ],
  ])("reports %s", (_, change, rule) => {
    expect(faults(change)).toEqual([expect.stringContaining(rule)]);
  });

  it("reports unused texts and texts in two files", () => {
    expect(faults({}, false)).toHaveLength(2);
    expect(
      englishFaults([area(), area({ file: "words/en/team.json" })], () => true),
    ).toEqual([
      'words/en/team.json: "paid" stands in words/en/money.json too.',
      'words/en/team.json: "count" stands in words/en/money.json too.',
    ]);
  });
});

it("reads every area of the portal and of the library, each with its notes", () => {
  const areas = englishAreas(root);
  expect(areas.length).toBeGreaterThan(10);
  for (const { texts, notes } of areas)
    expect(Object.keys(notes)).toEqual(Object.keys(texts));
});

it("sorts a file and writes one text per line", () => {
  expect(written({ b: { note: "B", of: ["1"], n: 2 }, a: "A" })).toBe(
    '{\n  "a": "A",\n  "b": { "note": "B", "of": ["1"], "n": 2 }\n}\n',
  );
});
