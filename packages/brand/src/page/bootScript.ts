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
  const { code } = await transformWithOxc(
    readFileSync(source, "utf8"),
    "boot.ts",
  );
  const script = `(()=>{${code.replace("export function", "function")}\nboot(${JSON.stringify(config)},window)})()`;
  return minifySync("boot.js", script).code;
}
