import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { directionOf } from "../../../platform/src/brand/direction.ts";
import {
  drawIco,
  drawIcon,
  findRenderer,
  iconProblem,
  iconShapes,
} from "./icons.ts";
import { drawShare } from "./sharePicture.ts";
import { shareSize } from "./shareSize.ts";
import { drawingOf, logoDrawing } from "./logoDrawing.ts";
import { manifestOf } from "./manifest.ts";
import { brandTools } from "../plugin/workspaceModule.ts";
import { packLanguages } from "../words/packs.ts";

export interface SiteIdentityOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}

/** Path of the manifest; fixed, because installed portals request it again. */
const manifestFile = "manifest.webmanifest";

/**
 * What others keep of a brand besides its pages. Browsers: `/manifest.webmanifest`, icons made from
 * `assets/favicon.svg`, and `/favicon.ico`. Link previews: a picture, which is `assets/share.png` or made from
 * `assets/logo.svg`.
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
      const { svg, color, file, share } = await read();
      const picture = shareOf(share);
      if (picture)
        this.emitFile({ type: "asset", name: shareFile, source: picture });
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
      async handler(_html, { bundle }) {
        const touch = Object.values(bundle ?? {}).find(
          (output) =>
            output.type === "asset" &&
            output.names.includes("apple-touch-icon.png"),
        );
        const picture = Object.values(bundle ?? {}).find(
          (output) =>
            output.type === "asset" && output.names.includes(shareFile),
        );
        const metas = previewMetas((await read()).name, picture?.fileName);
        const links: HtmlTagDescriptor["attrs"][] = [
          { rel: "manifest", href: `/${manifestFile}` },
          ...(touch
            ? [{ rel: "apple-touch-icon", href: `/${touch.fileName}` }]
            : []),
        ];
        return [
          ...links.map((attrs) => ({ tag: "link", attrs })),
          ...metas.map((attrs) => ({ tag: "meta", attrs })),
        ].map((tag) => ({ ...tag, injectTo: "head" as const }));
      },
    },
  };
}

/** Name of the picture for link previews, in the brand's folder and in the build. */
const shareFile = "share.png";

/** The brand's own picture for link previews, else its logo on its page's colour; undefined where nothing draws. */
function shareOf({
  own,
  logo,
  ...colors
}: Awaited<ReturnType<typeof readFacts>>["share"]): Uint8Array | undefined {
  if (own) return readFileSync(own);
  return logo !== undefined && findRenderer()
    ? drawShare(logo, colors)
    : undefined;
}

/** What link previews show of any page; a document that holds one adds what is its own. */
const previewMetas = (name: string, picture: string | undefined) => [
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: name },
  ...(picture === undefined
    ? [{ name: "twitter:card", content: "summary" }]
    : [
        { property: "og:image", content: `/${picture}` },
        { property: "og:image:width", content: `${shareSize.width}` },
        { property: "og:image:height", content: `${shareSize.height}` },
        { property: "og:image:alt", content: name },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
];

/**
 * Everything that the manifest and the icons are made from, read from the same source as the style sheet's colours.
 */
async function readFacts(root: string, brand: string) {
  const tools = await brandTools(root);
  const {
    brand: settings,
    theme,
    assets,
  } = tools.loadBrand(join(root, "themes"), brand);
  const languages = packLanguages({ root, brand, pseudo: false });
  const first =
    languages.find(({ code }) => code === settings.defaultLanguage) ??
    languages[0];
  const tag = first?.tag ?? "en";
  const favicon = assets["favicon"];
  const mode = settings.defaultMode === "light" ? "light" : "dark";
  const color = tools.valueOf(theme, mode, "color.surface.page");
  return {
    name: settings.name,
    lang: tag,
    dir: first ? directionOf(first) : "ltr",
    color,
    share: {
      own: assets["share"],
      logo: logoDrawing(
        assets[
          mode === "light" && assets["logo-light"] ? "logo-light" : "logo"
        ],
      ),
      ground: color,
      ink: tools.valueOf(theme, mode, "color.text.primary"),
    },
    favicon,
    file: `themes/${brand}/assets/${favicon ? basename(favicon) : "favicon.svg"}`,
    svg: drawingOf(favicon),
  };
}
