import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { generateSchemas } from "./schemas.ts";

describe("the generated schemas", () => {
  it.each(Object.entries(generateSchemas()))(
    "include an up-to-date %s in themes/",
    (name, schema) => {
      const written: unknown = JSON.parse(
        readFileSync(
          fileURLToPath(new URL(`../../../../themes/${name}`, import.meta.url)),
          "utf8",
        ),
      );
      expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
    },
  );

  it("describe the keys of brand.json", () => {
    expect(generateSchemas()["brand.schema.json"].properties).toMatchObject({
      defaultMode: { description: "Mode on a first visit." },
    });
  });

  it("let a brand have groups of its own in tokens.json", () => {
    expect(generateSchemas()["tokens.schema.json"]).toMatchObject({
      additionalProperties: { type: "object" },
    });
  });

  it("offer shared roles only under the key both", () => {
    const { properties } = generateSchemas()["tokens.schema.json"];
    expect(properties).toMatchObject({
      both: { properties: { radius: { properties: { card: {} } } } },
    });
    expect(properties).not.toMatchObject({
      dark: { properties: { radius: {} } },
    });
  });
});
