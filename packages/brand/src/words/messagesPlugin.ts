import type { Plugin } from "vite";
import { missingWords } from "./missingWords.ts";
import {
  compilePack,
  packFiles,
  packLanguages,
  type PackPart,
  type PackSource,
} from "./packs.ts";

const listId = "virtual:messages";
const packPrefix = "virtual:messages/";
const centreListId = "virtual:centre-messages";
const centrePrefix = "virtual:centre-messages/";
const prefixes = [packPrefix, centrePrefix];

interface MessagesOptions extends PackSource {
  /** The centres' words load with all others: for builds whose first load need not be small. */
  readonly whole?: boolean;
}

/**
 * Gives tests, stories and the gallery their words: `virtual:messages` lists the brand's languages with a loader for
 * each, and `virtual:messages/<code>` is one language's parsed messages, so that no parser is shipped. What only the
 * centres use is in `virtual:centre-messages`, in the same form. A portal reads its words from files that its document
 * names (`brandInPage`); its build fails here where words are missing.
 *
 * @example defineConfig({ plugins: [messages({ root, brand, pseudo: false })] })
 */
export function messages(options: MessagesOptions): Plugin {
  const { whole = false } = options;
  let command: "build" | "serve" = "serve";
  return {
    name: "foyer-messages",
    configResolved(config) {
      command = config.command;
    },
    // Words may be missing during development, but not in a build.
    buildStart() {
      const missing = command === "build" ? missingWords(options) : [];
      if (missing.length > 0)
        this.error(
          `Words are missing; write them, or have them listed by "npm run messages check".\n${missing.join("\n")}`,
        );
    },
    resolveId: (id) =>
      id === listId ||
      id === centreListId ||
      prefixes.some((prefix) => id.startsWith(prefix))
        ? `\0${id}`
        : undefined,
    load(id) {
      if (id === `\0${listId}`) return listModule(options);
      if (id === `\0${centreListId}`) return centreModule(options);
      const prefix = prefixes.find((one) => id.startsWith(`\0${one}`));
      if (prefix === undefined) return undefined;
      const code = id.slice(prefix.length + 1);
      for (const file of packFiles(options, code)) this.addWatchFile(file);
      const part: PackPart = prefix === centrePrefix ? "centre" : "portal";
      const pack = compilePack(options, code, whole ? undefined : part);
      return `export default ${JSON.stringify(pack)};`;
    },
  };
}

function listModule(source: PackSource): string {
  return [
    `export const languages = ${JSON.stringify(packLanguages(source))};`,
    `export const availablePacks = languages.map(({ code }) => code);`,
    `export const messages = ${loaders(source, packPrefix)};`,
  ].join("\n");
}

const centreModule = (source: PackSource): string =>
  `export const centreMessages = ${loaders(source, centrePrefix)};`;

function loaders(source: PackSource, prefix: string): string {
  const each = packLanguages(source).map(
    ({ code }) =>
      `${JSON.stringify(code)}: () => import("${prefix}${code}").then((pack) => pack.default)`,
  );
  return `{ ${each.join(", ")} }`;
}
