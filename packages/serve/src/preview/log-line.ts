/** Control characters, and those that reverse the text direction or end a line. */
const acting =
  /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Formats a visitor's text as one line of a log: quoted, and without anything that a terminal would act upon.
 *
 * @example logLine("a\u001b[2Jb") // the same with \\u001b written out
 */
export const logLine = (text: string): string =>
  JSON.stringify(text).replaceAll(
    acting,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
