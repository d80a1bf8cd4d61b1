import {
  languageCatalogue,
  type CatalogueLanguage,
} from "@foyer/platform/brand";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFileSync } from "node:fs";
import { frameAncestors } from "../services/portal-origin.ts";

export type Html = ReturnType<typeof html>;

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");
const stylePath = "/account/style.css";

interface PageOptions {
  readonly status?: 200 | 400 | 403 | 410 | 422 | 429 | 503;
  /** Colour of a provider. */
  readonly look?: string;
  /** Origins besides this one that a form's answer may lead to. */
  readonly leadsTo?: readonly string[];
  /** Portals that may show it in a frame; an empty list: any on this machine. @default none may */
  readonly framedBy?: readonly string[];
  /** Language of the page. @default English */
  readonly language?: CatalogueLanguage;
  /** Note below the page, in its language. */
  readonly note?: string;
}

const englishNote =
  "Development platform. Nothing here is real, and no other site is contacted.";

/** Serves the style of the pages that members see outside the portal. */
export function mountPageStyle(app: Hono): void {
  app.get(stylePath, (context) =>
    context.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
}

/**
 * Sends a page that members see outside the portal: without scripts or content from other sites, and framed only
 * where intended.
 */
export async function sendPlainPage(
  context: Context,
  title: string,
  body: Html,
  options: PageOptions = {},
): Promise<Response> {
  const { status = 200, look = "", leadsTo = [], framedBy } = options;
  const { language = languageCatalogue.English, note = englishNote } = options;
  const page = await html`<!doctype html>
    <html lang="${language.tag}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body data-look="${look}">
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <p class="note">${note}</p>
      </body>
    </html>`;
  return context.html(page, status, {
    "Content-Security-Policy": [
      "default-src 'none'",
      "style-src 'self'",
      `form-action ${["'self'", ...leadsTo].join(" ")}`,
      "base-uri 'none'",
      `frame-ancestors ${framedBy ? frameAncestors(framedBy) : "'none'"}`,
    ].join("; "),
    "Cache-Control": "no-store",
  });
}
