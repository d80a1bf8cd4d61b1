/** Marks of direction and joining that come along when a number is copied from a page. */
const marks = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Takes away what nobody sees.
 *
 * @example withoutMarks("\u200e12") // "12"
 */
export function withoutMarks(text: string): string {
  return text.replace(marks, "");
}
