/**
 * A text as the content of an element, and as the value of an attribute in double quotes, of HTML and XML.
 *
 * @example `<title>${escaped(title)}</title>`
 */
export const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
