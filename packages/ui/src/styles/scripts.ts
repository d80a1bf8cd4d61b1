/**
 * Selects text in scripts with marks above and below the letters, which need more space between lines.
 *
 * @example selectors: { [tallScript]: { lineHeight: vars.leading.body } }
 */
export const tallScript =
  "&:is(:lang(my), :lang(th), :lang(ar), :lang(hi), :lang(km), :lang(lo))";
