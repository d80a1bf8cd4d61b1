import { roleEntries } from "@foyer/themes/contract";
import { describe, expect, it } from "vitest";
import { figmaVariables } from "./figmaVariables.ts";

/* The types of Figma's own description of the API hold the form of the request; here is what they cannot say. */
describe("figmaVariables", () => {
  const { body, losses } = figmaVariables({
    name: "Harbour",
    tokens: { seeds: {} },
  });
  const created = new Map(
    body.variables.flatMap((variable) =>
      variable.action === "CREATE" && variable.id
        ? [[variable.id, variable] as const]
        : [],
    ),
  );
  const valuesOf = (id: string) =>
    body.variableModeValues
      .filter(({ variableId }) => variableId === id)
      .map(({ modeId, value }) => [modeId, value]);

  it("holds a role, or says why not", () => {
    const lost = losses
      .filter((loss) => loss.includes("left out"))
      .flatMap((loss) => loss.split(":")[0]?.split(", ") ?? []);
    const names = roleEntries().map(([name]) => name);
    expect([...created.keys(), ...lost].sort()).toEqual(names.sort());
    expect(lost).toHaveLength(10);
  });

  it("makes two collections, one of them with two modes, each mode named", () => {
    expect(body.variableCollections).toEqual([
      {
        action: "CREATE",
        id: "Harbour",
        name: "Harbour",
        initialModeId: "Dark",
      },
      {
        action: "CREATE",
        id: "Harbour: measures",
        name: "Harbour: measures",
        initialModeId: "Both modes",
      },
    ]);
    expect(body.variableModes.map((mode) => [mode.action, mode.id])).toEqual([
      ["UPDATE", "Dark"],
      ["CREATE", "Light"],
      ["UPDATE", "Both modes"],
    ]);
  });

  it("gives every variable one value for each mode of its collection", () => {
    const modes = { Harbour: ["Dark", "Light"] };
    for (const [id, { variableCollectionId }] of created)
      expect(valuesOf(id).map(([mode]) => mode)).toEqual(
        variableCollectionId === "Harbour" ? modes.Harbour : ["Both modes"],
      );
  });

  it("uses each temporary id for one thing, and names without dots", () => {
    const ids = [
      ...body.variableCollections,
      ...body.variableModes,
      ...body.variables,
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name } of created.values()) expect(name).not.toMatch(/[.{}]/);
  });

  it.each([
    ["radius.card", "FLOAT", [["Both modes", 11]]],
    ["size.icon", "FLOAT", [["Both modes", 20]]],
    ["weight.strong", "FLOAT", [["Both modes", 600]]],
    ["font.body", "STRING", [["Both modes", "system-ui"]]],
  ])("holds %s as a %s", (id, type, values) => {
    expect(created.get(id)?.resolvedType).toBe(type);
    expect(valuesOf(id)).toEqual(values);
  });

  it("holds colours in channels from 0 to 1, with their alpha", () => {
    const colors = body.variableModeValues
      .map(({ value }) => value)
      .filter(
        (value) => typeof value === "object" && value !== null && "r" in value,
      );
    expect(colors).toHaveLength(
      2 * roleEntries().filter(([, { type }]) => type === "color").length,
    );
    for (const color of colors)
      for (const channel of Object.values(color))
        expect(channel).toSatisfy((share: number) => share >= 0 && share <= 1);
    expect(valuesOf("color.backdrop")[0]?.[1]).toMatchObject({ a: 0.72157 });
  });

  it("shows developers the CSS variable, and names a bundled font as Figma does", () => {
    expect(created.get("color.accent.onFill")?.codeSyntax).toEqual({
      WEB: "var(--color-accent-on-fill)",
    });
    const fonts = figmaVariables({
      name: "Harbour",
      tokens: {
        seeds: {
          fontBody: {
            $type: "fontFamily",
            $value: ["Figtree Variable", "serif"],
          },
        },
      },
    });
    expect(fonts.body.variableModeValues).toContainEqual({
      variableId: "font.body",
      modeId: "Both modes",
      value: "Figtree",
    });
  });

  it("says that sizes which grow with the window are there at one size", () => {
    expect(losses).toContainEqual(
      "text.x4, text.x5, text.x6, text.x7: the size on a wide screen; in the portal it grows with the window.",
    );
  });

  it("stays below the 4 MB that Figma takes", () => {
    expect(JSON.stringify(body).length).toBeLessThan(4_000_000);
  });
});
