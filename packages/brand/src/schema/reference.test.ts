import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brandSchema, flagCodes, homeSections } from "@foyer/platform/brand";
import { brandJsonSchema } from "@foyer/platform/brand/json-schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { productPaths } from "../../../app/src/navigation/table.ts";
import { brandReference } from "./reference.ts";
import { exampleOf } from "./referenceExamples.ts";
import { seedRules } from "../seeds/seeds.ts";
import { isObject } from "../tokens/tokenBasics.ts";

const schema: unknown = JSON.parse(JSON.stringify(brandJsonSchema()));
const properties =
  isObject(schema) && isObject(schema["properties"])
    ? schema["properties"]
    : {};
const members = Object.entries(properties).flatMap(([name, member]) =>
  isObject(member) ? [[name, exampleOf(member, name)] as const] : [],
);

describe("docs/brand-reference.md", () => {
  it("is up to date", () => {
    const file = fileURLToPath(
      new URL("../../../../docs/brand-reference.md", import.meta.url),
    );
    expect(
      readFileSync(file, "utf8") === brandReference(),
      "run npm run brand reference",
    ).toBe(true);
  });

  it("covers every entry of brand.json and every seed", () => {
    const text = brandReference();
    for (const [name] of members) expect(text).toContain(`### \`${name}\``);
    for (const name of Object.keys(seedRules))
      expect(text).toContain(`### \`seeds.${name}\``);
    expect(text).toContain("- `color.accent.fill` (color): ");
  });

  it("lists every page that a brand can name, with its title, and what a brand can do with it", () => {
    const [, pages = ""] = brandReference().split("## Pages");
    const { known, needed } = productPaths();
    for (const path of known.filter((one) => !one.includes(".")))
      expect(pages).toContain(`- \`${path}\` (`);
    for (const path of needed)
      expect(pages).toMatch(
        new RegExp(`- \`${path}\` .*: every portal needs it`),
      );
    expect(pages).toContain("- `/down` (App): can be switched off or locked.");
    expect(pages).toContain("- `/live` (Live casino, category `LIVE`): can");
    expect(pages).toContain(
      "- `/member` (Member centre): can be switched off;",
    );
    const listed = [...pages.matchAll(/^- `(\/[^`]*)`/gm)].map(
      ([, path = ""]) => path,
    );
    const { routes } = brandSchema.entries;
    expect(v.is(routes, { off: listed, needsLogin: listed })).toBe(true);
  });

  it("lists every flag that the portal reads, and every section of the home page", () => {
    const text = brandReference();
    for (const code of Object.values(flagCodes))
      expect(text).toMatch(new RegExp(`^- \`${code}\`: [A-Z].*\\.$`, "m"));
    for (const name of Object.keys(
      brandSchema.entries.features.wrapped.entries,
    ))
      expect(text).toMatch(
        new RegExp(`^  - \`\\w+\` for \`features.${name}\`$`, "m"),
      );
    for (const name of homeSections)
      expect(text).toMatch(new RegExp(`^- \`${name}\`: [A-Z].*\\.$`, "m"));
  });

  it("gives every entry an example that the schema accepts", () => {
    const whole = Object.fromEntries(members);
    const parsed = v.safeParse(brandSchema, whole);
    expect(
      parsed.issues?.map(
        (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
      ) ?? [],
    ).toEqual([]);
    expect(members.map(([name]) => name)).toEqual(
      Object.keys(brandSchema.entries),
    );
  });
});
