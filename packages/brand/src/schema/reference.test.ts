import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brandSchema } from "@foyer/platform/brand";
import { brandJsonSchema } from "@foyer/platform/brand/json-schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
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
