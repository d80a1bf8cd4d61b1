import { readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";
import type { BootConfig } from "../page/boot.ts";
import { headTags } from "../page/headTags.ts";
import { packLanguages } from "../words/packs.ts";
import { brandTools } from "./workspaceModule.ts";

export interface FoyerBrandOptions {
  /** Name of the brand's folder in `themes/`. */
  readonly brand: string;
  /** True: the style sheet contains every brand, for live switching in dev and Storybook. Default: false. */
  readonly all?: boolean;
  /** The checkout's root. */
  readonly root: string;
  /** What a page requests from the platform before its own script has loaded. Default: nothing. */
  readonly ahead?: () => Promise<BootConfig["ahead"]>;
}

const brandId = "virtual:brand";
const cssId = "virtual:brand/theme.css";
const listId = "virtual:brands";
const resolvedCss = "/virtual:brand-theme.css";

/**
 * Gives an app the look of its brand: `virtual:brand` (its id), `virtual:brand/theme.css` (fonts and variables),
 * `virtual:brands` (every brand's name), and `/boot.js`, which sets brand, mode and language on the root before the
 * first paint. The script, the icon and the preloaded fonts are added to pages automatically. What a portal shows of
 * its brand is in its document: `brandInPage`.
 *
 * @example defineConfig({ plugins: [foyerBrand({ brand: "aurora", root })] })
 */
export function foyerBrand({
  brand,
  all = false,
  root,
  ahead,
}: FoyerBrandOptions): Plugin {
  const themesDir = join(root, "themes");
  let command: "build" | "serve" = "build";
  const tools = () => brandTools(root);

  const load = async (id: string) => (await tools()).loadBrand(themesDir, id);
  const offeredTags = () =>
    packLanguages({ root, brand, pseudo: false }).map(({ tag }) => tag);
  const boot = async () => {
    const { bootConfig, bootScript } = await tools();
    const { brand: settings } = await load(brand);
    return bootScript(new URL("../page/boot.ts", import.meta.url), {
      ...bootConfig(brand, settings, offeredTags()),
      ...(ahead && { ahead: await ahead() }),
    });
  };

  return {
    name: "foyer-brand",
    enforce: "pre",
    configResolved(config) {
      command = config.command;
    },
    resolveId(id) {
      if (id === cssId) return resolvedCss;
      return id === brandId || id === listId ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === resolvedCss) {
        const { brandsCss, listBrands } = await tools();
        const others = all
          ? listBrands(themesDir).filter((name) => name !== brand)
          : [];
        const brands = await Promise.all([brand, ...others].map(load));
        return withPaths(brandsCss(brands, { firstLanguage: !all }));
      }
      if (id === `\0${brandId}`)
        return `export const brandId = ${JSON.stringify(brand)};`;
      if (id !== `\0${listId}`) return undefined;
      const list = (await tools()).listBrands(themesDir);
      const names = await Promise.all(
        list.map(async (name) => ({
          id: name,
          name: (await load(name)).brand.name,
        })),
      );
      return `export const brands = ${JSON.stringify(names)};`;
    },
    async buildStart() {
      if (command === "serve") return;
      this.emitFile({
        type: "asset",
        fileName: "boot.js",
        source: await boot(),
      });
      const { favicon } = (await load(brand)).assets;
      if (favicon !== undefined)
        this.emitFile({
          type: "asset",
          name: basename(favicon),
          source: readFileSync(favicon),
        });
    },
    configureServer(server) {
      server.watcher.add(themesDir);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(themesDir + sep)) return;
        /* Tokens change the style sheet alone, so the page keeps its state. */
        refresh(
          server,
          file.endsWith("tokens.json")
            ? [resolvedCss]
            : [resolvedCss, `\0${listId}`],
        );
      });
      server.middlewares.use("/boot.js", (_request, response, next) => {
        boot().then(
          (script) =>
            response.setHeader("Content-Type", "text/javascript").end(script),
          next,
        );
      });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { path, bundle }) {
        if (path.endsWith("/iframe.html")) return html;
        const page = await load(brand);
        const { bootConfig, preloadFiles, valueOf } = await tools();
        const outputs = Object.values(bundle ?? {});
        const address = (file: string | undefined) => {
          if (file === undefined || command === "serve")
            return file && `/@fs${normalizePath(file)}`;
          const built = outputs.find(
            (output) =>
              output.type === "asset" && output.names.includes(basename(file)),
          );
          return built && `/${built.fileName}`;
        };
        return {
          html: html
            .replaceAll("%BRAND_NAME%", escapeText(page.brand.name))
            .replace(/<html(?: lang="[^"]*")?/, () => {
              // The values that boot.js will set for a first visit, for clients that read the page without scripts.
              const { language, tags, rtl } = bootConfig(
                brand,
                page.brand,
                offeredTags(),
              );
              const dir = rtl.includes(language) ? "rtl" : "ltr";
              return `<html lang="${tags[language] ?? "en"}" dir="${dir}"`;
            }),
          tags: headTags({
            icon: address(page.assets["favicon"]),
            fonts: command === "serve" ? [] : preloadFiles(page).map(address),
            color: valueOf(
              page.theme,
              page.brand.defaultMode === "light" ? "light" : "dark",
              "color.surface.page",
            ),
          }),
        };
      },
    },
  };
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const withPaths = (css: string) =>
  css.replaceAll(
    /url\("([^"]+)"\)/g,
    (_, file: string) => `url("${normalizePath(file)}")`,
  );

function refresh(server: ViteDevServer, ids: readonly string[]): void {
  for (const id of ids) {
    const module = server.moduleGraph.getModuleById(id);
    if (module) void server.reloadModule(module);
  }
}
