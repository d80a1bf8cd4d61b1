import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { runnerImport, type HtmlTagDescriptor, type Plugin } from "vite";
import type * as buildBrands from "../plugin/buildBrands.ts";
import { directionOf } from "../../../platform/src/brand/direction.ts";
import {
  drawIco,
  drawIcon,
  findRenderer,
  iconProblem,
  iconShapes,
} from "./icons.ts";
import { manifestOf } from "./manifest.ts";
import { packLanguages } from "../words/packs.ts";

type BuildBrands = typeof buildBrands;

export interface SiteIdentityOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}

/** Path of the manifest; fixed, because installed portals request it again. */
const manifestFile = "manifest.webmanifest";

/**
 * What a browser keeps of a brand besides its pages: `/manifest.webmanifest`, icons made from `assets/favicon.svg`,
 * and `/favicon.ico`. The only cost for a page is its two links.
 *
 * @example plugins: [siteIdentity({ brand: "aurora", root })]
 */
export function siteIdentity({ brand, root }: SiteIdentityOptions): Plugin {
  const references = new Map<string, string>();
  let facts: ReturnType<typeof readFacts> | undefined;
  const read = () => (facts ??= readFacts(root, brand));

  return {
    name: "foyer-site-identity",
    apply: "build",
    async buildStart() {
      references.clear();
      const { svg, color, file } = await read();
      if (svg === undefined) {
        this.warn(
          `${file} is not an SVG: the portal has no icons for home screens.`,
        );
        return;
      }
      if (!findRenderer()) {
        this.warn(
          "@resvg/resvg-js does not run on this machine: the portal has no icons for home screens.",
        );
        return;
      }
      const problem = iconProblem(svg);
      if (problem) this.error(`${file} ${problem}`);
      for (const [name, shape] of Object.entries(iconShapes(color)))
        references.set(
          name,
          this.emitFile({
            type: "asset",
            name: `${name}.png`,
            source: drawIcon(svg, shape),
          }),
        );
      this.emitFile({
        type: "asset",
        fileName: "favicon.ico",
        source: drawIco(svg),
      });
    },
    async generateBundle(_options, bundle) {
      const { name, lang, dir, color, favicon } = await read();
      const drawing = Object.values(bundle).find(
        (output) =>
          output.type === "asset" &&
          favicon !== undefined &&
          output.names.includes(basename(favicon)),
      );
      this.emitFile({
        type: "asset",
        fileName: manifestFile,
        source: manifestOf({
          name,
          lang,
          dir,
          color,
          drawing:
            drawing?.fileName.endsWith(".svg") === true
              ? `/${drawing.fileName}`
              : undefined,
          icons: Object.fromEntries(
            [...references].map(([icon, reference]) => [
              icon,
              `/${this.getFileName(reference)}`,
            ]),
          ),
        }),
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const touch = Object.values(bundle ?? {}).find(
          (output) =>
            output.type === "asset" &&
            output.names.includes("apple-touch-icon.png"),
        );
        const links: HtmlTagDescriptor["attrs"][] = [
          { rel: "manifest", href: `/${manifestFile}` },
          ...(touch
            ? [{ rel: "apple-touch-icon", href: `/${touch.fileName}` }]
            : []),
        ];
        return links.map((attrs) => ({
          tag: "link",
          injectTo: "head" as const,
          attrs,
        }));
      },
    },
  };
}

/**
 * Everything that the manifest and the icons are made from, read from the same source as the style sheet's colours.
 */
async function readFacts(root: string, brand: string) {
  const { module } = await runnerImport<BuildBrands>(
    join(import.meta.dirname, "../plugin/buildBrands.ts"),
    { root },
  );
  const {
    brand: settings,
    theme,
    assets,
  } = module.loadBrand(join(root, "themes"), brand);
  const languages = packLanguages({ root, brand, pseudo: false });
  const first =
    languages.find(({ code }) => code === settings.defaultLanguage) ??
    languages[0];
  const tag = first?.tag ?? "en";
  const favicon = assets["favicon"];
  return {
    name: settings.name,
    lang: tag,
    dir: first ? directionOf(first) : "ltr",
    color: module.valueOf(
      theme,
      settings.defaultMode === "light" ? "light" : "dark",
      "color.surface.page",
    ),
    favicon,
    file: `themes/${brand}/assets/${favicon ? basename(favicon) : "favicon.svg"}`,
    svg:
      favicon && extname(favicon) === ".svg"
        ? readFileSync(favicon, "utf8")
        : undefined,
  };
}
