import { searchName } from "../search-name.ts";

/** Letters that are no letter with a mark on it, and how people type them who do not have the key. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŧ: "t",
  þ: "th",
  ß: "ss",
};

/**
 * The words of a name or of what was typed, as they are compared: no case, no accents, no signs. An apostrophe
 * leaves nothing behind, any other sign parts words.
 *
 * @example foldWords("Owner’s Three-Card Đèn") // ["owners", "three", "card", "den"]
 */
export function foldWords(text: string): readonly string[] {
  return searchName(text)
    .replace(/[æœøðđħıłŧþß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’ʼ\u0060´]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Every place in a name where a word begins, and what follows from there, written as one word. */
const joinedFrom = (words: readonly string[]): readonly string[] =>
  words.map((_, start) => words.slice(start).join(""));

/** What a game is searched by. */
export interface SearchColumns {
  /** The name, as words. */
  readonly searchName: string;
  /** The words of name and vendor, each after a blank. */
  readonly searchText: string;
  /**
   * What follows in the name from each of its words on, written as one word, then the same of the vendor: the first
   * is the whole name. So it does not matter where blanks are, in the name or in what is typed.
   */
  readonly searchJoined: string;
}

/**
 * Makes what a game is searched by.
 *
 * @example searchColumns("Sic Bo", "Kite").searchJoined // " sicbo bo kite "
 */
export function searchColumns(name: string, vendor: string): SearchColumns {
  const [ofName, ofVendor] = [foldWords(name), foldWords(vendor)];
  return {
    searchName: ofName.join(" "),
    searchText: ` ${[...ofName, ...ofVendor].join(" ")} `,
    searchJoined: ` ${[...joinedFrom(ofName), ...joinedFrom(ofVendor)].join(" ")} `,
  };
}
