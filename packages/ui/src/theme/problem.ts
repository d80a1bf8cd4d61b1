/** Something that a brand team has to put right. */
export interface Problem {
  /** Path from the checkout's root. */
  readonly file: string;
  /** Where in the file, as a dotted key; empty if it is the file itself. */
  readonly key: string;
  /** What is wrong and what would be right, in a plain sentence. */
  readonly rule: string;
  /** True: the brand can be built all the same. */
  readonly note?: boolean;
}

/**
 * A problem as one line for people.
 *
 * @example describeProblem({ file: "themes/aurora/brand.json", key: "defaultLanguage", rule: "names no language." })
 */
export function describeProblem({ file, key, rule, note }: Problem): string {
  const place = key ? `${file}, ${key}` : file;
  return `${place}: ${note ? "(only to know) " : ""}${rule}`;
}
