/** Something that the crawl finds and that is right all the same, and why. */
export interface Exception {
  /** Part of the finding's sentence. */
  readonly finding: RegExp;
  readonly reason: string;
}

/** At most twenty; each one is a place where people have to look themselves. */
export const exceptions: readonly Exception[] = [
  {
    finding:
      /\/sandbox\/outbox: .*“(Search|Refresh)”: the address becomes another/,
    reason:
      "A search for nothing, and a refresh, load the page anew with the same letters: none was sent in between.",
  },
];

/** The reason why a finding is right, if there is one. */
export const allowed = (sentence: string): string | undefined =>
  exceptions.find(({ finding }) => finding.test(sentence))?.reason;
