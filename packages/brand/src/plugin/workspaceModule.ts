import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type * as buildBrands from "./buildBrands.ts";

let provided: object = {};

/**
 * Provides modules of this workspace that this process has loaded itself, by their paths from the checkout's root: Vite's
 * runner need not load them again.
 *
 * @example provideModules({ "packages/brand/src/page/brandLook.ts": brandLook })
 */
export function provideModules(
  modules: Readonly<Record<string, object>>,
): void {
  provided = modules;
}

/**
 * A module of this workspace, for a configuration of Vite: Node alone cannot load what imports other packages of the
 * workspace by name; Vite's runner can. It is found by this file's place and not by the root, which may be a folder
 * with brands alone.
 *
 * @example const { siteRequests } = await workspaceModule<typeof requests>(root, "packages/app/build/site-requests.ts")
 */
export async function workspaceModule<Module>(
  root: string,
  path: string,
): Promise<Module> {
  if (Object.hasOwn(provided, path)) {
    const module: Module = Reflect.get(provided, path);
    return module;
  }
  const file = new URL(`../../../../${path}`, import.meta.url);
  return (await runnerImport<Module>(fileURLToPath(file), { root })).module;
}
const known = new Map<string, Promise<typeof buildBrands>>();

/**
 * The tools that turn a brand's folder into what a portal is built with. They are loaded once for each process: that
 * takes longer than reading a brand.
 *
 * @example const { loadBrand } = await brandTools(root)
 */
export function brandTools(root: string): Promise<typeof buildBrands> {
  const found =
    known.get(root) ??
    workspaceModule<typeof buildBrands>(
      root,
      "packages/brand/src/plugin/buildBrands.ts",
    );
  known.set(root, found);
  return found;
}
