import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** Modules by path; reading one takes longer than a whole brand's files. */
const known = new Map<string, Promise<unknown>>();

/**
 * A module of this workspace, for a configuration of Vite: Node alone cannot load what imports other packages of the
 * workspace by name; Vite's runner can. Each is read once for each process.
 *
 * @example const { loadBrand } = await workspaceModule<typeof buildBrands>(root, "packages/brand/src/plugin/buildBrands.ts")
 */
export function workspaceModule<Module>(
  root: string,
  path: string,
): Promise<Module> {
  const found = known.get(path) ?? imported(root, path);
  known.set(path, found);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names the type of the module that it names
  return found as Promise<Module>;
}

/* By this file's place, and not by the root, which may be a folder with brands alone. */
const imported = async (root: string, path: string): Promise<unknown> =>
  (
    await runnerImport(
      fileURLToPath(new URL(`../../../../${path}`, import.meta.url)),
      { root },
    )
  ).module;
