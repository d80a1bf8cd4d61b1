import { searchName } from "../search-name.ts";

/** Letters that do not decompose into a letter and a mark, and how people without that key type them. */
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
 * The words of a name or search term in the form they are compared in: no case, accents or punctuation. An apostrophe
 * is simply removed; any other sign separates words.
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

/** For each word of a name, the rest of the name from that word on, joined to a single word. */
const joinedFrom = (words: readonly string[]): readonly string[] =>
  words.map((_, start) => words.slice(start).join(""));

/** The search columns of a game. */
export interface SearchColumns {
  /** The name, as words. */
  readonly searchName: string;
  /** The words of name and provider, each preceded by a space. */
  readonly searchText: string;
  /**
   * The rest of the name from each of its words on, joined to a single word, then the same for the provider: the
   * first is the whole name. So spaces do not matter, neither in the name nor in the term.
   */
  readonly searchJoined: string;
}

/**
 * Builds the search columns of a game.
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
