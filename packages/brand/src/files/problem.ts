/** Something that a brand team has to correct. */
export interface Problem {
  /** Path from the checkout's root. */
  readonly file: string;
  /** Where in the file, as a dotted key; empty if the problem is the file itself. */
  readonly key: string;
  /** What is wrong and what would be right, in a plain sentence. */
  readonly rule: string;
  /** True: the brand can still be built. */
  readonly note?: boolean;
  /** True: it only stands for the real text or address, so that no release may have it. */
  readonly placeholder?: boolean;
}

/**
 * A problem as one line for people.
 *
 * @example describeProblem({ file: "themes/aurora/brand.json", key: "defaultLanguage", rule: "names no language." })
 */
export function describeProblem({ file, key, rule, note }: Problem): string {
  const path = oneLine(file, 200);
  const place = key ? `${path}, ${oneLine(key, 80)}` : path;
  return `${place}: ${note ? "(only to know) " : ""}${oneLine(rule, 400)}`;
}

/**
 * A value from a file, short and on one line, as a sentence can quote it.
 *
 * @example shown("a\nb") // '"a b"'
 */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return oneLine(`"${value}"`, 60);
  return oneLine(
    typeof value === "object" ? JSON.stringify(value) : String(value),
    60,
  );
}

/**
 * The known name that was most likely meant, to be placed before a full stop; empty if none is similar.
 *
 * @example nearest("acent", ["accent", "radius"]) // ' (did you mean "accent"?)'
 */
export function nearest(name: string, known: readonly string[]): string {
  const wanted = name.slice(0, 60);
  const [best] = known
    .map((candidate) => ({ candidate, far: distance(wanted, candidate) }))
    // In a short name only one letter may differ: otherwise any two names of three letters would be similar.
    .filter(
      ({ candidate, far }) =>
        far <= Math.max(wanted.length > 3 ? 2 : 1, candidate.length * 0.34),
    )
    .sort((one, other) => one.far - other.far);
  return best ? ` (did you mean "${best.candidate}"?)` : "";
}

/** Edit distance between two words, ignoring case. */
function distance(one: string, other: string): number {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...to].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}

/*
 * Terminals interpret control characters, and invisible ones can reverse a line's direction, so both are removed from
 * a file's text.
 */
function oneLine(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
