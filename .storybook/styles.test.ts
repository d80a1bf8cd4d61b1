import { describe, expect, it } from "vitest";
import { densityCss } from "./build/densities.ts";
import { styleFiles } from "./build/styleFiles.ts";
import { axesOf, planMatrix } from "./docs-page/matrix.ts";
import { twinOf } from "./docs-page/pseudo.ts";
import { classesOf, variablesRead } from "./docs-page/tokensUsed.ts";
import { answered } from "./motion.ts";

describe("densityCss", () => {
  const number = (value: number) => ({ $type: "number", $value: value });
  it("scales spacing from the brand's own density, and no radius", () => {
    const css = densityCss("noon", { seeds: { density: number(1) } });
    expect(css).toContain('[data-brand="noon"][data-density="compact"]');
    expect(css).toContain("--space-x4:14px");
    expect(css).toContain("--space-x4:19px");
    expect(css).not.toContain("--radius");
    expect(css).not.toContain("--space-x0");
  });
  it("stays within the allowed density, and keeps sizes that the brand sets itself", () => {
    const css = densityCss("noon", {
      seeds: { density: number(1.4) },
      both: {
        space: {
          x4: { $type: "dimension", $value: { value: 20, unit: "px" } },
        },
      },
    });
    const roomy = css.split("\n")[1] ?? "";
    expect(roomy).toBe('[data-brand="noon"][data-density="roomy"]{}}');
    expect(css).not.toContain("--space-x4:");
  });
});

describe("styleFiles", () => {
  const files: Record<string, string> = {
    "packages/ui/src/components/field/Field.tsx": `
      import * as css from "./Field.css.ts";
      import { Box } from "../../private/box/Box.tsx";
      import { Icon } from "../icon/Icon.tsx";
      import { textTone, tabular } from "../../styles/text.css.ts";`,
    "packages/ui/src/components/field/Field.css.ts": `import { vars } from "../../styles/vars.css.ts";`,
    "packages/ui/src/components/field/Field.stories.tsx": `import "../../private/stories.css.ts"`,
    "packages/ui/src/private/box/Box.tsx": `import { box } from "./Box.css.ts";`,
    "packages/ui/src/private/box/Box.css.ts": "",
    "packages/ui/src/components/icon/Icon.css.ts": "",
  };
  it("lists the folder's own styles, those of private parts, and the named exports of shared styles", () => {
    expect(
      styleFiles("field", {
        list: (folder) =>
          Object.keys(files)
            .filter((file) => file.startsWith(`${folder}/`))
            .map((file) => file.slice(folder.length + 1)),
        read: (file) => files[file],
      }),
    ).toEqual([
      { file: "packages/ui/src/components/field/Field.css.ts" },
      { file: "packages/ui/src/private/box/Box.css.ts" },
      {
        file: "packages/ui/src/styles/text.css.ts",
        names: ["tabular", "textTone"],
      },
    ]);
  });
});

const recipe = Object.assign(
  ({ tone }: { tone?: string } = {}) => `base tone-${tone ?? "none"}`,
  {
    classNames: {
      base: "base",
      variants: {
        tone: { accent: "tone-accent", danger: "tone-danger" },
        wide: { true: "wide", false: "" },
        selected: { true: "on", false: "" },
      },
    },
  },
);

describe("the state matrix", () => {
  const props = ["tone", "wide", "selected", "disabled", "onClick"];
  it("has the recipe's variants that are props, without states", () => {
    expect(axesOf([recipe, "class", undefined], props)).toEqual([
      { name: "tone", values: ["accent", "danger"] },
      { name: "wide", values: [true, false] },
    ]);
    expect(axesOf([recipe], ["children"])).toEqual([]);
  });
  it("puts named variants in rows, states in columns and boolean variants below", () => {
    const plan = planMatrix(axesOf([recipe], props), props, [
      "selected",
      "disabled",
    ]);
    expect(plan.rows.map(({ label }) => label)).toEqual(["accent", "danger"]);
    expect(plan.states.map(({ label }) => label)).toEqual([
      "rest",
      "hover",
      "focus",
      "pressed",
      "selected",
      "disabled",
    ]);
    expect(plan.further.map(({ name }) => name)).toEqual(["wide"]);
  });
  it("does not treat a selected prop as a state when it is not boolean", () => {
    const plan = planMatrix([], ["selected"], []);
    expect(plan.states.map(({ label }) => label)).toEqual(["rest"]);
  });
  it("has at most 16 rows, and keeps the other variants separate", () => {
    const many = ["tone", "variant", "size"].map((name) => ({
      name,
      values: ["a", "b", "c", "d", "e"],
    }));
    const plan = planMatrix(many, [], []);
    expect(plan.rows.length).toBeLessThanOrEqual(16);
    expect(plan.further.length).toBe(2);
  });
});

describe("the tokens of a component", () => {
  it("are the variables read by rules that match its classes", () => {
    const classes = classesOf([recipe, { plain: "a b" }]);
    expect([...classes].sort()).toEqual(
      ["a", "b", "base", "tone-accent", "tone-danger"].sort(),
    );
    const rules = [
      { selector: ".a:hover", text: "color: var(--one, var(--two))" },
      { selector: ".a-other", text: "color: var(--three)" },
      { selector: ".x .b", text: "margin: var( --four )" },
    ];
    expect([...variablesRead(rules, classes)]).toEqual([
      "--one",
      "--two",
      "--four",
    ]);
  });
});

it("rewrites pointer and focus states as attribute selectors", () => {
  expect(twinOf(".a:hover:not(:active), .b:focus-visible")).toBe(
    '.a[data-shown~="hover"]:not([data-shown~="pressed"]), .b[data-shown~="focus"]',
  );
  expect(twinOf(".a:focus-within")).toBeUndefined();
});

it("replaces only the motion part of media queries", () => {
  const asked = "(hover: hover) and (prefers-reduced-motion: reduce)";
  expect(answered(asked, "system")).toBe(asked);
  expect(answered(asked, "reduced")).toBe(
    "(hover: hover) and (min-width: 0px)",
  );
  expect(answered(asked, "full")).toBe("(hover: hover) and (max-width: 0px)");
  expect(answered("(prefers-reduced-motion: no-preference)", "full")).toBe(
    "(min-width: 0px)",
  );
  expect(answered("(prefers-reduced-motion)", "reduced")).toBe(
    "(min-width: 0px)",
  );
});
