import { isRecord } from "@foyer/platform/client/json";
import type { Shape } from "./shape.ts";

const longest = 60;

/** Members whose contents must not appear in a report, which is stored, mailed and shown. */
const secret = /token|secret|password|key$|^uri$|ticket/i;

const quoted = (text: string): string =>
  JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);

/**
 * Describes a value in a few words; of a secret only its length.
 *
 * @param name The member that holds it.
 * @example wordsOf(12.5, "amount") // "the number 12.5"
 */
export function wordsOf(value: unknown, name = ""): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return "an object";
  if (typeof value === "string")
    return secret.test(name)
      ? `a text of ${value.length} characters`
      : `the text ${quoted(value)}`;
  if (typeof value === "number")
    return secret.test(name) ? "a number" : `the number ${value}`;
  return String(value);
}

/** Describes what a shape requires. */
export function expectedOf(shape: Shape): string {
  switch (shape.kind) {
    case "text":
    case "string":
      return "a text";
    case "flag":
      return "0, 1, false or true";
    case "amount":
      return 'a decimal as a text, such as "12.50"';
    case "time":
      return "epoch milliseconds as a number";
    case "count":
      return "a whole number of at least 0";
    case "enum":
      return shape.members.length === 1
        ? JSON.stringify(shape.members[0])
        : `one of ${shape.members.map((one) => JSON.stringify(one)).join(", ")}`;
    case "number":
      return shape.whole ? "a whole number" : "a number";
    case "boolean":
      return "true or false";
    case "file":
      return "a file";
    case "any":
      return "anything";
    case "list":
      return "a list";
    case "object":
    case "record":
      return "an object";
    case "union":
      return [...new Set(shape.options.map(expectedOf))].join(" or ");
    case "maybe":
      return shape.null
        ? `${expectedOf(shape.shape)}, or null`
        : expectedOf(shape.shape);
    case "checked":
      return expectedOf(shape.shape);
    case "lazy":
      return expectedOf(shape.shape());
  }
}
