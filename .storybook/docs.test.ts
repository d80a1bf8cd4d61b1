import { expect, it } from "vitest";
import { describeComponent, withExample } from "./docs.ts";

it("turns a docstring's example into a code block", () => {
  expect(withExample("Does a thing.\n\n@example\n<Thing />")).toBe(
    "Does a thing.\n\n```tsx\n<Thing />\n```",
  );
});

it("reads the docstring of a component, and returns nothing without a component", () => {
  const component = Object.assign(() => null, {
    __docgenInfo: { description: "Does a thing." },
  });
  expect(describeComponent(component)).toBe("Does a thing.");
  expect(describeComponent(undefined)).toBe("");
});
