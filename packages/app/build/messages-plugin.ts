import type { Plugin } from "vite";
import {
  compilePack,
  packFiles,
  packLanguages,
  type PackSource,
} from "./packs.ts";

const listId = "virtual:messages";
const packPrefix = "virtual:messages/";

/**
 * Gives the app its words: `virtual:messages` lists the brand's languages with a loader for each, and
 * `virtual:messages/<code>` is one language's parsed messages, so that no parser is shipped.
 *
 * @example defineConfig({ plugins: [messages({ root, brand, pseudo: false })] })
 */
export function messages(source: PackSource): Plugin {
  return {
    name: "foyer-messages",
    resolveId: (id) =>
      id === listId || id.startsWith(packPrefix) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${listId}`) return listModule(source);
      if (!id.startsWith(`\0${packPrefix}`)) return undefined;
      const code = id.slice(packPrefix.length + 1);
      for (const file of packFiles(source, code)) this.addWatchFile(file);
      return `export default ${JSON.stringify(compilePack(source, code))};`;
    },
  };
}

function listModule(source: PackSource): string {
  const languages = packLanguages(source);
  const loaders = languages.map(
    ({ code }) =>
      `${JSON.stringify(code)}: () => import("${packPrefix}${code}").then((pack) => pack.default)`,
  );
  return [
    `export const languages = ${JSON.stringify(languages)};`,
    `export const availablePacks = languages.map(({ code }) => code);`,
    `export const messages = { ${loaders.join(", ")} };`,
  ].join("\n");
}
