import { runFromCommandLine } from "@foyer/brand/cli/cliRun";
import { productPaths } from "../src/navigation/table.ts";
import { root } from "../vite.shared.ts";
import { iconProblem } from "./icons.ts";
import { brandWords } from "./messages-words.ts";
import { packOf } from "./packs.ts";

/* `npm run brand`: the brand tool, with the checks that need the packs of words and the drawing of icons. */
await runFromCommandLine({
  checkIcon: iconProblem,
  paths: productPaths(),
  checkWords: brandWords((tag) => packOf(root, tag)),
});
