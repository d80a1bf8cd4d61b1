/** A finding of the crawl that is correct behaviour, and why. */
export interface Exception {
  /** Part of the finding's text. */
  readonly finding: RegExp;
  readonly reason: string;
}

/** At most twenty; each one is a place that people have to check themselves. */
export const exceptions: readonly Exception[] = [
  {
    finding:
      /\/sandbox\/outbox: .*“(Search|Refresh)”: the address becomes another/,
    reason:
      "A search for nothing, and a refresh, load the page anew with the same letters: none was sent in between.",
  },
];

/** The reason why a finding is correct, if there is one. */
export const allowed = (sentence: string): string | undefined =>
  exceptions.find(({ finding }) => finding.test(sentence))?.reason;
