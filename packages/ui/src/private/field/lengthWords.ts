import { defineMessages } from "react-intl";

/** Figures of a length; a sentence names those that it needs. */
type Figures = { min: number; max: number; length: number };

/** How the bounds of a length lie; `exact` where shortest and longest are the same (VAL-13). */
export type LengthKind = "between" | "exact" | "atLeast" | "atMost";

/** How long a text may be, said before a mistake. */
export const lengthHints = defineMessages<Record<LengthKind, Figures>>({
  between: {
    id: "validation.lengthHint.between",
    defaultMessage: "{min, number} to {max, number} characters",
    description: "How long a text may be",
  },
  exact: {
    id: "validation.lengthHint.exact",
    defaultMessage:
      "{length, plural, one {# character} other {# characters}} exactly",
    description: "How long a text has to be: shortest and longest are the same",
  },
  atLeast: {
    id: "validation.lengthHint.atLeast",
    defaultMessage:
      "At least {min, plural, one {# character} other {# characters}}",
    description: "How long a text has to be, without an upper bound",
  },
  atMost: {
    id: "validation.lengthHint.atMost",
    defaultMessage:
      "At most {max, plural, one {# character} other {# characters}}",
    description: "How long a text may be, without a lower bound",
  },
});

/** That a text is too short or too long (VAL-56). */
export const lengthWords = defineMessages<Record<LengthKind, Figures>>({
  between: {
    id: "validation.length.between",
    defaultMessage:
      "Content length must be between {min, number} and {max, number} characters",
    description: "A text is too short or too long (VAL-56)",
  },
  exact: {
    id: "validation.length.exact",
    defaultMessage:
      "Content length must be exactly {length, plural, one {# character} other {# characters}}",
    description:
      "A text is too short or too long, and only one length is right (VAL-13)",
  },
  atLeast: {
    id: "validation.length.atLeast",
    defaultMessage:
      "Content length must be at least {min, plural, one {# character} other {# characters}}",
    description: "A text is too short",
  },
  atMost: {
    id: "validation.length.atMost",
    defaultMessage:
      "Content length must be at most {max, plural, one {# character} other {# characters}}",
    description: "A text is too long",
  },
});

/** One wording of a password's rule speaks of letters or digits (VAL-41, OPN-05). */
export const passwordWords = defineMessages<{ lettersOrDigits: Figures }>({
  lettersOrDigits: {
    id: "validation.password.lettersOrDigits",
    defaultMessage: "{min, number} to {max, number} letters or digits",
    description: "What a password has to be like (VAL-41)",
  },
});
