import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const lines = (text: string) => ({ rights: text, licence: text, risk: text });

const lake = {
  name: "Lake House",
  merchantCode: "lake",
  languages: {
    EN: { tag: "en", label: "English" },
    AR: { tag: "ar-AE", label: "العربية", numerals: "arab" },
    // What the code means is the brand's to say: here it is Burmese, which there are no default texts in.
    MY: { tag: "my", label: "မြန်မာ" },
  },
  defaultLanguage: "EN",
  defaultMode: "dark",
  hosts: { image: [], game: [], frame: [], connect: [] },
  categories: ["HOME", "FAV"],
  legal: {
    ...lines("Lake House, licence LH-1 <b>"),
    words: { AR: lines("دار البحيرة") },
  },
  jurisdiction: {
    id: "lakeland",
    ageMark: "21+",
    helpLines: [{ name: "Play Calm", url: "https://playcalm.example" }],
  },
};

/**
 * A themes folder in a temporary place, with one brand, and what the brand writes into its files of texts.
 *
 * @example const themes = themesFolder(); themes.write("EN", { "welcome.subject": "Hello" }); themes.remove();
 */
export function themesFolder() {
  const root = mkdtempSync(join(tmpdir(), "foyer-themes-"));
  const mails = join(root, "lake", "mails");
  mkdirSync(mails, { recursive: true });
  const put = (file: string, content: unknown) =>
    writeFileSync(join(root, "lake", file), JSON.stringify(content));
  put("brand.json", lake);
  put("tokens.json", {});
  return {
    path: root,
    write: (code: string, texts: unknown) => put(`mails/${code}.json`, texts),
    writeTokens: (tokens: unknown) => put("tokens.json", tokens),
    remove: () => rmSync(root, { recursive: true }),
  };
}
