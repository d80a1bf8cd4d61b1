import { productPaths } from "../../../app/src/navigation/table.ts";
import { root } from "../checkout.ts";
import { iconProblem } from "../identity/icons.ts";
import { brandWords } from "../words/brandWords.ts";
import { packOf } from "../words/packs.ts";
import type { AppChecks } from "./cliPlace.ts";

/** The checks that need the message packs, the icon renderer and the portal's pages. */
export const appChecks: AppChecks = {
  checkIcon: iconProblem,
  paths: productPaths(),
  checkWords: brandWords((tag) => packOf(root, tag)),
};
