import { createHash } from "node:crypto";
import { languageParameter } from "@foyer/platform/brand";
import { compressed } from "../documents/compressed.ts";
import {
  drawDocument,
  type Drawing,
  type PageRequest,
} from "../documents/drawDocument.ts";
import type { BuiltFile } from "../files.ts";
import type { SiteStatus } from "./siteStatus.ts";

interface DocumentOptions extends Drawing {
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
 * @example const documents = keptDocuments({ renderer, built, shell, status, fetch }); await documents(request, ip);
 */
export function keptDocuments(options: DocumentOptions): Documents {
  const { renderer, shell, status, fetch } = options;
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
      const file = filed(
        shell.type,
        await drawDocument(options, { template, origin, ...page, fetch }),
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
    if (!isKnown(search) || !renderer.hasDocument(pathname)) return undefined;
    if (hasOwnPlatform(request) || !status.isOpen()) return undefined;
    const language = renderer.languageOf(search, chosenLanguage(request));
    const key = `${host} ${language} ${pathname}`;
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

/** A query says nothing but the language: any other may hold a token, or choose within the page. */
const isKnown = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every(
    (name) => name === languageParameter,
  );

/** The visitor's choice of language, as the portal mirrors it in a cookie. */
const chosenLanguage = (request: Request): string | undefined =>
  /(?:^|;\s*)lang=([A-Za-z-]{1,12})(?:;|$)/.exec(
    request.headers.get("cookie") ?? "",
  )?.[1];

/** A run of the sandbox: what its platform answers is its own, and no document's. */
const hasOwnPlatform = (request: Request): boolean =>
  /(?:^|;\s*)foyer_run=/.test(request.headers.get("cookie") ?? "");

function filed(type: string, text: string): BuiltFile {
  const plain = new TextEncoder().encode(text);
  const digest = createHash("sha256").update(plain).digest("base64url");
  return {
    type,
    plain,
    ...compressed(plain),
    etag: `"${digest.slice(0, 22)}"`,
  };
}
