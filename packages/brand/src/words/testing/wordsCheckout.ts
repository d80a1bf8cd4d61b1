import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brandLanguages, languageOf } from "../brandLanguages.ts";

/** The words of the checkout's portal: one text with a value, a counted one, and one that the centres alone use. */
export const englishWords = {
  hello: "Hello {name}",
  games: "{count, plural, one {# game} other {# games}}",
  bye: "Goodbye.",
  "team.title": "Your team",
} as const;
export const malayWords = {
  hello: "Hai {name}",
  games: "{count, plural, other {# permainan}}",
  bye: "Selamat tinggal.",
  "team.title": "Pasukan anda",
} as const;
export const hindiWords = {
  hello: "नमस्ते {name}",
  games: "{count, plural, one {# खेल} other {# खेल}}",
  bye: "अलविदा।",
  "team.title": "आपकी टीम",
} as const;

type Languages = Readonly<
  Record<string, { readonly tag: string; readonly offeredFrom?: number }>
>;

/**
 * Makes a folder like a checkout, with English and Malay words and one brand, `lake`, that names Malay and English.
 *
 * @example const checkout = makeWordsCheckout(); checkout.write("themes/lake/messages/HI.json", hindiWords);
 */
export function makeWordsCheckout() {
  const root = mkdtempSync(join(tmpdir(), "foyer-words-"));
  const write = (file: string, content: object | string) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof content === "string" ? content : JSON.stringify(content),
    );
  };
  const brand = "lake";
  const source = { root, brand, pseudo: false };
  /** Writes the brand's languages: those that it always has, and these. */
  const name = (languages: Languages, defaultLanguage = "MY") =>
    write(`themes/${brand}/brand.json`, {
      languages: Object.fromEntries(
        Object.entries({
          MY: { tag: "ms-MY" },
          EN: { tag: "en" },
          ...languages,
        }).map(([code, language]) => [code, { label: code, ...language }]),
      ),
      defaultLanguage,
    });
  const { "team.title": team, ...portal } = englishWords;
  const english = "packages/app/src/words/en";
  write(`${english}/portal.json`, portal);
  write(`${english}/centre/team.json`, { "team.title": team });
  const notes = Object.fromEntries(
    Object.keys(portal).map((id) => [id, { note: `What ${id} is for` }]),
  );
  write("packages/app/src/words/notes/portal.json", {
    ...notes,
    hello: { note: "Greets a member", name: "river88" },
  });
  write("packages/app/src/words/ms.json", malayWords);
  name({});
  return {
    root,
    source,
    write,
    name,
    language: (code: string) => languageOf(source, code),
    codes: () => brandLanguages(source).map(({ code }) => code),
    has: (file: string) => existsSync(join(root, file)),
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    remove: () => rmSync(root, { recursive: true }),
  };
}
