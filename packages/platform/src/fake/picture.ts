/*
 * Small pictures as data URLs, so that stories and tests need no network. Their colours belong to the artwork, not
 * the theme, and are derived from a number.
 */

const turn = 360;

/** Red, green and blue of a hue, at constant lightness. */
function channels(hue: number, depth: number): readonly number[] {
  return [0, 8, 4].map((offset) => {
    const k = (offset + (((hue % turn) + turn) % turn) / 30) % 12;
    const level = depth - 0.3 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * Math.min(level, 1));
  });
}

/**
 * A colour of the sample artwork, in the platform's format for average colours.
 *
 * @example sampleColor(3)
 */
export function sampleColor(seed: number, depth = 0.4): string {
  const hex = channels(seed * 47 + 150, depth).map((part) =>
    part.toString(16).padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");

/**
 * A plain picture with a name on it.
 *
 * @example samplePicture(1, "Tidal Lanterns")
 */
export function samplePicture(
  seed: number,
  name: string,
  width = 300,
  height = 400,
): string {
  const x = width / 2;
  const y = height * 0.42;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${sampleColor(seed)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${height / 4}" fill="${sampleColor(seed + 1, 0.6)}"/>`,
    `<circle cx="${x + ((seed * 13) % 60) - 30}" cy="${y - 10}" r="${height / 8}" fill="${sampleColor(seed + 2, 0.7)}"/>`,
    `<text x="${x}" y="${height * 0.9}" text-anchor="middle" font-family="sans-serif" font-size="${width / 12}" fill="${sampleColor(seed, 1.3)}">`,
    `${escaped(name)}</text></svg>`,
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(""))}`;
}
