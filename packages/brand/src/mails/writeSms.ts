import { fillText } from "./fillText.ts";
import type { MailValues } from "./mailKinds.ts";

/** Typographic characters that would halve what fits into a text message, and the ones that phones have for them. */
const plainer: Readonly<Record<string, string>> = {
  "\u00A0": " ",
  "\u202F": " ",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "…": "...",
};

/**
 * Writes a text message.
 *
 * @example writeSms("{brand}: {code}", { brand: "Harbour", code: "482913" }) // "Harbour: 482913"
 */
export const writeSms = (text: string, values: MailValues): string =>
  fillText(text, values).replace(
    /[\u00A0\u202F‘’“”–…]/g,
    (letter) => plainer[letter] ?? letter,
  );
