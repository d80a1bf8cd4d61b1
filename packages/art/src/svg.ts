/**
 * Escapes a text for markup and attributes.
 * @example escape("<b> & \"co\"")
 */
export function escape(text: string): string {
  return (
    text
      // Characters that XML 1.0 does not allow would make the whole picture unreadable.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
  );
}

/** A complete SVG document with a spoken name. */
export function wrap(
  width: number,
  height: number,
  name: string,
  body: string,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(name)}">` +
    `${body}</svg>`
  );
}
