import { runFromCommandLine } from "./cliRun.ts";
import { productPaths } from "../../../app/src/navigation/table.ts";
import { root } from "../checkout.ts";
import { iconProblem } from "../identity/icons.ts";
import { brandWords } from "../words/brandWords.ts";
import { packOf } from "../words/packs.ts";

/* `npm run brand`: the brand tool, with the checks that need the message packs and the icon renderer. */
await runFromCommandLine({
  checkIcon: iconProblem,
  paths: productPaths(),
  checkWords: brandWords((tag) => packOf(root, tag)),
});
