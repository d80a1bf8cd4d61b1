/**
 * Text in letters with marks above and below them, which need room between the lines.
 *
 * @example selectors: { [tallScript]: { lineHeight: vars.leading.body } }
 */
export const tallScript =
  "&:is(:lang(my), :lang(th), :lang(ar), :lang(hi), :lang(km), :lang(lo))";
