import { modes, roleEntries } from "@foyer/themes/contract";
import { describe, expect, it } from "vitest";
import { exportRoles } from "./exportRoles.ts";
import { everyBrand } from "./testing/brandTokens.ts";
import { readWithTerrazzo } from "./testing/terrazzo.ts";

describe("Terrazzo", { timeout: 30_000 }, () => {
  it.each(everyBrand)("reads the tokens.json of $id", async ({ text }) => {
    const files = [{ name: "tokens.json", text }];
    const resolver = await readWithTerrazzo(files, "tokens.json");
    expect(Object.keys(resolver.apply({}))).toContain("seeds.accent");
  });

  it.each(everyBrand)(
    "finds every role of $id in both modes of an export",
    async (brand) => {
      const resolver = await readWithTerrazzo(
        exportRoles(brand),
        `${brand.id}.resolver.json`,
      );
      const names = roleEntries().map(([name]) => name);
      for (const mode of modes)
        expect(Object.keys(resolver.apply({ mode })).sort()).toEqual(
          names.sort(),
        );
    },
  );

  it("finds a brand's own groups in an export, and what they are aliases of", async () => {
    const tokens = {
      seeds: {
        accent: {
          $type: "color",
          $value: { colorSpace: "srgb", components: [0, 0.2, 1] },
        },
      },
      palette: { $type: "color", sea: { $value: "{seeds.accent}" } },
    };
    const files = exportRoles({
      id: "harbour",
      name: "Harbour",
      firstMode: "light",
      tokens,
    });
    const resolver = await readWithTerrazzo(files, "harbour.resolver.json");
    expect(resolver.apply({})["palette.sea"]?.$value).toMatchObject({
      components: [0, 0.2, 1],
    });
  });

  it("refuses what the format does not allow, so that these tests can fail", async () => {
    const text = JSON.stringify({ sea: { $type: "color", $value: "#0033ff" } });
    const files = [{ name: "tokens.json", text }];
    await expect(readWithTerrazzo(files, "tokens.json")).rejects.toThrow(
      "core/valid-color",
    );
  });
});
