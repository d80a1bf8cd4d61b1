import type { Shape } from "../shape.ts";

/** Texts, of which one matches every pattern of the contract. */
const texts = ["a", "1", "2026-01-31", "AAAA", "A".repeat(20)];

/** A moment of the year 2026, in ms. */
const moment = 1_780_000_000_000;

/**
 * Makes a value that fits a shape, for places where a platform's answer had none.
 *
 * @throws Error for a shape that none of the examples fits: add one here.
 */
export function exampleOf(shape: Shape): unknown {
  switch (shape.kind) {
    case "text":
      return "a";
    case "flag":
    case "count":
      return 1;
    case "amount":
      return "1.00";
    case "time":
      return moment;
    case "enum":
      return shape.members[0];
    case "string":
      return texts.find(
        (text) =>
          (shape.limits.pattern?.test(text) ?? true) &&
          text.length >= (shape.limits.minLength ?? 0) &&
          (shape.limits.format === undefined || text.length % 4 === 0),
      );
    case "number":
      return shape.least ?? 1;
    case "boolean":
      return true;
    case "any":
    case "file":
      return {};
    case "list":
      return [exampleOf(shape.item)];
    case "record":
      return { a: exampleOf(shape.value) };
    case "object":
      return Object.fromEntries(
        Object.entries(shape.members).map(([name, one]) => [
          name,
          exampleOf(one),
        ]),
      );
    case "union":
      return shape.options[0] && exampleOf(shape.options[0]);
    case "maybe":
      return exampleOf(shape.shape);
    case "lazy":
      return leafOf(shape.shape());
    case "checked": {
      const tries = [exampleOf(shape.shape), ...texts, ["1"]];
      const good = tries.find((one) => shape.fault(one) === undefined);
      if (good === undefined) throw new Error("No example suits the shape.");
      return good;
    }
  }
}

/** A node of a tree, without child nodes. */
function leafOf(shape: Shape): unknown {
  if (shape.kind !== "object") return exampleOf(shape);
  return Object.fromEntries(
    Object.entries(shape.members).map(([name, one]) => [
      name,
      one.kind === "list" ? [] : exampleOf(one),
    ]),
  );
}
