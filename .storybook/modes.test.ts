import { describe, expect, it } from "vitest";
import { picturesInModes, pictureModes } from "./docs.ts";

const brands = ["moonlit", "noon"];
const names = (title: string, tags: string[] = []) =>
  Object.keys(pictureModes({ title, tags }, brands, "noon"));

describe("pictureModes", () => {
  it("captures a component in both modes of the default brand", () => {
    expect(names("Components/Actions/Button")).toEqual([
      "noon dark",
      "noon light",
    ]);
  });
  it("captures a composite, recognised by group or tag, in every brand and mode", () => {
    const all = ["moonlit dark", "moonlit light", "noon dark", "noon light"];
    expect(names("Screens/Home")).toEqual(all);
    expect(names("Components/Forms/Form", ["composite"])).toEqual(all);
  });
  it("sets the globals of the toolbars", () => {
    expect(
      pictureModes({ title: "x", tags: [] }, brands, "noon")["noon light"],
    ).toEqual({ brand: "noon", mode: "light" });
  });
});

it("adds the modes to a story's parameters, and keeps its other settings", () => {
  const parameters = { chromatic: { delay: 300 } };
  picturesInModes(
    brands,
    "noon",
  )({
    argTypes: {},
    parameters,
    title: "Components/Actions/Button",
    tags: [],
    componentId: "a",
    id: "a--b",
    kind: "a",
    name: "b",
    story: "b",
    initialArgs: {},
  });
  expect(parameters).toEqual({
    chromatic: {
      delay: 300,
      modes: {
        "noon dark": { brand: "noon", mode: "dark" },
        "noon light": { brand: "noon", mode: "light" },
      },
    },
  });
});
