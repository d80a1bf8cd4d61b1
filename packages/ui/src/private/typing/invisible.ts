/** Invisible marks for direction and joining that are included when a number is copied from a page. */
const marks = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Removes invisible characters.
 *
 * @example withoutMarks("\u200e12") // "12"
 */
export function withoutMarks(text: string): string {
  return text.replace(marks, "");
}
