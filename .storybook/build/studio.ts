import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, runnerImport, type Plugin } from "vite";
import {
  compilePack,
  packLanguages,
} from "../../packages/brand/src/words/packs.ts";
import type * as art from "./art.ts";
import type * as fonts from "./fonts.ts";

const fontsId = "virtual:bundled-fonts";
const fontsCssId = "virtual:bundled-fonts.css";
const resolvedFontsCss = "/virtual:bundled-fonts.css";
const wordsId = "virtual:brand-words";
const packPrefix = "virtual:brand-words/";

/**
 * What the brand studio needs from the checkout: `virtual:bundled-fonts` (families to choose from) with its style
 * sheet, `virtual:brand-words` (every brand's words, not only those of the brand that is built), and the pictures of
 * the stories' lobby under `/portal-art/`.
 *
 * @example plugins: [studioFacts({ root })]
 */
export function studioFacts({ root }: { readonly root: string }): Plugin {
  let command: "build" | "serve" = "build";
  /* Node alone cannot load the workspace's TypeScript; Vite's runner can. */
  const run = async <Module>(file: string): Promise<Module> => {
    const path = new URL(file, import.meta.url).pathname;
    return (await runnerImport<Module>(path, { root })).module;
  };
  let drawn: Promise<Record<string, string>> | undefined;
  const pictures = () =>
    (drawn ??= run<typeof art>("./art.ts").then(({ artFiles }) => artFiles()));
  let read: Promise<ReturnType<typeof fonts.bundledFonts>> | undefined;
  const bundled = () =>
    (read ??= run<typeof fonts>("./fonts.ts").then(({ bundledFonts }) =>
      bundledFonts(join(root, "themes")),
    ));
  return {
    name: "foyer-studio-facts",
    enforce: "pre",
    configResolved(config) {
      command = config.command;
    },
    resolveId(id) {
      if (id === fontsCssId) return resolvedFontsCss;
      return id === fontsId || id === wordsId || id.startsWith(packPrefix)
        ? `\0${id}`
        : undefined;
    },
    async load(id) {
      if (id === resolvedFontsCss)
        return (await bundled()).css.replaceAll(
          /url\("([^"]+)"\)/g,
          (_, file: string) => `url("${normalizePath(file)}")`,
        );
      if (id === `\0${fontsId}`)
        return `export const families = ${JSON.stringify((await bundled()).families)};`;
      if (id === `\0${wordsId}`) return wordsModule(root);
      if (!id.startsWith(`\0${packPrefix}`)) return undefined;
      const [brand = "", code = ""] = id
        .slice(packPrefix.length + 1)
        .split("/");
      const pack = compilePack({ root, brand, pseudo: true }, code);
      return `export default ${JSON.stringify(pack)};`;
    },
    async buildStart() {
      if (command === "serve") return;
      // Before the build itself: Vite's runner gives up when a busy build keeps it waiting.
      await bundled();
      for (const [name, source] of Object.entries(await pictures()))
        this.emitFile({
          type: "asset",
          fileName: `portal-art/${name}.svg`,
          source,
        });
    },
    configureServer(server) {
      server.middlewares.use("/portal-art/", (request, response, next) => {
        const name = /^\/?([\w-]+)\.svg$/.exec(request.url ?? "")?.[1] ?? "";
        pictures().then((all) => {
          const picture = Object.hasOwn(all, name) ? all[name] : undefined;
          if (picture === undefined) return next();
          response.setHeader("Content-Type", "image/svg+xml").end(picture);
        }, next);
      });
    },
  };
}

/** Every brand's languages, each with the loader of its words. */
function wordsModule(root: string): string {
  const themes = join(root, "themes");
  const brands = readdirSync(themes)
    .filter((name) => existsSync(join(themes, name, "brand.json")))
    .sort()
    .map((brand) => {
      const languages = packLanguages({ root, brand, pseudo: true });
      const loaders = languages.map(
        ({ code }) =>
          `${JSON.stringify(code)}: () => import(${JSON.stringify(`${packPrefix}${brand}/${code}`)}).then((pack) => pack.default)`,
      );
      return `${JSON.stringify(brand)}: { languages: ${JSON.stringify(languages)}, messages: { ${loaders.join(", ")} } }`;
    });
  return `export const brandWords = { ${brands.join(",\n")} };`;
}
