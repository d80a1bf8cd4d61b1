/** Control characters, and those that turn the words of a line round or end it. */
const acting =
  /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What a visitor sent as one line of a log: quoted, and nothing in it that a terminal acts upon.
 *
 * @example logLine("a\u001b[2Jb") // the same with \\u001b written out
 */
export const logLine = (text: string): string =>
  JSON.stringify(text).replaceAll(
    acting,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
