import { defineConfig, Logger, parse, type Resolver } from "@terrazzo/parser";
import type { PackFile } from "../exportFiles.ts";

const folder = new URL("file:///design/");

/**
 * Reads design tokens with Terrazzo, a reader of the format that others wrote and use. Fails with Terrazzo's own
 * message if a file breaks a rule that it calls an error.
 *
 * @example (await readWithTerrazzo(files, "harbour.resolver.json")).apply({ mode: "dark" })
 */
export async function readWithTerrazzo(
  files: readonly PackFile[],
  entry: string,
): Promise<Resolver> {
  const logger = new Logger({ level: "silent" });
  const textOf = (address: URL) => {
    const found = files.find(
      ({ name }) => new URL(name, folder).href === address.href,
    );
    if (!found) throw new Error(`The files do not include ${address.href}.`);
    return found.text;
  };
  const filename = new URL(entry, folder);
  const { resolver } = await parse([{ filename, src: textOf(filename) }], {
    logger,
    config: defineConfig({}, { cwd: folder, logger }),
    req: (address) => Promise.resolve(textOf(address)),
  });
  return resolver;
}
