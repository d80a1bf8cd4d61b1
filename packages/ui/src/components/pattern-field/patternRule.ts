import { findPattern, type PatternId } from "@foyer/platform/patterns";
import type { LengthKind } from "../../private/field/lengthWords.ts";

/** What a server says about a field. */
export interface PatternRule {
  /** Name of a pattern of the catalogue, `*` or nothing for any text, or an expression of the server's own. */
  acceptedPattern?: string | null;
  /** Fewest characters; without it none is too short. */
  minLength?: number | null;
  /** Most characters; without it none is too long. */
  maxLength?: number | null;
  /** Whether it has to be filled in. @default false */
  required?: boolean | null;
}

/** Why a text was refused; what `@foyer/platform/validation` answers fits in. */
export type FieldReason =
  | "required"
  | "equal"
  | `length.${LengthKind}`
  | `pattern.${PatternId}`
  /** An expression of the server's own, that nobody has words for. */
  | "pattern.other";

/** A refusal with the figures that its sentence names. */
export interface FieldRefusal {
  readonly reason: FieldReason;
  readonly params: Readonly<Record<string, number>>;
}

/** How long a text may be, in the one of four ways that its bounds have; undefined: as long as it likes. */
export function lengthOf(
  rule: PatternRule,
): { kind: LengthKind; params: Record<string, number> } | undefined {
  const min = bound(rule.minLength);
  const max = bound(rule.maxLength);
  /* Nothing could fit bounds that are crossed: the server is left to say what it meant. */
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

/** The pattern that a rule names; undefined for an expression of the server's own. */
export const patternOf = (rule: PatternRule) =>
  findPattern(rule.acceptedPattern?.trim() || "*");

/**
 * Why a text does not fit a server's rule: empty first, then its characters, then its length. It is trimmed
 * before, as it is before it is sent. An expression of the server's own is not run here.
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
