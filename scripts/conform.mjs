// @ts-check
import { chosenBrand } from "./lib/brand.mjs";
import { bin, run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";
import { runVitest } from "./lib/vitest.mjs";

/**
 * Tests every call of the contract on a platform, as the chosen brand's portal would send it. `--self-test` tests the
 * opposite: whether it would notice if a platform got something wrong.
 * @param {string[]} args
 */
export async function conform(args) {
  if (args.includes("--self-test")) {
    const { failed } = await runConformSelfTest();
    if (failed > 0) throw new Plain("The conformance suite missed too much.");
    return;
  }
  const { code } = await run(
    bin("tsx"),
    [
      at("packages/conform/src/cli.ts"),
      ...["--brand", at("themes", chosenBrand(), "brand.json")],
      ...args,
    ],
    // File names are relative to where the command was called.
    { cwd: process.env["INIT_CWD"] ?? process.cwd() },
  );
  process.exitCode = code;
}

/**
 * Replays the sandbox's answers with every generated deviation, one at a time: at least 99 of 100 must be found. The
 * unit tests replay a tenth of them.
 */
export const runConformSelfTest = () =>
  runVitest(
    "full-conform",
    [
      ...["--config", "vitest.unit.config.ts", "--project", "sandbox"],
      ...["--testTimeout", "600000"],
      "packages/sandbox/src/testing/conform",
    ],
    { FOYER_CONFORM_PART: "1" },
  );
