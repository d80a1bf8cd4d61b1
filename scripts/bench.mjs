// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { chosenBrand } from "./lib/brand.mjs";
import { must } from "./lib/children.mjs";
import { at } from "./lib/root.mjs";
import { runLoad } from "./load.mjs";
import { runPresses } from "./presses.mjs";
import { runRecords } from "./records.mjs";

const stamp = at("bench", "node_modules", ".foyer-installed");

/**
 * Measures Foyer against other libraries. They are installed only here: none of them is part of the portal or of its
 * checks. `load` measures the sandbox instead, against a bare server with the same rows, `records` how long its
 * records take with a long history, and `presses` how long a phone takes to answer a press.
 * @param {string[]} args
 */
export async function bench(args) {
  if (args[0] === "load") return void (await runLoad());
  if (args[0] === "presses") return runPresses();
  if (args[0] === "records") return runRecords(args.slice(1));
  const wanted = createHash("sha256")
    .update(readFileSync(at("bench", "package-lock.json")))
    .digest("hex");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    console.log("Installing what is measured …");
    await must(
      "The installation",
      process.platform === "win32" ? "npm.cmd" : "npm",
      ["install", "--no-audit", "--no-fund", "--no-save"],
      { cwd: at("bench"), output: "collect" },
    );
    writeFileSync(stamp, wanted);
  }
  await must("The bench", process.execPath, ["run.mjs", ...args], {
    cwd: at("bench"),
    env: { FOYER_BRAND: chosenBrand(), CHROMIUM_PATH: ensureChromium() },
  });
}
