import type {
  DrawnPage,
  PageHead,
} from "../../../app/src/document/renderPage.tsx";
import { escaped } from "./escaped.ts";
import { structuredData } from "./structuredData.ts";

interface HeadParts extends Pick<DrawnPage, "head" | "tag"> {
  /** Origin that the page is visited at. */
  readonly origin: string;
}

/**
 * The document with what search engines and link previews read of its page: title, description, addresses in all
 * languages, preview and structured data. The preview's picture is the build's, which does not know the origin.
 *
 * @example withHead(template, { head, tag: "en", origin: "https://portal.example" })
 */
export function withHead(
  template: string,
  { head, tag, origin }: HeadParts,
): string {
  const logo = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(
    template,
  )?.[1];
  const data = structuredData({ head, origin, logo });
  const added = [
    ...addresses(head, origin),
    ...preview(head, tag, origin),
    `<script type="application/ld+json">${data}</script>`,
  ];
  return template
    .replace(
      /<title>.*?<\/title>/s,
      () => `<title>${escaped(head.title)}</title>`,
    )
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${escaped(head.description)}" />`,
    )
    .replace(
      /(<meta property="og:image" content=")(\/[^"]*")/,
      (_, before: string, path: string) => before + escaped(origin) + path,
    )
    .replace("</head>", () => `${added.join("")}</head>`);
}

const addresses = ({ canonical, alternates }: PageHead, origin: string) => [
  ...(canonical === undefined
    ? []
    : [`<link rel="canonical" href="${escaped(origin + canonical)}" />`]),
  ...alternates.map(
    ({ hreflang, path }) =>
      `<link rel="alternate" hreflang="${escaped(hreflang)}" href="${escaped(origin + path)}" />`,
  ),
];

function preview(
  { title, description, canonical, alternates }: PageHead,
  tag: string,
  origin: string,
): string[] {
  const own = territorial(tag);
  const others = alternates
    .filter(({ hreflang }) => hreflang !== "x-default")
    .map(({ hreflang }) => territorial(hreflang))
    .filter((locale) => locale !== own);
  return [
    ["og:title", title],
    ["og:description", description],
    ["og:url", canonical === undefined ? undefined : origin + canonical],
    ["og:locale", own],
    ...others.map((locale) => ["og:locale:alternate", locale]),
  ].flatMap(([property, content]) =>
    content === undefined
      ? []
      : [`<meta property="${property}" content="${escaped(content)}" />`],
  );
}

/** A language as link previews want it, with a territory: "en" is "en_US". */
function territorial(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
