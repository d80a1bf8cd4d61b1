import { expect, it } from "vitest";
import { describeComponent, withExample } from "./docs.ts";

it("makes code of the example in a docstring", () => {
  expect(withExample("Does a thing.\n\n@example\n<Thing />")).toBe(
    "Does a thing.\n\n```tsx\n<Thing />\n```",
  );
});

it("reads the docstring of functions and of what memo returns", () => {
  const component = Object.assign(() => null, {
    __docgenInfo: { description: "Does a thing." },
  });
  expect(describeComponent(component)).toBe("Does a thing.");
  expect(describeComponent(undefined)).toBe("");
});
