/** How the bounds of a length lie; `exact` where shortest and longest are the same (VAL-13). */
export type LengthKind = "between" | "exact" | "atLeast" | "atMost";

/** How long a text may be, said before a mistake. */
export const lengthHints = {
  between: "validation.lengthHint.between",
  exact: "validation.lengthHint.exact",
  atLeast: "validation.lengthHint.atLeast",
  atMost: "validation.lengthHint.atMost",
} as const;

/** That a text is too short or too long (VAL-56). */
export const lengthWords = {
  between: "validation.length.between",
  exact: "validation.length.exact",
  atLeast: "validation.length.atLeast",
  atMost: "validation.length.atMost",
} as const;
