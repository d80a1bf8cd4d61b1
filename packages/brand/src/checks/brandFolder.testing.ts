import {
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkBrand } from "./check.ts";
import { describeProblem } from "../files/problem.ts";
import { newBrand } from "../scaffold/scaffold.ts";

const realThemes = fileURLToPath(
  new URL("../../../../themes", import.meta.url),
);

/** A change to a file's content. */
export type Change = (file: Record<string, unknown>) => unknown;

/** The brand that `makeBrandFolder` makes: English and Malay, with its own words for English only. */
const lake = "lake";

/**
 * Makes a themes folder with one brand that has no problems.
 *
 * @example const folder = makeBrandFolder(); folder.edit("brand.json", change); folder.problems();
 */
export function makeBrandFolder() {
  const root = mkdtempSync(join(tmpdir(), "foyer-brand-"));
  const themesDir = join(root, "themes");
  const packs = [{ tag: "en", file: "en", messages: { hd_home: "Home" } }];
  const brandDir = join(themesDir, lake);
  const edit = (file: string, change: Change) => {
    const path = join(brandDir, file);
    const content: Record<string, unknown> = JSON.parse(
      readFileSync(path, "utf8"),
    );
    writeFileSync(path, JSON.stringify(change(content)));
  };
  const paths = { known: ["/", "/down", "/help"], needed: ["/"] };
  const check = (id = lake) => checkBrand(id, { themesDir, packs, paths });

  newBrand(themesDir, lake);
  const languages = {
    EN: { tag: "en", label: "English" },
    MY: { tag: "ms-MY", label: "Melayu" },
  };
  edit("brand.json", (brand) => ({ ...brand, languages }));
  symlinkSync(
    join(realThemes, "node_modules"),
    join(themesDir, "node_modules"),
  );
  return {
    themesDir,
    brandDir,
    edit,
    /** Errors, one line each. */
    problems: (id?: string) =>
      check(id)
        .filter(({ note }) => !note)
        .map(describeProblem),
    notes: () =>
      check()
        .filter(({ note }) => note)
        .map(describeProblem),
    remove: () => rmSync(root, { recursive: true }),
  };
}
