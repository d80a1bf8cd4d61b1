import type { HtmlTagDescriptor } from "vite";

interface Head {
  readonly icon: string | undefined;
  readonly fonts: readonly (string | undefined)[];
  readonly color: string;
}

/**
 * The head of a page before any script runs: boot.js first, then the icon, the fonts to preload, and the colour of
 * the browser's own bars.
 *
 * @example headTags({ icon: "/assets/favicon.svg", fonts: [], color: valueOf(theme, "dark", "color.surface.page") })
 */
export function headTags({ icon, fonts, color }: Head): HtmlTagDescriptor[] {
  const links = [
    ...fonts.map((href) => ({
      rel: "preload",
      as: "font",
      type: "font/woff2",
      crossorigin: "",
      href,
    })),
    { rel: "icon", href: icon },
  ].filter(({ href }) => href !== undefined);
  return [
    {
      tag: "meta",
      injectTo: "head",
      attrs: { name: "theme-color", content: color },
    },
    { tag: "script", injectTo: "head-prepend", attrs: { src: "/boot.js" } },
    ...links.map((attrs) => ({
      tag: "link",
      injectTo: "head-prepend" as const,
      attrs,
    })),
  ];
}
