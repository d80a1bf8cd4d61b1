import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { brandSchema, categoryCodes } from "./brand.ts";
import { brandJsonSchema } from "./json-schema.ts";

const schema = brandJsonSchema();
const file: v.InferInput<typeof brandSchema> = {
  name: "Lantern",
  merchantCode: "lantern",
  languages: { EN: { tag: "en", label: "English" } },
  defaultLanguage: "EN",
  defaultMode: "dark",
  hosts: {
    image: ["https://*.img.example"],
    game: ["http://localhost:4174"],
    frame: [],
    connect: [],
  },
  categories: ["HOME", "RNG"],
  legal: { rights: "", licence: "", risk: "" },
};

describe("the JSON schema of brand.json", () => {
  it("names and describes every member", () => {
    const members = Object.entries(schema.properties ?? {});
    expect(members.map(([name]) => name).sort()).toEqual(
      Object.keys(brandSchema.entries).sort(),
    );
    const silent = members.filter(
      ([name, member]) =>
        !(
          typeof member === "object" &&
          (member.description ?? member.default)
        ) && name !== "$schema",
    );
    expect(silent).toEqual([]);
  });

  it("requires members without a default, and forbids unknown ones", () => {
    expect([...(schema.required ?? [])].sort()).toEqual(
      Object.keys(file).sort(),
    );
    expect(schema.additionalProperties).toBe(false);
  });

  it("lists the categories, so that an editor can offer them", () => {
    expect(JSON.stringify(schema.properties?.["categories"])).toContain(
      JSON.stringify(categoryCodes),
    );
  });

  it("survives a JSON round trip", () => {
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

describe("brandSchema", () => {
  // CFG-20, OPN-01
  it("fills in defaults for missing members", () => {
    const brand = v.parse(brandSchema, file);
    expect(brand.accountTypes).toEqual({
      agent: ["1", "2", "41", "42"],
      trial: ["4"],
    });
    expect(brand.age).toEqual({ terms: 18, birthday: 21 });
    expect(brand.flags).toEqual({});
  });

  it.each([
    ["firstLogin", "forceChange", "OPN-08"],
    ["rememberPassword", true, "OPN-10"],
    ["bingoLanguages", [], "OPN-25"],
    ["vendorImages", { monochrome: false }, "OPN-28"],
    ["features", {}, "OPN-34: no code, so off"],
    ["feedback", { min: 1, max: 140 }, "OPN-42"],
    ["zaloBonusText", undefined, "OPN-59"],
    ["agentEntry", "agents", "OPN-74"],
    ["extraTabs", true, "OPN-77"],
  ] as const)("defaults %s to %j (%s)", (name, value, _row) => {
    expect(v.parse(brandSchema, file)[name]).toEqual(value);
  });

  it("has no default for the languages, the default language and the first mode (OPN-02, OPN-47)", () => {
    for (const name of ["languages", "defaultLanguage", "defaultMode"]) {
      const { [name]: _, ...rest }: Record<string, unknown> = file;
      expect(v.safeParse(brandSchema, rest).success).toBe(false);
    }
  });

  it("accepts a jurisdiction, and has one without rules by default (OPN-72)", () => {
    expect(v.parse(brandSchema, file).jurisdiction).toEqual({
      id: "none",
      helpLines: [],
    });
    const placed = { ...file, jurisdiction: { id: "north-shore" } };
    expect(v.parse(brandSchema, placed).jurisdiction.id).toBe("north-shore");
  });

  it.each([
    ["an unknown member", { ...file, colour: "red" }],
    [
      "a host that is no origin",
      { ...file, hosts: { ...file.hosts, image: ["cdn.example/a"] } },
    ],
    [
      "a language without a BCP 47 tag",
      { ...file, languages: { MY: { label: "Melayu" } } },
    ],
    ["an age below 18", { ...file, age: { terms: 16, birthday: 18 } }],
  ])("rejects %s", (_, wrong) => {
    expect(v.safeParse(brandSchema, wrong).success).toBe(false);
  });
});
