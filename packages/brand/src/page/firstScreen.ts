import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { Brand } from "@foyer/platform/brand";
import { readPack } from "../words/basePacks.ts";
import type * as brandLooks from "./brandLook.ts";
import { documentText } from "./documentWords.ts";
import { firstShapes } from "./firstShapes.ts";
import { logoPicture } from "./logoPicture.ts";
import { workspaceModule } from "../plugin/workspaceModule.ts";
import { packOf } from "../words/packs.ts";

type Settings = Pick<Brand, "name" | "defaultLanguage"> &
  Partial<Pick<Brand, "languages">>;

export interface FirstScreenOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}

/**
 * What the document says and shows before any of the portal's scripts has run: its description in the brand's first
 * language, the brand's logo over a page's skeleton, and the message for when no script ever runs.
 *
 * @example defineConfig({ plugins: [firstScreen({ brand, root })] })
 */
export function firstScreen(options: FirstScreenOptions): Plugin {
  return {
    name: "foyer-first-screen",
    async transformIndexHtml(html) {
      return withLook(withFirstScreen(html, options), await readLook(options));
    },
  };
}

/**
 * Fills the placeholders of `index.html`.
 *
 * @example withFirstScreen("<p>%BRAND_LOGO%</p>", { brand: "aurora", root }) // "<p><svg …></p>"
 */
export function withFirstScreen(
  html: string,
  { brand, root }: FirstScreenOptions,
): string {
  const folder = join(root, "themes", brand);
  const settings: Settings = readBrand(folder);
  const drawing = logoOf(folder);
  return html
    .replaceAll("%BRAND_DESCRIPTION%", () =>
      escapeHtml(description(root, folder, settings)),
    )
    .replaceAll(
      "%BRAND_LOGO%",
      () =>
        drawing ?? (hasLogo(folder) ? logoPicture : escapeHtml(settings.name)),
    )
    .replaceAll("%NO_SCRIPT%", () =>
      documentText({ brand, root }, settings.defaultLanguage, "noScript"),
    )
    .replaceAll("%START_FAILED%", () =>
      documentText({ brand, root }, settings.defaultLanguage, "failed"),
    );
}

/**
 * The logo of a brand's folder as its document draws it; undefined if it cannot be part of the document.
 *
 * @example logoOf("themes/aurora") // "<svg …></svg>"
 */
export function logoOf(folder: string): string | undefined {
  const logo = join(folder, "assets/logo.svg");
  return existsSync(logo)
    ? plainDrawing(readFileSync(logo, "utf8"))
    : undefined;
}

/** A logo that cannot be part of the document, because it has colours of its own. */
const hasLogo = (folder: string) =>
  ["svg", "png", "webp"].some((ending) =>
    existsSync(join(folder, `assets/logo.${ending}`)),
  );

/* Somebody who is editing the file reads this over the page, and in the terminal. */
function readBrand<T>(folder: string): T {
  const file = join(folder, "brand.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const brand = basename(folder);
    throw new Error(
      `themes/${brand}/brand.json cannot be read as JSON. The line and what is wrong there: npm run brand check ${brand}`,
      { cause: error },
    );
  }
}

async function readLook({
  brand,
  root,
}: FirstScreenOptions): Promise<brandLooks.BrandLook> {
  const looks = await workspaceModule<typeof brandLooks>(
    root,
    "packages/brand/src/page/brandLook.ts",
  );
  const settings: { readonly layout?: unknown } = readBrand(
    join(root, "themes", brand),
  );
  return looks.brandLook(settings.layout);
}

/**
 * Sets how the portal is laid out on the root, where style sheets read it, and draws skeletons of the home's first
 * parts in their order.
 *
 * @example withLook('<html><p>%HOME_SHAPES%</p>', { look: "poster", sections: ["tools", "hot"] })
 */
export function withLook(
  html: string,
  { look, sections }: brandLooks.BrandLook,
): string {
  const shapes = firstShapes(sections).map((shape) =>
    shape === "card" ? "<i></i>" : `<i data-shape="${shape}"></i>`,
  );
  return html
    .replace(/<html[^>]*/, (open) => `${open} data-look="${look}"`)
    .replace("%HOME_SHAPES%", shapes.join(""));
}

/** The lobby's description; if the brand has no words of its own, the English one. */
function description(
  root: string,
  folder: string,
  { name, defaultLanguage, languages }: Settings,
): string {
  const tag = languages?.[defaultLanguage]?.tag ?? "";
  const packs = [
    readPack(join(folder, "messages", `${defaultLanguage}.json`)),
    packOf(root, tag)?.messages,
    packOf(root, "en")?.messages,
  ];
  const text = packs.find((pack) => pack?.["description.home"] !== undefined)?.[
    "description.home"
  ];
  return text?.replaceAll("{brand}", () => name) ?? name;
}

/**
 * An SVG that may be inlined into the document: only shapes in the colour of the surrounding text, and nothing that
 * violates the security policy or clashes with the ids of another drawing. Undefined for any other.
 *
 * @example plainDrawing('<svg viewBox="0 0 1 1"><path fill="currentColor" d="M0 0"/></svg>')
 */
export function plainDrawing(svg: string): string | undefined {
  const drawing = svg.replaceAll(/<\?[^>]*\?>|<!--[\s\S]*?-->/g, "").trim();
  const tags = [...drawing.matchAll(/<([^/\s>]+)([^>]*)>/g)];
  const isPlain =
    drawing.startsWith("<svg") &&
    drawing.length <= 4096 &&
    tags.every(
      ([, name = "", attributes = ""]) =>
        /^(svg|g|path|circle|ellipse|rect|line|poly(gon|line))$/.test(name) &&
        !/\s(style|id|class|href|xlink:href|on\w+)\s*=/i.test(attributes) &&
        [...attributes.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)].every(
          ([, paint]) => paint === "currentColor" || paint === "none",
        ),
    );
  if (!isPlain) return undefined;
  // Its own colour is for when it is used alone; here it has that of the text.
  return drawing.replace(/^<svg[^>]*>/, (open) =>
    open.replace(/\s(color|role|aria-\w+)="[^"]*"/g, ""),
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
