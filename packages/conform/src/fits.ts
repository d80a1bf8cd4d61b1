import type { Shape } from "./shape.ts";

/** From 1973 on: timestamps in seconds are far below the range, those in microseconds far above. */
const earliest = 100_000_000_000;
const latest = 10_000_000_000_000;
const decimal = /^-?\d{1,30}(\.\d{1,18})?$/;

/** Whether a value without parts of its own fits; undefined: the shape has parts. */
export function fits(shape: Shape, value: unknown): boolean | undefined {
  switch (shape.kind) {
    case "text":
    case "string":
      return typeof value === "string";
    case "flag":
      return value === 0 || value === 1 || typeof value === "boolean";
    case "amount":
      return typeof value === "string" && decimal.test(value);
    case "time":
      return (
        Number.isSafeInteger(value) &&
        Number(value) >= earliest &&
        Number(value) < latest
      );
    case "count":
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case "enum":
      return shape.members.some((one) => one === value);
    case "number":
      return (
        typeof value === "number" &&
        (!shape.whole || Number.isSafeInteger(value)) &&
        (shape.least === undefined || value >= shape.least)
      );
    case "boolean":
      return typeof value === "boolean";
    case "file":
    case "any":
      return true;
    case "list":
    case "object":
    case "record":
    case "union":
    case "maybe":
    case "checked":
    case "lazy":
      return undefined;
  }
}
