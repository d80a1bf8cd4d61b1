import type { Shape } from "./scaffoldAnswers.ts";

/** Colours of a brand's pictures, as #rrggbb. */
export interface ArtColours {
  /** Readable on the page of either mode. */
  readonly ink: string;
  readonly fill: string;
  readonly onFill: string;
}

/** The outline of each shape, in a 40 × 40 square. */
const outlines: Readonly<Record<Shape, string>> = {
  crisp: "M20 1 39 20 20 39 1 20Z",
  soft: "M11 2H29A9 9 0 0 1 38 11V29A9 9 0 0 1 29 38H11A9 9 0 0 1 2 29V11A9 9 0 0 1 11 2Z",
  round: "M20 1A19 19 0 1 1 20 39A19 19 0 1 1 20 1Z",
};

/** What is cut out of the outline; the name determines which. All fit within the smallest outline. */
const motifs: readonly string[] = [
  "M20 11a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z",
  "M20 9 22.8 17.2 31 20 22.8 22.8 20 31 17.2 22.8 9 20 17.2 17.2Z",
  "M18.5 10V27H11ZM21.5 13 30 27H21.5Z",
  "M10 16.5q5-5 10 0t10 0v6q-5 5-10 0t-10 0Z",
  "M12 28C12 17 17 12 28 12C28 23 23 28 12 28Z",
  "M20 10C24.5 16 27 19.5 27 23a7 7 0 1 1-14 0C13 19.5 15.5 16 20 10Z",
  "M22 10 13 22H19L18 30 27 18H21Z",
];

/**
 * A brand's three pictures, generated from its name and shape: a start that is good enough to launch with. Marks are
 * plain shapes, so that icons of every size can be made from them.
 *
 * @example drawArt("Harbour", "soft", colours)["assets/logo.svg"]
 */
export function drawArt(
  name: string,
  shape: Shape,
  { ink, fill, onFill }: ArtColours,
): Readonly<Record<string, string>> {
  const outline = outlines[shape];
  const motif = motifOf(name);
  const width = widthOf(name);
  // A hole rather than a second colour, so that the mark has one colour wherever it is drawn.
  const mark = `<path fill="currentColor" fill-rule="evenodd" d="${outline}${motif}"/>`;
  const word = `<text x="50" y="28" fill="currentColor" font-family="system-ui, sans-serif" font-weight="700" font-size="24" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(name)}</text>`;
  return {
    "assets/logo.svg": svg(
      `width="${width + 54}" height="40" viewBox="0 0 ${width + 54} 40" color="${ink}"`,
      [mark, word],
    ),
    "assets/logoMark.svg": svg(
      `width="40" height="40" viewBox="0 0 40 40" color="${ink}"`,
      [mark],
    ),
    "assets/favicon.svg": svg(`viewBox="0 0 40 40"`, [
      `<path fill="${fill}" d="${outline}"/>`,
      `<path fill="${onFill}" d="${motif}"/>`,
    ]),
  };
}

function motifOf(name: string): string {
  const sum = [...name].reduce(
    (so, sign) => (so * 31 + (sign.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return motifs[sum % motifs.length] ?? "";
}

/** Width of a word at 24 px: East Asian characters are as wide as they are high. */
function widthOf(name: string): number {
  const wide =
    /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/;
  return [...name].reduce(
    (sum, sign) => sum + (/\p{M}/u.test(sign) ? 0 : wide.test(sign) ? 24 : 13),
    0,
  );
}

function svg(attributes: string, lines: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>`,
    ...lines.map((line) => `  ${line}`),
    "</svg>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
