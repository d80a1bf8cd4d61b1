import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Pack } from "./basePacks.ts";
import { elementsOf, tryParse } from "./packCheckArguments.ts";

/** What is the same in every language: names of services and formats, and signs. */
const names =
  /\b(Facebook|LINE|QQ|Telegram|WhatsApp|WeChat|Zalo|Google|VIP|PNG|JPG|CSV|MB|ID|IP|Cookie|iOS|JavaScript|Android|Safari|VPN|QR|SMS|UTC|https|name@mail\.example)\b/g;
/** Whole texts that many languages have as they are. */
const alike: ReadonlySet<string> = new Set(["OK"]);

/**
 * The words of a message that a translator would translate: without its arguments, and without names that are the
 * same in every language.
 *
 * @example translatableWords("{name} on Telegram") // "on"
 */
export const translatableWords = (text: string): string =>
  wordsOf(text).replace(names, "").trim();

/**
 * Ids of texts that say the same as in English, in words that other languages have words of their own for.
 *
 * @example sameAsEnglish(english, { hd_home: "Home", ok: "OK" }) // ["hd_home"]
 */
export const sameAsEnglish = (english: Pack, pack: Pack): string[] =>
  Object.entries(pack)
    .filter(([id, text]) => {
      if (!Object.hasOwn(english, id) || english[id] !== text) return false;
      const words = translatableWords(text);
      return /\p{L}/u.test(words) && !alike.has(words);
    })
    .map(([id]) => id);

/** The words of a message, without its arguments; a message that cannot be parsed has none. */
function wordsOf(text: string): string {
  const parsed = tryParse(text);
  return typeof parsed === "string"
    ? ""
    : elementsOf(parsed)
        .flatMap((element) =>
          element.type === TYPE.literal ? [element.value] : [],
        )
        .join(" ");
}
