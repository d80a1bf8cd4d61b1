import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { runFromCommandLine } from "@foyer/ui/theme/cliRun";
import { productPaths } from "../src/navigation/table.ts";
import { root } from "../vite.shared.ts";
import { iconProblem } from "./icons.ts";
import { brandWords } from "./messages-words.ts";
import { basePackFile, type Pack } from "./packs.ts";

/* `npm run brand`: the brand tool, with the checks that need the packs of words and the drawing of icons. */
await runFromCommandLine({
  checkIcon: iconProblem,
  paths: productPaths(),
  checkWords: brandWords({
    read: (tag) => {
      const file = basePackFile(root, tag);
      if (file === undefined) return undefined;
      const messages: Pack = JSON.parse(readFileSync(file, "utf8"));
      return { file: relative(root, file).replaceAll("\\", "/"), messages };
    },
  }),
});
