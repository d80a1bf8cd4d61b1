import { describe, expect, it } from "vitest";
import { changedIds, marksText, readMarks } from "./marks.ts";

const file = {
  machine: { bye: "Bye", hello: "" },
  read: { back: "Back" },
};

describe("the marks beside a pack", () => {
  it("give the same text after reading and writing", () => {
    const { marks, faults } = readMarks(file);
    expect(faults).toEqual([]);
    expect(marks.get("back")).toEqual({ mark: "read", english: "Back" });
    expect(marksText(marks)).toBe(`${JSON.stringify(file, null, 2)}\n`);
    expect(marksText(new Map())).toBe("{}\n");
  });

  it("say which texts have another English text since, where they know the old one", () => {
    const { marks } = readMarks(file);
    const english = { bye: "Goodbye", hello: "Hello", back: "Back" };
    expect(changedIds(marks, english)).toEqual(["bye"]);
  });

  it.each([
    [[], "", "must contain one object with machine, unread, read."],
    [{ seen: {} }, "seen", "is no mark; the marks are machine, unread, read."],
    [{ read: ["a"] }, "read", "must be one object of message id"],
    [{ read: { a: 7 } }, "read.a", "must be the English text, or empty."],
    [
      { machine: { a: "" }, read: { a: "" } },
      "read.a",
      "is marked machine too; keep one.",
    ],
  ])("are reported where they are wrong: %j", (value, key, rule) => {
    expect(readMarks(value).faults).toEqual([
      { key, rule: expect.stringContaining(rule) },
    ]);
  });
});
