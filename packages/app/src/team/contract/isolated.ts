/**
 * A name inside a sentence: one of another script must not turn the sentence round, and one that is not told leaves a
 * dash.
 *
 * @example isolated("kopi77")
 */
export const isolated = (name: string | null | undefined): string =>
  `\u2068${name || "—"}\u2069`;
