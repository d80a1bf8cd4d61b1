// @ts-check
import { describe, expect, it } from "vitest";
import { storyFacts, subjectsIn } from "./subjects.mjs";

describe("subjectsIn", () => {
  const entry = {
    id: "screens-home--guest",
    title: "Screens/Home",
    name: "Guest",
    type: "story",
    tags: ["dev", "test"],
    importPath: "./.storybook/pages/Home.stories.tsx",
    exportName: "Guest",
  };
  it("has every story, and the screens as pages", () => {
    const badge = { ...entry, id: "badge--a", title: "Components/Badge" };
    const subjects = subjectsIn({ entries: { a: entry, b: badge } });
    expect(subjects.map(({ id, kind }) => [id, kind])).toEqual([
      ["screens-home--guest", "pages"],
      ["badge--a", "stories"],
    ]);
    expect(subjects[0]?.file).toBe(".storybook/pages/Home.stories.tsx");
  });
  it("leaves out documentation, and stories that the sidebar does not show", () => {
    const docs = { ...entry, type: "docs" };
    const hidden = { ...entry, tags: ["test"] };
    expect(subjectsIn({ entries: { docs, hidden } })).toEqual([]);
    expect(subjectsIn({})).toEqual([]);
  });
});

describe("storyFacts", () => {
  const source = `const meta = { args: { screen: "home" } };
export const Guest: Story = {};
export const Member: Story = { args: { screen: "member" } };
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
export const OnALaptop: Story = { globals: { viewport: { value: "laptop" } } };`;
  it("reads the screen of a story, or the one that all share", () => {
    expect(storyFacts(source, "Member").screens).toEqual(["member"]);
    expect(storyFacts(source, "Guest").screens).toEqual(["home"]);
    expect(storyFacts("", "Gone").screens).toEqual([]);
  });
  it("has both widths, unless the story names its window", () => {
    expect(storyFacts(source, "Guest").widths).toEqual([390, 1280]);
    expect(storyFacts(source, "OnAPhone").widths).toEqual([390]);
    expect(storyFacts(source, "OnALaptop").widths).toEqual([1280]);
  });
});
