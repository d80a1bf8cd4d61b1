/*
 * The language that a link names. The server, /boot.js and the portal decide by this one rule, and the build and
 * /boot.js take its text as it is: nothing is imported here.
 */

/** Query parameter of a link that names the language of its page by the pack code. */
export const languageParameter = "lang";

/** The languages that a visitor can have. */
export interface OfferedLanguages {
  /** Pack codes. */
  readonly offered: readonly string[];
  /** Pack code of the brand's own. */
  readonly first: string;
}

/**
 * The language of a visit: that of the link, else the first that was chosen before, else the brand's own. One that is
 * not offered does not count.
 *
 * @returns a pack code.
 * @example languageOfVisit("?lang=EN", ["MY"], { offered: ["MY", "EN"], first: "MY" }) // "EN"
 */
export function languageOfVisit(
  search: string,
  chosen: readonly (string | null | undefined)[],
  { offered, first }: OfferedLanguages,
): string {
  const linked = new URLSearchParams(search).get(languageParameter);
  return (
    [linked, ...chosen, first].find(
      (code) => typeof code === "string" && offered.includes(code),
    ) ??
    offered[0] ??
    first
  );
}
