import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type {
  DrawnPage,
  PageRequest,
} from "../../../app/src/document/renderPage.tsx";
import type { BuiltFile } from "../files.ts";
import type { SiteStatus } from "./siteStatus.ts";

/** What a build brings along to draw its pages, in `.server/renderPage.js`. */
export interface Renderer {
  renderPage(request: PageRequest): Promise<DrawnPage>;
  hasDocument(path: string): boolean;
  isSiteOpen(fetch: PageRequest["fetch"]): Promise<boolean>;
  stateText(state: DrawnPage["state"]): string;
}

/** An entry of the build's manifest: what a source file became. */
interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Built>>;

/**
 * The renderer of a build; undefined where it was built without.
 *
 * @example const renderer = await readRenderer("dist");
 */
export async function readRenderer(
  folder: string,
): Promise<{ renderer: Renderer; manifest: Manifest } | undefined> {
  const file = join(folder, ".server/renderPage.js");
  if (!existsSync(file)) return undefined;
  const manifest: Manifest = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  );
  return { renderer: await import(pathToFileURL(file).href), manifest };
}

interface DocumentOptions {
  readonly renderer: Renderer;
  readonly manifest: Manifest;
  /** The document without a page. */
  readonly shell: BuiltFile;
  readonly status: SiteStatus;
  /** Asks the platform for its public answers. */
  readonly fetch: PageRequest["fetch"];
  readonly localHosts?: readonly string[];
  /** Told of a page that could not be drawn. */
  readonly onFailure?: (error: unknown) => void;
  /** @default the system's clock */
  readonly now?: () => number;
}

interface Kept {
  readonly file: BuiltFile;
  readonly madeAt: number;
}

/** How long a document is served before a new one is made, in ms; meanwhile the old one is served on. */
const freshMs = 30_000;
/** Documents are remade on demand, so an old one may be far from what the platform says now. */
const longestMs = 10 * 60_000;
/** Maximum number of documents that are kept. */
const mostKept = 500;

/** The document for a request; undefined: the document without a page is served, as it was built. */
export type Documents = (
  request: Request,
  address: string | undefined,
) => Promise<BuiltFile | undefined>;

/**
 * Keeps documents with the public pages in them, each drawn when it is first asked for and again when it is old. No
 * visitor ever waits for one, and none is handed out unless the site is open to the visitor.
 *
 * @example const documents = keptDocuments({ renderer, manifest, shell, status, fetch }); await documents(request, ip);
 */
export function keptDocuments(options: DocumentOptions): Documents {
  const { renderer, manifest, shell, status, fetch } = options;
  const { localHosts, onFailure, now = Date.now } = options;
  const template = new TextDecoder().decode(shell.plain);
  const kept = new Map<string, Kept>();
  const making = new Set<string>();

  const make = async (
    key: string,
    origin: string,
    page: Omit<PageRequest, "fetch">,
  ) => {
    if (making.has(key)) return;
    making.add(key);
    try {
      const drawn = await renderer.renderPage({ ...page, fetch });
      const file = filed(
        shell.type,
        withPage(template, {
          ...drawn,
          origin,
          state: renderer.stateText(drawn.state),
          links: linksOf(drawn.parts, manifest),
        }),
      );
      // The site may have closed while it was drawn.
      if (!status.isOpen()) return;
      kept.delete(key);
      kept.set(key, { file, madeAt: now() });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    } catch (error) {
      onFailure?.(error);
    } finally {
      making.delete(key);
    }
  };

  return async (request, address) => {
    const { pathname, search, host, hostname, origin } = new URL(request.url);
    if (search !== "" || !renderer.hasDocument(pathname)) return undefined;
    if (!status.isOpen()) return undefined;
    const language = languageOf(request);
    const key = `${host} ${language ?? ""} ${pathname}`;
    const known = kept.get(key);
    if (!known || now() - known.madeAt > freshMs)
      void make(key, origin, {
        language,
        address: pathname,
        host: hostname,
        localHosts,
      });
    if (!known || now() - known.madeAt > longestMs) return undefined;
    return (await status.isOpenTo(address)) ? known.file : undefined;
  };
}

/** The visitor's choice of language, as the portal mirrors it in a cookie. */
const languageOf = (request: Request): string | undefined =>
  /(?:^|;\s*)lang=([A-Za-z-]{1,12})(?:;|$)/.exec(
    request.headers.get("cookie") ?? "",
  )?.[1];

/** Links to style sheets and scripts of lazily loaded parts, so that nothing of the page has to wait for its turn. */
function linksOf(parts: readonly string[], manifest: Manifest): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const built = manifest[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    for (const next of built.imports ?? []) visit(next);
    for (const style of built.css ?? []) styles.add(style);
    scripts.add(built.file);
  };
  for (const part of parts) visit(part);
  return [
    ...[...styles].map(
      (style) => `rel="stylesheet" crossorigin href="/${style}"`,
    ),
    ...[...scripts].map(
      (script) => `rel="modulepreload" crossorigin href="/${script}"`,
    ),
  ];
}

interface PageParts extends Pick<DrawnPage, "head"> {
  /** Origin that the page is visited at. */
  readonly origin: string;
  readonly html: string;
  readonly state: string;
  /** Attributes of links to what its parts need. */
  readonly links: readonly string[];
  /** BCP 47 tag and direction of the page's language. */
  readonly tag: string;
  readonly direction: string;
}

/**
 * The document with a page in it.
 *
 * @example withPage(template, { html: "<main>…</main>", state: "{}", links: [], tag: "en", direction: "ltr" })
 */
export function withPage(
  template: string,
  { html, state, links, tag, direction, head, origin }: PageParts,
): string {
  const canonical =
    head.canonical === undefined
      ? ""
      : `<link rel="canonical" href="${text(origin + head.canonical)}" />`;
  const isNew = (link: string) =>
    !template.includes(/href="([^"]+)"/.exec(link)?.[1] ?? "");
  const added = links.filter(isNew).map((link) => `<link ${link}>`);
  return template
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      () => `<html data-page lang="${tag}" dir="${direction}"`,
    )
    .replace("<noscript>", '<noscript class="beside">')
    .replace(/<title>.*?<\/title>/s, () => `<title>${text(head.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${text(head.description)}" />`,
    )
    .replace("</head>", () => `${canonical}${added.join("")}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`,
    );
}

function filed(type: string, text: string): BuiltFile {
  const plain = new TextEncoder().encode(text);
  const digest = createHash("sha256").update(plain).digest("base64url");
  return {
    type,
    plain,
    br: new Uint8Array(brotliCompressSync(plain, compression)),
    etag: `"${digest.slice(0, 22)}"`,
  };
}

/* As text of an element and as the value of an attribute. */
const text = (raw: string): string =>
  raw
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");

/* A document lives for half a minute: a few milliseconds of compression have to do. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
