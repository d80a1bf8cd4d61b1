import { readFileSync } from "node:fs";
import { basename, extname, join, sep } from "node:path";
import type { Plugin } from "vite";
import { logoOf } from "../../packages/brand/src/page/firstScreen.ts";
import {
  brandTools,
  workspaceModule,
} from "../../packages/brand/src/plugin/workspaceModule.ts";
import { contentTypes } from "../../packages/serve/src/files.ts";
import { packLanguages } from "../../packages/brand/src/words/packs.ts";
import type * as mails from "./mails.ts";

const sitesId = "virtual:brand-sites";
const mailsPrefix = "virtual:brand-mails/";
const folder = "/brand-sites/";

/**
 * What a published portal has of its brand besides theme and words, for every brand: `virtual:brand-sites`, with the
 * brand as its portal gets it, the logo that its document draws, and its e-mails. Pictures and own content are under
 * `/brand-sites/`.
 *
 * @example plugins: [brandSites({ root })]
 */
export function brandSites({ root }: { readonly root: string }): Plugin {
  const themesDir = join(root, "themes");
  const files = new Map<string, string | Uint8Array>();
  let command: "build" | "serve" = "build";

  /** Reads every brand, and remembers the files that it names. */
  async function readSites() {
    const { listBrands, loadBrand, portalBrand } = await brandTools(root);
    return listBrands(themesDir).map((id) => {
      const keep = (name: string, content: string | Uint8Array) => {
        const path = `${folder}${id}/${name}`;
        files.set(path, content);
        return path;
      };
      const loaded = loadBrand(themesDir, id);
      const languages = packLanguages({ root, brand: id, pseudo: true });
      const brand = portalBrand(loaded, {
        languages,
        addressOf: (file) => keep(basename(file), readFileSync(file)),
        write: keep,
      });
      return { id, brand, drawing: logoOf(loaded.dir) };
    });
  }
  const mailsOf = async (merchant: string, code: string) => {
    const path = ".storybook/build/mails.ts";
    const { brandMails } = await workspaceModule<typeof mails>(root, path);
    return brandMails(themesDir, { merchant, code });
  };

  return {
    name: "foyer-brand-sites",
    enforce: "pre",
    configResolved(config) {
      command = config.command;
    },
    resolveId(id) {
      return id === sitesId || id.startsWith(mailsPrefix)
        ? `\0${id}`
        : undefined;
    },
    async load(id) {
      if (id === `\0${sitesId}`) {
        const sites = (await readSites()).map(
          ({ id: name, brand, drawing }) => {
            const loaders = Object.keys(brand.languages).map(
              (code) =>
                `${JSON.stringify(code)}: () => import(${JSON.stringify(`${mailsPrefix}${brand.merchantCode}/${code}`)}).then((file) => file.default)`,
            );
            return `${JSON.stringify(name)}: { brand: ${JSON.stringify(brand)}, drawing: ${JSON.stringify(drawing)}, mails: { ${loaders.join(", ")} } }`;
          },
        );
        return `export const sites = { ${sites.join(",\n")} };`;
      }
      if (!id.startsWith(`\0${mailsPrefix}`)) return undefined;
      const [merchant = "", code = ""] = id
        .slice(mailsPrefix.length + 1)
        .split("/");
      return `export default ${JSON.stringify(await mailsOf(merchant, code))};`;
    },
    async buildStart() {
      if (command === "serve") return;
      // Before the build itself: Vite's runner gives up when a busy build keeps it waiting.
      await readSites();
      for (const [path, source] of files)
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      middlewares.use(folder, (request, response, next) => {
        const content = files.get(folder + (request.url ?? "").slice(1));
        if (content === undefined) return next();
        response.setHeader(
          "Content-Type",
          contentTypes[extname(request.url ?? "")] ?? "text/plain",
        );
        response.end(content);
      });
      watcher.on("all", (_event, file) => {
        // Tokens are no part of a site.
        if (!file.startsWith(themesDir + sep) || file.endsWith("tokens.json"))
          return;
        const changed = [...moduleGraph.idToModuleMap.values()].filter(
          ({ id }) => id?.startsWith("\0virtual:brand-"),
        );
        for (const module of changed) moduleGraph.invalidateModule(module);
        if (changed.length > 0) ws.send({ type: "full-reload" });
      });
    },
  };
}
