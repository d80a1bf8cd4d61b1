// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { at } from "./lib/root.mjs";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(at(folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Files that a document links to or shows. */
const linked = (/** @type {string} */ document) =>
  [
    ...readFileSync(at(document), "utf8")
      // Links inside a sample of code lead nowhere.
      .replaceAll(/^```[^]*?^```$/gm, "")
      .matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g),
  ]
    .map(([, link, picture]) => (link ?? picture ?? "").replace(/#.*/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), link));

describe("README", () => {
  it.each([
    ["Designers", "docs/designers.md"],
    ["Brand teams", "docs/brands.md"],
    ["Developers", "CONTRIBUTING.md"],
  ])("links to the guide for %s (CRD-13)", (who, path) => {
    const line = readFileSync(at("README.md"), "utf8")
      .split("\n")
      .find((one) => one.startsWith(`- **${who}**`));
    expect(line).toContain(`(${path})`);
  });

  it("says how to start the portal", () => {
    expect(readFileSync(at("README.md"), "utf8")).toContain("npm start");
  });
});

it.each(documents)("%s links only to files that exist", (document) => {
  expect(linked(document).filter((path) => !existsSync(at(path)))).toEqual([]);
});

it("ships no image except the brands' own, those of the documents and one sample figure (OPN-61)", () => {
  const shipped = ["src", "public", "gallery"].flatMap((folder) =>
    readdirSync(at("packages")).map((name) => `packages/${name}/${folder}`),
  );
  const pictures = [...shipped, "themes", "docs", ".storybook"]
    .filter((folder) => existsSync(at(folder)))
    .flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name.replaceAll("\\", "/")}`,
      ),
    )
    .filter(
      (file) =>
        /\.(svg|png|jpe?g|gif|webp|avif|ico|mp4|webm)$/i.test(file) &&
        !file.includes("/node_modules/"),
    );
  expect(pictures.length).toBeGreaterThan(0);
  expect(
    pictures.filter(
      (file) =>
        !/^(themes\/[^/]+\/assets|docs\/images)\//.test(file) &&
        file !== "packages/ui/src/components/rich-text/sampleFigure.svg",
    ),
  ).toEqual([]);
});
