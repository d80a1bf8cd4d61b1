import { parseArgs } from "node:util";

/** What was written after a command. */
export interface Arguments<Flag extends string> {
  /** Words that are not flags, such as names of brands. */
  readonly names: readonly string[];
  /** The flags that were given. */
  readonly flags: ReadonlySet<Flag>;
}

/**
 * Reads the names and flags of a command. Throws an error with a readable sentence and the usage if a flag is unknown,
 * so that a misspelt one is never ignored.
 *
 * @example readArguments(["harbour", "--json"], { flags: ["json"], usage }).flags.has("json") // true
 */
export function readArguments<const Flag extends string>(
  args: readonly string[],
  { flags, usage }: { readonly flags: readonly Flag[]; readonly usage: string },
): Arguments<Flag> {
  const { values, positionals } = explained(usage, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        flags.map((flag) => [flag, { type: "boolean" as const }]),
      ),
    }),
  );
  const given = new Set(Object.keys(values));
  return {
    names: positionals,
    flags: new Set(flags.filter((flag) => given.has(flag))),
  };
}

/**
 * Runs a reader of arguments, and adds the usage to its error, without Node's general advice.
 *
 * @example explained(usage, () => parseArgs({ args, options }))
 */
export function explained<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const sentence = said.split(/\. To |\n/)[0] ?? said;
    throw new Error(`${sentence}\n\n${usage}`, { cause: error });
  }
}

/**
 * Whether somebody asks how a command is used.
 *
 * @example wantsHelp(["harbour", "--help"]) // true
 */
export const wantsHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === "--help" || arg === "-h");
