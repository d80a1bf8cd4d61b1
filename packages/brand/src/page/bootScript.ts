import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
import type { BootConfig } from "./boot.ts";

/**
 * The text of /boot.js: a classic script, so that it runs before anything is painted.
 *
 * @example await bootScript(new URL("./boot.ts", import.meta.url), bootConfig("aurora", brand))
 */
export async function bootScript(
  source: URL,
  config: BootConfig,
): Promise<string> {
  const rule = new URL(
    "../../../platform/src/brand/link-language.ts",
    import.meta.url,
  );
  const parts = await Promise.all([rule, source].map(plainScript));
  const script = `(()=>{${parts.join("\n")}\nboot(${JSON.stringify(config)},window,languageOfVisit)})()`;
  return minifySync("boot.js", script).code;
}

/**
 * The declarations of a module that imports nothing, as the text of a script.
 *
 * @example await plainScript(new URL("./boot.ts", import.meta.url))
 */
export async function plainScript(source: URL): Promise<string> {
  const { code } = await transformWithOxc(
    readFileSync(source, "utf8"),
    source.pathname,
  );
  return code.replaceAll(/^export /gm, "");
}
