import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { addressOfGuide, guides, guideText } from "./guides/guideText.ts";
import { designersGuide, others } from "./pages/cover/others.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

describe("guideText", () => {
  it("links guides to each other, names other files, and leaves out images", () => {
    expect(
      guideText(
        "![A picture](images/a.png)See [brands](brands.md#fonts), [the rest](../CONTRIBUTING.md), [why](decisions/0001.md) and [them](https://x.example).",
        "docs/designers.md",
      ),
    ).toBe(
      "See [brands](?path=/docs/foyer-guides-brand-teams--docs#fonts), [the rest](?path=/docs/foyer-guides-engineers--docs), why (`docs/decisions/0001.md`) and [them](https://x.example).",
    );
  });
});

describe("every guide", () => {
  const pages = readdirSync(`${root}.storybook/guides`)
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => readFileSync(`${root}.storybook/guides/${name}`, "utf8"));

  it.each(Object.entries(guides))(
    "%s has a page under its name",
    (file, name) => {
      const found = pages.filter((page) =>
        page.includes(`<Meta title="Foyer/Guides/${name}" />`),
      );
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`../../${file}?raw`);
      expect(found[0]).toContain(`file="${file}"`);
    },
  );

  it("is linked from the cover page", () => {
    expect([
      designersGuide,
      ...others.flatMap(({ href }) => href ?? []),
    ]).toEqual(
      Object.values(guides).map((name) => `./${addressOfGuide(name)}`),
    );
  });

  it.each(Object.keys(guides))("%s names only files that exist", (file) => {
    const text = readFileSync(root + file, "utf8");
    const named = [...guideText(text, file).matchAll(/ \(`([^`]+)`\)/g)]
      .map(([, path = ""]) => path)
      .filter((path) => /^(docs|packages|themes|scripts)\//.test(path));
    expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});
