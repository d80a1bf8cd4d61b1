import type { MailValues } from "./mailKinds.ts";

const placeholder = /\{(\w+)\}/g;

/**
 * The names in braces in a text, in the order in which they come.
 *
 * @example placeholdersOf("{brand}: {code}") // ["brand", "code"]
 */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name);

/**
 * Puts values in the place of their placeholders, once: braces in a value stay as they are. A placeholder without a
 * value is left out.
 *
 * @example fillText("{brand}: {code}", { brand: "Harbour", code: "482913" }) // "Harbour: 482913"
 */
export const fillText = (
  text: string,
  values: MailValues,
  write: (value: string) => string = (value) => value,
): string =>
  text.replace(placeholder, (_, name: string) =>
    write(new Map<string, string>(Object.entries(values)).get(name) ?? ""),
  );

/**
 * A text on one line, without control characters and characters that reverse its direction: what a header of an
 * e-mail may have.
 *
 * @example oneLine("Hello\r\nBcc: all@post.example") // "Hello Bcc: all@post.example"
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu, " ")
    .trim();
