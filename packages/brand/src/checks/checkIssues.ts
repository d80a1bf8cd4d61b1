import * as v from "valibot";
import { shown, type Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/** Maximum number of issues for one file. */
const mostIssues = 40;

/**
 * What a schema found in a file of a brand, in sentences for its author.
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
  if (issue.received === "undefined") return { key, rule: "is missing." };
  if (issue.type === "picklist")
    return {
      key,
      rule: `is ${shown(issue.input)}, but must be one of ${issue.expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}.`,
    };
  if (issue.kind === "schema")
    return {
      key,
      rule: `must be ${wanted(issue.expected)}, but is ${isScalar(issue.input) ? shown(issue.input) : wanted(issue.received)}.`,
    };
  const limit = limitOf(issue);
  if (limit !== undefined) return { key, rule: limit };
  return { key, rule: `is ${shown(issue.input)}: ${issue.message}.` };
}

/** A length or number beyond a limit; the schema's own message for it is written for programmers. */
function limitOf({
  type,
  input,
  requirement,
}: v.BaseIssue<unknown>): string | undefined {
  const length =
    Array.isArray(input) || typeof input === "string" ? input.length : 0;
  const one = Array.isArray(input) ? "entry" : "character";
  const many = Array.isArray(input) ? "entries" : "characters";
  const has = `has ${length} ${length === 1 ? one : many}`;
  switch (type) {
    case "min_length":
      return length === 0
        ? "is empty."
        : `${has}; at least ${String(requirement)} are needed.`;
    case "max_length":
      return `${has}; at most ${String(requirement)} are allowed.`;
    case "min_value":
      return `is ${shown(input)}, but must be ${String(requirement)} or more.`;
    case "max_value":
      return `is ${shown(input)}, but must be ${String(requirement)} or less.`;
    case "integer":
      return `is ${shown(input)}, but must be a whole number.`;
    default:
      return undefined;
  }
}

/** What a schema expects, in everyday words; of several types, each. */
function wanted(expected: string | null): string {
  const types = (expected ?? "").replace(/^\(|\)$/g, "").split(" | ");
  return types.map((type) => kinds[type] ?? type).join(" or ");
}

/** Everyday names of the schema's types. */
const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  boolean: "true or false",
  number: "a number",
  Array: "a list",
  Object: "an object",
};

const isScalar = (value: unknown) =>
  ["string", "number", "boolean"].includes(typeof value);
