/* Each ends at the end of the text if nothing else ends it, so that no text is read more than once. */
const markup =
  /<(script|style|template|noscript)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<[^>]*(?:>|$)/gi;
const withinWords = /^<\/?(?:a|b|em|i|span|strong|u)\b/i;

/**
 * The words of an editor's HTML, on one line. Entities stay as they are: whoever takes it for HTML gets text and nothing
 * else, and there is no "<" in it.
 *
 * @example plainText("<p>Ask <b>us</b>.</p>") // "Ask us."
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(markup, (part) => (withinWords.test(part) ? "" : " "))
    .replaceAll(/\s+/g, " ")
    .trim();
