import { findPattern } from "@foyer/platform/patterns";
import {
  length,
  pattern,
  required,
  type Rule,
} from "@foyer/platform/validation";

/** What the platform requires of a field; undefined limits are not checked (OPN-04). */
export interface FieldRule {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  /** Name of a pattern; the server's own patterns are left to the server. */
  readonly acceptedPattern?: string | undefined;
}

/**
 * A required field, in the form that the platform asks for.
 *
 * @example validate(values, { newPassword: askedBy(rule) })
 */
export function askedBy(rule: FieldRule | undefined): Rule[] {
  const known = findPattern(rule?.acceptedPattern ?? "*");
  return [
    required(),
    ...(known ? [pattern(known)] : []),
    length({ min: rule?.minLength, max: rule?.maxLength }),
  ];
}
