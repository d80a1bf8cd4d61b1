import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import type * as bundle from "../../../app/src/document/renderPage.tsx";
import { brandIn, builtBrand, builtFonts } from "./builtBrand.ts";
import { orBuiltFile } from "./builtFile.ts";
import { withPage } from "./withPage.ts";

export type DrawnPage = bundle.DrawnPage;
/** What a page of the build's own brand is drawn from. */
export type PageRequest = Omit<
  bundle.PageRequest,
  "brand" | "loadPack" | "sanitise"
>;

/** Draws the pages of one brand. */
export interface Renderer {
  renderPage(request: PageRequest): Promise<DrawnPage>;
  hasDocument(path: string): boolean;
  languageOf(search: string, chosen: string | undefined): string;
  readonly addresses: bundle.SiteAddresses;
  isSiteOpen(fetch: PageRequest["fetch"]): Promise<boolean>;
  stateText(state: DrawnPage["state"]): string;
}

/** The files of a lazily loaded part, with those that it imports. */
export interface PartFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}
/** What a build notes for documents. */
export interface BuiltParts {
  /** The script that starts a drawn page. */
  readonly start: string;
  /** By the parts' short names. */
  readonly parts: Readonly<Record<string, PartFiles>>;
}
/** What documents need of a build. */
export interface Built extends BuiltParts {
  /** The font files of a language's style sheet, by its address, where they are few enough to be fetched early. */
  readonly fonts?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The renderer that a build brings along, `.server/renderPage.js`, for the build's own brand; undefined where it was
 * built without.
 *
 * @example const renderer = await readRenderer("dist");
 */
export async function readRenderer(
  folder: string,
): Promise<Drawing | undefined> {
  const file = join(folder, ".server/renderPage.js");
  if (!existsSync(file)) return undefined;
  const built: BuiltParts = JSON.parse(
    readFileSync(join(folder, ".vite/parts.json"), "utf8"),
  );
  const made: typeof bundle = await import(pathToFileURL(file).href);
  const own = {
    ...builtBrand(folder),
    sanitise: made.sanitiserOf(new JSDOM("").window),
  };
  return {
    built: { ...built, fonts: builtFonts(folder) },
    renderer: {
      renderPage: (request) =>
        made.renderPage({
          ...request,
          ...own,
          fetch: orBuiltFile(folder, request.fetch),
        }),
      hasDocument: (path) => made.hasDocument(own.brand, path),
      languageOf: (search, chosen) =>
        made.languageOf(own.brand, search, chosen),
      addresses: made.addressesOf(own.brand),
      isSiteOpen: (fetch) => made.isSiteOpen(own.brand, fetch),
      stateText: made.stateText,
    },
  };
}

/** Draws pages into documents with what a build brought along. */
export interface Drawing {
  readonly renderer: Renderer;
  readonly built: Built;
}

interface DocumentRequest extends PageRequest {
  /** The document without a page. */
  readonly template: string;
  /** Origin that the page is visited at. */
  readonly origin: string;
}

/**
 * The document of a page.
 *
 * @throws Error if the platform's answers do not allow it: there is no document then.
 * @example await drawDocument(drawing, { template, origin, language: "EN", address: "/help", host, fetch })
 */
export async function drawDocument(
  { renderer, built }: Drawing,
  { template, origin, ...page }: DocumentRequest,
): Promise<string> {
  const drawn = await renderer.renderPage(page);
  const files = brandIn(template)?.words[drawn.state.language];
  return withPage(template, {
    ...drawn,
    origin,
    start: `/${built.start}`,
    state: renderer.stateText(drawn.state),
    links: [
      ...linksOf(drawn.state.parts, built),
      // Fonts that came with the words would move what has been read since.
      ...(files?.fonts === undefined
        ? []
        : [
            `rel="stylesheet" href="${files.fonts}"`,
            ...(built.fonts?.[files.fonts] ?? []).map(
              (font) =>
                `rel="preload" as="font" type="font/woff2" crossorigin href="${font}"`,
            ),
          ]),
      // Nothing of the words is seen before the page is alive.
      ...(files === undefined
        ? []
        : [
            `data-later="preload" as="fetch" crossorigin href="${files.portal}"`,
          ]),
    ],
  });
}

/** Links to style sheets and scripts of lazily loaded parts, so that nothing of the page has to wait for its turn. */
function linksOf(names: readonly string[], { parts }: Built): string[] {
  const drawn = names.flatMap((name) => parts[name] ?? []);
  const styles = new Set(drawn.flatMap((part) => part.styles));
  const scripts = new Set(drawn.flatMap((part) => part.scripts));
  return [
    ...[...styles].map(
      (style) => `rel="stylesheet" crossorigin href="/${style}"`,
    ),
    ...[...scripts].map(
      (script) => `data-later="modulepreload" crossorigin href="/${script}"`,
    ),
  ];
}
