import { runsOf } from "@foyer/platform/testing/some-of";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noOverrides } from "../seeds/derive.ts";
import { anySeeds } from "../seeds/testing/anySeeds.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { exportRoles } from "./exportRoles.ts";
import { exportTokens } from "./exportTokens.ts";
import { changedRoles, withRoles } from "./importRoles.ts";
import { everyBrand } from "./testing/brandTokens.ts";

/** The content of an export's files, by the first part of their names. */
function exported(tokens: unknown) {
  const files = exportRoles({
    id: "harbour",
    name: "Harbour",
    firstMode: "dark",
    tokens,
  });
  const content = (name: string): unknown => {
    const text = files.find((file) => file.name === name)?.text;
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    before: content("before.json"),
    own: content("own.tokens.json"),
    both: content("both.tokens.json"),
    dark: content("dark.tokens.json"),
    light: content("light.tokens.json"),
  };
}

const plain = { seeds: {} };
const navy = {
  $type: "color",
  $value: { colorSpace: "srgb", components: [0, 0.2, 0.4], hex: "#003366" },
};
const px = (value: number) => ({
  $type: "dimension",
  $value: { value, unit: "px" },
});
const page = (token: object) => ({ color: { surface: { page: token } } });

describe("changedRoles", () => {
  it.each(everyBrand)("finds no change in an export of $id", ({ tokens }) => {
    const { before, ...files } = exported(tokens);
    expect(changedRoles(before, files)).toEqual({
      changes: [],
      others: [],
      problems: [],
    });
  });

  it("finds no change in an export of any theme", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const tokens: unknown = JSON.parse(
          exportTokens({ seeds, overrides: noOverrides }),
        );
        const { before, ...files } = exported(tokens);
        const { changes, problems } = changedRoles(before, files);
        expect([...changes, ...problems]).toEqual([]);
      }),
      { numRuns: runsOf(10) },
    );
  }, 60_000);

  it("finds the role that a tool has changed, and no other", () => {
    const { changes, problems } = changedRoles(plain, { dark: page(navy) });
    expect(problems).toEqual([]);
    expect(changes).toEqual([
      {
        group: "dark",
        name: "color.surface.page",
        type: "color",
        before: expect.stringMatching(/^#[0-9a-f]{6}$/),
        after: "#003366",
      },
    ]);
  });

  it("takes a size that grew with the window as one size if a tool has changed it", () => {
    const { changes } = changedRoles(plain, { both: { text: { x7: px(40) } } });
    expect(changes).toMatchObject([
      {
        name: "text.x7",
        before: expect.stringMatching(/^clamp/),
        after: "40px",
      },
    ]);
  });

  it.each([
    ["a length in px", { both: { size: { icon: px(20) } } }],
    [
      "a length of a 32-bit number",
      { both: { size: { icon: px(20.000001) } } },
    ],
    [
      "a colour in another space",
      {
        dark: page({
          $type: "color",
          $value: { colorSpace: "hsl", components: [210, 100, 20] },
        }),
      },
    ],
    [
      "a weight by its name",
      {
        both: { weight: { body: { $type: "fontWeight", $value: "regular" } } },
      },
    ],
  ])("finds no change where the same value is %s", (_, files) => {
    const { changes, problems } = changedRoles(
      { seeds: {}, dark: page(navy) },
      files,
    );
    expect([...changes, ...problems]).toEqual([]);
  });

  it("follows aliases into the brand's own groups and into the file of both modes", () => {
    const files = {
      own: { palette: { navy } },
      both: { radius: { card: px(3) } },
      dark: {
        ...page({ $value: "{palette.navy}" }),
        step: { $value: "{radius.card}" },
      },
    };
    const { changes, others, problems } = changedRoles(plain, files);
    expect(problems).toEqual([]);
    expect(changes.map(({ after }) => after)).toEqual(["3px", "#003366"]);
    expect(others).toEqual(["step"]);
  });

  it.each([
    [
      { dark: { radius: { card: px(3) } } },
      "dark.tokens.json: radius.card",
      "write it in both.tokens.json",
    ],
    [
      { both: page(navy) },
      "both.tokens.json: color.surface.page",
      "write it in dark.tokens.json and light.tokens.json",
    ],
    [
      { light: page(px(3)) },
      "light.tokens.json: color.surface.page",
      'must have $type "color"',
    ],
    [
      { light: page({ $type: "color", $value: "navy" }) },
      "light.tokens.json: color.surface.page",
      "is not a colour",
    ],
    [
      { light: page({ $value: "{palette.navy}" }) },
      "light.tokens.json",
      "the alias {palette.navy} points to nothing",
    ],
  ])("says where and what is wrong in %j", (files, key, rule) => {
    const { changes, problems } = changedRoles(plain, files);
    expect(changes).toEqual([]);
    expect(problems).toEqual([{ key, rule: expect.stringContaining(rule) }]);
  });
});

describe("withRoles", () => {
  const changes = changedRoles(plain, {
    both: { radius: { card: px(3) } },
    dark: page(navy),
  }).changes;

  it("makes the changed roles the brand's own, and leaves all others to the seeds", () => {
    const { overrides, problems } = readTheme(withRoles(plain, changes));
    expect(problems).toEqual([]);
    expect(overrides).toEqual({
      both: { "radius.card": "3px" },
      dark: { "color.surface.page": "#003366" },
      light: {},
    });
  });

  it("leaves everything else in the file as it is", () => {
    const file = {
      $description: "Deep water.",
      seeds: { accent: { $type: "color", $value: "{palette.navy}" } },
      palette: { navy },
      dark: {
        color: {
          surface: {
            page: { ...navy, $value: "{palette.navy}", $description: "Night." },
            raised: navy,
          },
        },
      },
    };
    expect(withRoles(file, changes)).toEqual({
      ...file,
      both: { radius: { card: px(3) } },
      dark: {
        color: {
          surface: { page: { ...navy, $description: "Night." }, raised: navy },
        },
      },
    });
  });

  it("gives an export with the changed values, which is no change to itself", () => {
    const { before, ...files } = exported(withRoles(plain, changes));
    expect(files.dark).toMatchObject(page(navy));
    expect(changedRoles(before, files).changes).toEqual([]);
    // Against the first export, the same two have changed, and what the build solved again for the new page.
    const names = changedRoles(plain, files).changes.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["radius.card", "color.surface.page"]),
    );
  });
});
