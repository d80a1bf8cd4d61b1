// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const components = fileURLToPath(new URL("../components/", import.meta.url));
const folders = readdirSync(components);
const filesOf = (folder: string) => readdirSync(`${components}${folder}`);
const read = (folder: string, file: string) =>
  readFileSync(`${components}${folder}/${file}`, "utf8");
const isStories = (file: string) => file.endsWith(".stories.tsx");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Renders nothing visible: it only provides links with the app's navigation. */
const faceless = new Set(["navigation"]);

/** Number of lines of every component file. */
const lengths = folders.flatMap((folder) =>
  filesOf(folder)
    .filter(
      (file) => file.endsWith(".tsx") && !isStories(file) && !isTest(file),
    )
    .map((file) => ({
      file: `${folder}/${file}`,
      lines: read(folder, file).split("\n").length - 1,
    })),
);

describe.each(folders)("%s", (folder) => {
  it("holds an entry and tests", () => {
    expect(filesOf(folder)).toContain("index.ts");
    expect(filesOf(folder).filter(isTest)).not.toEqual([]);
  });

  it("holds 20 files at most", () => {
    expect(filesOf(folder).length).toBeLessThanOrEqual(20);
  });

  it.skipIf(faceless.has(folder))("is shown and explained in Storybook", () => {
    const stories = filesOf(folder).filter(isStories);
    expect(stories).not.toEqual([]);
    for (const file of stories) {
      const [meta = ""] = read(folder, file).split("satisfies Meta");
      for (const part of ["do", "dont", "accessibility", "keywords"])
        expect(meta, `${file}: parameters.guide.${part}`).toMatch(
          new RegExp(`\\b${part}: \\[\\s*"`),
        );
    }
  });

  it("has a sentence and an example on what it exports", () => {
    const entry = read(folder, "index.ts");
    const own = filesOf(folder).filter((file) => file.endsWith(".tsx"));
    const bare = own.filter(
      (file) =>
        new RegExp(`export \\{[^}]*\\b${file.slice(0, -4)}\\b`).test(entry) &&
        !read(folder, file).includes("@example"),
    );
    expect(bare).toEqual([]);
  });
});

describe("files that draw", () => {
  it("have 250 lines at most", () => {
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  });
});
