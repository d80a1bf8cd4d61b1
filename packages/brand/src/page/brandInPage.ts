import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import type { DocumentBrand } from "@foyer/platform/brand";
import { logoPicture, logoTags } from "./logoPicture.ts";
import { brandTools } from "../plugin/workspaceModule.ts";
import {
  compilePack,
  packLanguages,
  type PackPart,
  type PackSource,
} from "../words/packs.ts";

/** Where the development server has the words: /words/EN.portal.json. */
const wordsPath = "/words/";
/** Where it has the files of the brand's own content: /content/rooms.EN.json. */
const contentPath = "/content/";

/**
 * Writes into the document what a portal shows of its brand, and beside it the files that belong to one brand alone:
 * pictures, words, and the fonts of further languages. The portal's script is thereby the same for every brand.
 *
 * @example defineConfig({ plugins: [brandInPage({ root, brand, pseudo: false })] })
 */
export function brandInPage(source: PackSource): Plugin {
  const { root, brand } = source;
  let built: DocumentBrand | undefined;
  const load = async () => {
    const tools = await brandTools(root);
    return { ...tools, loaded: tools.loadBrand(join(root, "themes"), brand) };
  };
  const languages = () => packLanguages(source);
  const words = (code: string, part: PackPart) =>
    JSON.stringify(compilePack(source, code, part));

  const contentFiles = new Map<string, string>();

  /** The development server has every font in its style sheet. */
  const ofServer = async (): Promise<DocumentBrand> => {
    const { portalBrand, loaded } = await load();
    const address = (code: string, part: PackPart) =>
      `${wordsPath}${code}.${part}.json`;
    return {
      brand: portalBrand(loaded, {
        languages: languages(),
        addressOf: (file) => `/@fs${normalizePath(file)}`,
        write: (name, text) => {
          contentFiles.set(`/${name}`, text);
          return contentPath + name;
        },
      }),
      words: Object.fromEntries(
        languages().map(({ code }) => [
          code,
          { portal: address(code, "portal"), centre: address(code, "centre") },
        ]),
      ),
    };
  };

  return {
    name: "foyer-brand-in-page",
    // Before the documents are written.
    enforce: "pre",
    async generateBundle() {
      const { portalBrand, languageFontsCss, loaded } = await load();
      const emit = (name: string, content: string | Uint8Array) =>
        `/${this.getFileName(this.emitFile({ type: "asset", name, source: content }))}`;
      const emitFile = (file: string) =>
        emit(basename(file), readFileSync(file));
      const fontsOf = (code: string) => {
        const css = languageFontsCss(loaded, code).replaceAll(
          /url\("([^"]+)"\)/g,
          (_, file: string) => `url("${emitFile(file)}")`,
        );
        return css === "" ? {} : { fonts: emit(`${code}.css`, css) };
      };
      built = {
        brand: portalBrand(loaded, {
          languages: languages(),
          addressOf: emitFile,
          write: emit,
        }),
        words: Object.fromEntries(
          languages().map(({ code }) => [
            code,
            {
              portal: emit(`${code}.json`, words(code, "portal")),
              centre: emit(`${code}.json`, words(code, "centre")),
              ...fontsOf(code),
            },
          ]),
        ),
      };
    },
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use(wordsPath, (request, response, next) => {
        const [, code = "", part] =
          /^\/([A-Z]+)\.(portal|centre)\.json$/.exec(request.url ?? "") ?? [];
        if (part !== "portal" && part !== "centre") return next();
        response
          .setHeader("Content-Type", "application/json")
          .end(words(code, part));
      });
      middlewares.use(contentPath, (request, response, next) => {
        const text = contentFiles.get(request.url ?? "");
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(text);
      });
      watcher.on("change", (file) => {
        // Tokens change the style sheet alone, so the page keeps its state.
        const isOurs =
          file.startsWith(join(root, "themes", brand)) ||
          /\/words\/.*\.json$/.test(normalizePath(file));
        if (isOurs && !file.endsWith("tokens.json"))
          ws.send({ type: "full-reload" });
      });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        const shown = built ?? (await ofServer());
        return {
          html: html.replace(logoPicture, () =>
            logoTags(shown.brand.pictures.logo),
          ),
          tags: [
            {
              tag: "script",
              injectTo: "body",
              attrs: { type: "application/json", id: "brand" },
              // No text in it can end the element.
              children: JSON.stringify(shown).replaceAll("<", "\\u003c"),
            },
          ],
        };
      },
    },
  };
}
