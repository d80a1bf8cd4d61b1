// @ts-check
import { describe, expect, it } from "vitest";
import { planPictures } from "./plan.mjs";

const looks = [
  { brand: "noon", code: "EN" },
  { brand: "moonlit", code: "EN" },
];

/**
 * @param {string} title
 * @param {string} name
 * @param {number} steps
 * @param {"stories" | "pages"} [kind]
 */
const touched = (title, name, steps, kind = "stories") => ({
  subject: {
    id: `${title}--${name}`,
    title,
    name,
    kind,
    file: "",
    exportName: "",
  },
  steps,
  because: ["a.ts"],
  looks,
});
const widthsOf = () => [390, 1280];
const plan = (
  /** @type {readonly import("./touched.mjs").Touched[]} */ list,
  limit = 200,
) => planPictures(list, { limit, widthsOf });
const subjectsOf = (/** @type {import("./plan.mjs").Plan} */ { taken }) =>
  taken.map(({ subject }) => subject.id);

describe("the pictures of a change", () => {
  it("are each story in every brand, mode and width", () => {
    const { taken, all } = plan([touched("button", "plain", 1)]);
    expect(all).toBe(8);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(8);
    expect(taken.map(({ id }) => id)).toContain(
      "button--plain~moonlit~light~1280~EN",
    );
  });
  it("are no more than the limit, which says how many there would be", () => {
    const { taken, all } = plan([touched("button", "plain", 1)], 3);
    expect(taken).toHaveLength(3);
    expect(all).toBe(8);
  });
  it("show each story and page once before any twice", () => {
    const list = [
      touched("button", "plain", 1),
      touched("button", "wide", 1),
      touched("home", "guest", 4, "pages"),
    ];
    const ids = list.map(({ subject }) => subject.id);
    expect(new Set(subjectsOf(plan(list, 4)))).toEqual(new Set(ids));
  });
  it("take one of each component first, and the nearest first", () => {
    const list = [
      touched("far", "one", 5),
      touched("near", "one", 1),
      touched("near", "two", 1),
      touched("middle", "one", 2),
    ];
    expect(subjectsOf(plan(list, 4))).toEqual([
      "near--one",
      "middle--one",
      "far--one",
      "near--two",
    ]);
  });
  it("are the change's own stories, others and pages in turns", () => {
    const list = [
      touched("own", "one", 0),
      touched("own", "two", 0),
      touched("a", "one", 1),
      touched("b", "one", 1),
      touched("home", "guest", 9, "pages"),
      touched("deposit", "one", 9, "pages"),
    ];
    expect(subjectsOf(plan(list, 6))).toEqual([
      "own--one",
      "a--one",
      "home--guest",
      "own--two",
      "b--one",
      "deposit--one",
    ]);
  });
  it("have both modes and both widths even in a small sample", () => {
    const list = ["a", "b"].map((title) => touched(title, "one", 1));
    expect(
      plan(list, 2).taken.map(({ brand, mode, width }) => [brand, mode, width]),
    ).toEqual([
      ["noon", "dark", 390],
      ["moonlit", "light", 1280],
    ]);
  });
  it("spread over the looks, if each subject has only one", () => {
    const list = Array.from({ length: 8 }, (_, index) =>
      touched(`title${index}`, "one", 1),
    );
    const { taken } = plan(list, 8);
    expect(
      new Set(
        taken.map(({ brand, mode, width }) => [brand, mode, width].join()),
      ).size,
    ).toBe(8);
  });
});
