import { bare, mayBeMissing, mayBeNull, type Shape } from "../shape.ts";

/** One way in which a platform may get a value wrong. */
export interface Mutation {
  readonly name: string;
  /** The wrong value; undefined: the member is left out. */
  readonly value: unknown;
}

const wrong = (name: string, value: unknown): Mutation => ({ name, value });

/** Values of a wrong kind. Written out separately from the rules that must detect them. */
function wrongKinds(shape: Shape): Mutation[] {
  switch (shape.kind) {
    case "text":
      return [wrong("number", 7), wrong("object", {}), wrong("list", ["a"])];
    case "string":
      return [
        wrong("number", 7),
        wrong("list", ["a"]),
        ...(shape.limits.pattern || shape.limits.format
          ? [wrong("pattern", "?!")]
          : []),
        ...(shape.limits.minLength ? [wrong("too short", "")] : []),
      ];
    case "flag":
      return [wrong("word", "Y"), wrong("number", 2), wrong("text", "1")];
    case "amount":
      return [
        wrong("JSON number", 12.5),
        wrong("comma", "12,50"),
        wrong("exponent", "1e3"),
        wrong("grouped", "1,234.50"),
        wrong("empty", ""),
        wrong("currency", "RM 5.00"),
      ];
    case "time":
      return [
        wrong("seconds", 1_780_000_000),
        wrong("microseconds", 1_780_000_000_000_000),
        wrong("ISO text", "2026-05-28T19:33:20Z"),
        wrong("digits as text", "1780000000000"),
        wrong("fraction", 1_780_000_000_000.5),
      ];
    case "count":
      return [
        wrong("text", "3"),
        wrong("below zero", -1),
        wrong("fraction", 1.5),
      ];
    case "enum":
      return [
        wrong("unknown member", "SOMETHING_ELSE"),
        wrong("number", 77),
        wrong("empty", ""),
      ];
    case "number":
      return [wrong("text", "3")];
    case "boolean":
      return [wrong("text", "true"), wrong("number", 1)];
    case "list":
      return [wrong("object", {}), wrong("text", "a,b")];
    case "object":
    case "record":
      return [wrong("list", []), wrong("text", "a")];
    default:
      return [];
  }
}

/**
 * All mutations of one node: wrong kinds, missing and null, as far as the contract does not allow these.
 *
 * @param isMember False for the item of a list, which cannot be left out.
 */
export function mutationsOf(shape: Shape, isMember: boolean): Mutation[] {
  const mutations = wrongKinds(bare(shape));
  if (!mayBeNull(shape)) mutations.push(wrong("null", null));
  if (isMember && !mayBeMissing(shape))
    mutations.push(wrong("missing", undefined));
  return mutations;
}
