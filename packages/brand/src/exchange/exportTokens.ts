import type { BrandFile } from "@foyer/platform/brand";
import type { PackFile, PackMessages, TokenSet } from "./exportFiles.ts";
import { jsonText } from "../files/exportJson.ts";
import { tokensFile } from "./exportTheme.ts";

export type { PackFile, PackMessages, TokenSet } from "./exportFiles.ts";
export { importPack } from "./importPack.ts";

/**
 * Writes a theme as the text of a tokens.json, in the Design Tokens format 2025.10. The same theme always gives the
 * same text, and reading and writing it again gives the same bytes. Throws a TokenError for an override that no token
 * can hold.
 *
 * @example download("tokens.json", exportTokens(readTheme(JSON.parse(text))))
 */
export function exportTokens(tokens: TokenSet): string {
  return jsonText(tokensFile(tokens));
}

/**
 * The files of a whole brand, as in its folder. Pictures are given as their text (SVG) and pass through unchanged.
 * Throws a TokenError for an override that no token can hold.
 *
 * @example exportPack({ brand, tokens, messages: { EN: { hd_home: "Lobby" } } }).map(({ name }) => name)
 */
export function exportPack({
  brand,
  tokens,
  messages,
  assets = [],
}: {
  readonly brand: BrandFile;
  readonly tokens: TokenSet;
  readonly messages: PackMessages;
  readonly assets?: readonly PackFile[];
}): PackFile[] {
  return [
    { name: "brand.json", text: jsonText(brand) },
    { name: "tokens.json", text: exportTokens(tokens) },
    ...Object.entries(messages)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, words]) => ({
        name: `messages/${code}.json`,
        text: jsonText(sorted(words)),
      })),
    ...assets.map(({ name, text }) => ({
      name: name.startsWith("assets/") ? name : `assets/${name}`,
      text,
    })),
  ];
}

function sorted(words: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
