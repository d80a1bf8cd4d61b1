import { shareSize } from "./shareSize.ts";
import { findRenderer, placed, withoutColour } from "./icons.ts";

/*
 * Some previews show the middle square only, so the logo lies within it, with a margin; a logo that is nearly square
 * would look larger than a long one, so its height is limited too.
 */
const logo = { width: 520, height: 200 } as const;

interface ShareColors {
  /** Colour of the page, as "#rrggbb". */
  readonly ground: string;
  /** Colour of what the logo draws in `currentColor`, as "#rrggbb". */
  readonly ink: string;
}

/**
 * Draws the picture that link previews show, as PNG: the brand's logo in the middle of its page's colour.
 *
 * @throws {Error} when the drawing cannot be read, which `iconProblem` reports beforehand, or no renderer is
 *   available.
 * @example drawShare(svg, { ground: "#06121a", ink: "#ffffff" })
 */
export function drawShare(
  svg: string,
  { ground, ink }: ShareColors,
): Uint8Array {
  const renderer = findRenderer();
  if (!renderer) throw new Error("@resvg/resvg-js does not run here.");
  const { width, height } = shareSize;
  const inner = placed(withoutColour(svg), {
    x: (width - logo.width) / 2,
    y: (height - logo.height) / 2,
    ...logo,
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}"><rect width="100%" height="100%" fill="${ground}"/>${inner}</svg>`;
  return new renderer.Resvg(picture, { font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
