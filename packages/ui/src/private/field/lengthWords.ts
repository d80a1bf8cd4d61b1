/** Which limits a length has; `exact` if minimum and maximum are equal (VAL-13). */
export type LengthKind = "between" | "exact" | "atLeast" | "atMost";

/** Messages for a permitted length, shown before any error. */
export const lengthHints = {
  between: "validation.lengthHint.between",
  exact: "validation.lengthHint.exact",
  atLeast: "validation.lengthHint.atLeast",
  atMost: "validation.lengthHint.atMost",
} as const;

/** Messages for a text that is too short or too long (VAL-56). */
export const lengthWords = {
  between: "validation.length.between",
  exact: "validation.length.exact",
  atLeast: "validation.length.atLeast",
  atMost: "validation.length.atMost",
} as const;
