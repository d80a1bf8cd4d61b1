import { brandSchema } from "@foyer/platform/brand";
import * as v from "valibot";
import { keysAt } from "./checkKeys.ts";
import { nearest, shown, type Problem } from "./problem.ts";

type Finding = Omit<Problem, "file">;

/** A file that is wrong from top to bottom is not told line by line. */
const mostIssues = 40;

/**
 * What a schema found in a brand.json, in sentences for its author.
 *
 * @example explainIssues(v.safeParse(brandSchema, file).issues ?? [])
 */
export function explainIssues(
  issues: readonly v.BaseIssue<unknown>[],
): Finding[] {
  return issues.slice(0, mostIssues).map(explain);
}

function explain(issue: v.BaseIssue<unknown>): Finding {
  const key = v.getDotPath(issue) ?? "";
  if (issue.expected === "never") {
    const path = (issue.path ?? []).map((item) => String(item.key));
    const known = keysAt(brandSchema, path.slice(0, -1));
    const meant = nearest(path.at(-1) ?? "", known);
    return { key, rule: `is not a known key${meant}.` };
  }
  if (issue.received === "undefined") return { key, rule: "is missing." };
  if (issue.type === "picklist")
    return {
      key,
      rule: `is ${shown(issue.input)}, but must be one of ${issue.expected}.`,
    };
  if (issue.kind === "schema")
    return {
      key,
      rule: `must be ${kinds[issue.expected ?? ""] ?? issue.expected}, but is ${isScalar(issue.input) ? shown(issue.input) : issue.received}.`,
    };
  return { key, rule: `is ${shown(issue.input)}: ${issue.message}.` };
}

/** What the schema calls a kind, as people do. */
const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  boolean: "true or false",
  number: "a number",
  Array: "a list",
  Object: "an object",
};

const isScalar = (value: unknown) =>
  ["string", "number", "boolean"].includes(typeof value);
