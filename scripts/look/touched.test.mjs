// @ts-check
import { describe, expect, it } from "vitest";
import { select } from "./touched.mjs";

const button = "packages/ui/src/components/button/Button.tsx";
const buttonStories = button.replace(".tsx", ".stories.tsx");
const badge = "packages/ui/src/components/badge/Badge.tsx";
const badgeStories = badge.replace(".tsx", ".stories.tsx");
const homeStories = ".storybook/pages/Home.stories.tsx";
const base = "packages/ui/src/styles/base.css.ts";

const now = (/** @type {string} */ to) => ({ to, isLater: false });
const graph = new Map([
  [buttonStories, [now(button)]],
  [badgeStories, [now(badge)]],
  [homeStories, [now("Home.tsx"), now("Other.tsx")]],
  ["Home.tsx", [now(button)]],
  ["Other.tsx", [now(badge)]],
  [".storybook/preview.tsx", [now(base), { to: badge, isLater: true }]],
]);

/**
 * @param {string} file
 * @param {"stories" | "pages"} kind
 * @returns {import("./subjects.mjs").Subject}
 */
const subject = (file, kind) => ({
  id: file,
  title: file,
  name: "",
  kind,
  file,
  exportName: "",
});
const subjects = [
  subject(buttonStories, "stories"),
  subject(badgeStories, "stories"),
  subject(homeStories, "pages"),
];
/** @type {import("./touched.mjs").Checkout} */
const checkout = {
  graph,
  brands: [
    { id: "noon", defaultLanguage: "ZH", tags: { ZH: "zh-CN", EN: "en" } },
    { id: "moonlit", defaultLanguage: "EN", tags: { EN: "en-GB" } },
  ],
  openFor: ({ kind }) =>
    kind === "pages" ? (_, { to }) => to !== "Other.tsx" : undefined,
  usersOf: () => [badge],
};
const touched = (/** @type {string[]} */ ...changed) =>
  select(changed, subjects, checkout).touched;
const names = (/** @type {string[]} */ ...changed) =>
  touched(...changed).map(({ subject: { id }, steps }) => [id, steps]);

describe("a change touches", () => {
  it("the stories and pages that import the file, with the number of steps: none within a folder", () => {
    expect(names(button)).toEqual([
      [buttonStories, 0],
      [homeStories, 2],
    ]);
  });
  it("no page through the code of another page", () => {
    expect(names(badge)).toEqual([[badgeStories, 0]]);
  });
  it("the stories of a file that has changed, and of one that is gone", () => {
    expect(names(buttonStories)).toEqual([[buttonStories, 0]]);
    const gone = subject("Gone.stories.tsx", "stories");
    expect(select([gone.file], [gone], checkout).touched).toHaveLength(1);
  });
  it("nothing, if nothing imports the file", () => {
    expect(names("docs/brands.md", "packages/app/src/a.test.tsx")).toEqual([]);
  });
  it("a file's subjects in every brand: a page in the brand's language, a story in English", () => {
    expect(touched(button).map(({ looks }) => looks)).toEqual([
      [
        { brand: "noon", code: "EN" },
        { brand: "moonlit", code: "EN" },
      ],
      [
        { brand: "noon", code: "ZH" },
        { brand: "moonlit", code: "EN" },
      ],
    ]);
  });
  it("all of one brand with its tokens, and no other brand", () => {
    const all = touched("themes/noon/tokens.json");
    expect(all).toHaveLength(subjects.length);
    expect(
      new Set(all.flatMap(({ looks }) => looks.map(({ brand }) => brand))),
    ).toEqual(new Set(["noon"]));
  });
  it("with words, those that use a changed text, in that language", () => {
    expect(
      touched("packages/app/src/words/zh-Hans.json").map(
        ({ subject: { id }, looks }) => [id, looks],
      ),
    ).toEqual([[badgeStories, [{ brand: "noon", code: "ZH" }]]]);
    expect(touched("packages/app/src/words/vi.json")).toEqual([]);
  });
  it("everything with what every story stands on, but not with what its documentation loads later", () => {
    const { touched: all, files } = select([base, badge], subjects, checkout);
    expect(all).toHaveLength(subjects.length);
    expect(files).toEqual({
      [base]: { kind: "everything", subjects: 3 },
      [badge]: { kind: "code", subjects: 1 },
    });
  });
  it("each subject once, with every reason and the shortest way", () => {
    const [first] = touched("pnpm-lock.yaml", button, badge);
    expect(first).toMatchObject({
      steps: 0,
      because: ["pnpm-lock.yaml", button],
    });
    expect(first?.looks).toHaveLength(2);
  });
});
