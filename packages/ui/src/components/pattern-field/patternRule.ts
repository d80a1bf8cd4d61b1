import { findPattern, type PatternId } from "@foyer/platform/patterns";
import type { LengthKind } from "../../private/field/lengthWords.ts";

/** A server's validation rule for a field. */
export interface PatternRule {
  /** Name of a pattern in the catalogue, `*` or nothing for any text, or the server's own regular expression. */
  acceptedPattern?: string | null;
  /** Minimum number of characters. Without it, there is no minimum. */
  minLength?: number | null;
  /** Maximum number of characters. Without it, there is no maximum. */
  maxLength?: number | null;
  /** Whether the field is required. @default false */
  required?: boolean | null;
}

/** Why a text was rejected; compatible with the results of `@foyer/platform/validation`. */
export type FieldReason =
  | "required"
  | "equal"
  | `length.${LengthKind}`
  | `pattern.${PatternId}`
  /** The server's own regular expression, for which there is no message. */
  | "pattern.other";

/** A rejection with the figures for its message. */
export interface FieldRefusal {
  readonly reason: FieldReason;
  readonly params: Readonly<Record<string, number>>;
}

/** The length limits of a rule, in one of four forms, or undefined if there are none. */
export function lengthOf(
  rule: PatternRule,
): { kind: LengthKind; params: Record<string, number> } | undefined {
  const min = bound(rule.minLength);
  const max = bound(rule.maxLength);
  /* No text could meet a minimum above the maximum, so the check is left to the server. */
  if (min !== undefined && max !== undefined && min > max) return undefined;
  if (min !== undefined && min === max)
    return { kind: "exact", params: { length: min } };
  if (min !== undefined && max !== undefined)
    return { kind: "between", params: { min, max } };
  if (min !== undefined) return { kind: "atLeast", params: { min } };
  return max === undefined ? undefined : { kind: "atMost", params: { max } };
}

const bound = (value: number | null | undefined): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;

/** The pattern that a rule names, or undefined for the server's own regular expression. */
export const patternOf = (rule: PatternRule) =>
  findPattern(rule.acceptedPattern?.trim() || "*");

/**
 * Why a text does not fit a server's rule. Checks whether it is empty, then its characters, then its length. The text
 * is trimmed first, as it is before submission. The server's own regular expressions are not run here.
 *
 * @example refusalOf({ acceptedPattern: "digits", minLength: 6, maxLength: 6 }, "12 34")?.reason // "pattern.digits"
 */
export function refusalOf(
  rule: PatternRule,
  value: string,
): FieldRefusal | undefined {
  const text = value.trim();
  if (text === "")
    return rule.required ? { reason: "required", params: {} } : undefined;
  const pattern = patternOf(rule);
  if (pattern && !pattern.test(text))
    return { reason: `pattern.${pattern.id}`, params: {} };
  const length = lengthOf(rule);
  return length && !fits(text, length.params)
    ? { reason: `length.${length.kind}`, params: length.params }
    : undefined;
}

/* Characters as a reader counts them, not UTF-16 units. */
function fits(text: string, bounds: Record<string, number>): boolean {
  const size = [...text].length;
  const { length, min = length ?? 0, max = length ?? Infinity } = bounds;
  return size >= min && size <= max;
}
