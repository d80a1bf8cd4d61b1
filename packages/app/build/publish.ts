import { build } from "vite";
import { appChecks } from "../../brand/src/cli/appChecks.ts";
import { runBrandTool } from "../../brand/src/cli/cliCommands.ts";
import { chosenBrand, root } from "../../brand/src/checkout.ts";
import * as brandLook from "../../brand/src/page/brandLook.ts";
import * as buildBrands from "../../brand/src/plugin/buildBrands.ts";
import { provideModules } from "../../brand/src/plugin/workspaceModule.ts";
import * as publicPages from "../src/document/publicPages.ts";
import * as siteRequests from "./site-requests.ts";
import brandConfig from "../vite.brand.config.ts";

/*
 * The chosen brand is checked and written around the built portal in one process: starting two, and loading the brand's
 * tools in each, took longer than the work itself. Arguments are those of `brand check`; the settings are those of
 * vite.brand.config.ts.
 */
provideModules({
  "packages/brand/src/page/brandLook.ts": brandLook,
  "packages/brand/src/plugin/buildBrands.ts": buildBrands,
  "packages/app/src/document/publicPages.ts": publicPages,
  "packages/app/build/site-requests.ts": siteRequests,
});
const isSound = await runBrandTool(
  ["check", chosenBrand(), ...process.argv.slice(2)],
  {
    root,
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    checks: appChecks,
  },
);
if (isSound)
  await build({ ...brandConfig(), configFile: false, logLevel: "warn" });
else process.exitCode = 1;
