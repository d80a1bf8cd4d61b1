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
  it("has an index.ts and tests", () => {
    expect(filesOf(folder)).toContain("index.ts");
    expect(filesOf(folder).filter(isTest)).not.toEqual([]);
  });

  it("has at most 20 files", () => {
    expect(filesOf(folder).length).toBeLessThanOrEqual(20);
  });

  it.skipIf(faceless.has(folder))("has stories, each with a guide", () => {
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

  it("has an example for each exported component", () => {
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

describe("component files", () => {
  it("have at most 250 lines", () => {
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  });
});
