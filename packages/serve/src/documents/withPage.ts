import type { DrawnPage } from "../../../app/src/document/renderPage.tsx";
import { withHead } from "./withHead.ts";

interface PageParts extends Pick<DrawnPage, "head"> {
  /** Origin that the page is visited at. */
  readonly origin: string;
  readonly html: string;
  readonly state: string;
  /** Address of the script that starts a drawn page. */
  readonly start: string;
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
  { html, state, start, links, tag, direction, head, origin }: PageParts,
): string {
  const there = new Set(
    [...template.matchAll(/ (?:src|href)=("[^"]+")/g)].map(([, file]) => file),
  );
  const isNew = (link: string) => !there.has(/href=("[^"]+")/.exec(link)?.[1]);
  const libraries = [...template.matchAll(preloaded)].map(([, file]) => file);
  const added = links.filter(isNew).map((link) => `<link ${link}>`);
  return (
    withHead(template, { head, tag, origin })
      // What is seen comes before what brings it to life: that is only listed, and started after the first paint.
      .replace(
        /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/,
        (_, crossorigin: string = "", main: string) =>
          [
            `<script type="module"${crossorigin} fetchpriority="low" src="${start}"></script>`,
            ...[...libraries, main].map(
              (script) =>
                `<link data-later="modulepreload" type="module"${crossorigin} href="${script}">`,
            ),
          ].join(""),
      )
      .replaceAll(preloaded, "")
      .replace(
        /<html lang="[^"]*" dir="[^"]*"/,
        () => `<html data-page lang="${tag}" dir="${direction}"`,
      )
      .replace(
        /<noscript>(.*?)<\/noscript>/s,
        (_, said: string) =>
          `<noscript class="beside">${inLanguage(said, tag)}</noscript>`,
      )
      .replace("</head>", () => `${added.join("")}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`,
      )
  );
}

/* What the portal's script imports. */
const preloaded = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** Of the same message in several languages, the one in the page's; all of them if that is not among them. */
const inLanguage = (paragraphs: string, tag: string): string =>
  [...paragraphs.matchAll(/<p lang="([^"]*)".*?<\/p>/gs)].find(
    ([, lang]) => lang === tag,
  )?.[0] ?? paragraphs;
