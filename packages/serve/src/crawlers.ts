import { alternatesOf } from "../../platform/src/brand/page-addresses.ts";
import { escaped } from "./documents/escaped.ts";

interface RobotsFacts {
  /** Origin that the portal is visited at; undefined: there is no list of its pages. */
  readonly origin: string | undefined;
  /** Paths that are not to be read, with all that begins like them. */
  readonly closed: readonly string[];
}

/**
 * What search engines may read: all but the documents that run third-party scripts, and the centres, where there is
 * nothing for them. Other pages that should not be found say so themselves (`noindex`), which requires that they can
 * be read. The platform's calls stay open: a crawler that runs scripts needs them to draw a page, and without the
 * site's status the page would be covered.
 *
 * @example robots({ origin: "https://portal.example", closed: ["/member"] })
 */
export const robots = ({ origin, closed }: RobotsFacts): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...["/connect/", ...closed].map((path) => `Disallow: ${path}`),
    ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    "",
  ].join("\n");

interface SitemapFacts {
  /** Origin that the portal is visited at. */
  readonly origin: string;
  /** Paths of the pages that are to be found. */
  readonly pages: readonly string[];
  readonly languages: readonly {
    readonly code: string;
    readonly tag: string;
  }[];
  /** Pack code of the brand's own language. */
  readonly first: string;
}

/**
 * The list of a portal's pages for search engines: each in each language, with its addresses in all of them.
 *
 * @example sitemap({ origin: "https://portal.example", pages: ["/", "/help"], languages, first: "MY" })
 */
export function sitemap({
  origin,
  pages,
  languages,
  first,
}: SitemapFacts): string {
  const address = (path: string) => escaped(origin + path);
  const urls = pages.flatMap((page) => {
    const alternates = alternatesOf(page, languages, first);
    const links = alternates.map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${address(path)}"/>`,
    );
    const paths = new Set([page, ...alternates.map(({ path }) => path)]);
    return [...paths].map((path) =>
      ["<url>", `<loc>${address(path)}</loc>`, ...links, "</url>"].join("\n"),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
