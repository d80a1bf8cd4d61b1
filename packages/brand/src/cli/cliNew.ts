import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { packFor } from "@foyer/platform/brand";
import { explained } from "./cliArguments.ts";
import type { ToolPlace } from "./cliPlace.ts";
import { deriveTheme, noOverrides } from "../seeds/derive.ts";
import { contrastReport } from "../checks/reportContrast.ts";
import {
  bundledFamilies,
  defaultAnswers,
  freeFolder,
  newBrand,
} from "../scaffold/scaffold.ts";
import { readId, type BrandAnswers } from "../scaffold/scaffoldAnswers.ts";
import {
  gather,
  Interrupted,
  terminalAsker,
  type Asker,
  type TypedAnswers,
} from "../scaffold/scaffoldAsk.ts";
import { readGiven } from "../scaffold/scaffoldGiven.ts";
import { seedsOf } from "../scaffold/scaffoldFiles.ts";
import { packTags } from "../words/basePacks.ts";

/** Where a new brand is made, and the terminal on which questions are asked. */
export interface NewBrandPlace {
  readonly themesDir: string;
  /** Language tags of the existing message packs. */
  readonly packs: readonly string[];
  /** Undefined: not interactive; what no flag says is the default. */
  readonly terminal?:
    | { readonly input: Readable; readonly output: Writable }
    | undefined;
}

export const newUsage = `brand new [folder]     makes a brand: asks what no flag says, and nothing with --yes
  --name "Blue Harbour"  --merchant-code blue_harbour  --colours "#0055bb,#ff6600"
  --shape crisp|soft|round  --type "Figtree,Red Hat Display"  --languages English,Arabic
  --categories RNG,LIVE,SPORTS  --mode system|dark|light
  --logo logo.svg  --font your-family.woff2
  --licence "…" or a file with up to three lines: licence, rights, risk`;

/**
 * Makes a brand and prints its files and its report; see `createBrand`.
 *
 * @example await create(["harbour", "--yes"], place)
 */
export async function create(
  args: readonly string[],
  { root, terminal, say }: ToolPlace,
): Promise<boolean> {
  const lines = await createBrand(args, {
    themesDir: join(root, "themes"),
    packs: packTags(root),
    terminal,
  });
  for (const line of lines) say(line);
  return true;
}

/**
 * Makes a brand from flags and answers given at the terminal, and returns the lines to print: its files, and the
 * report of its contrast. Nothing is written before the last answer. Throws an error with a readable sentence if the
 * brand cannot be made.
 *
 * @example await createBrand(["harbour", "--shape", "round", "--yes"], { themesDir, packs: ["en"] })
 */
export async function createBrand(
  args: readonly string[],
  { themesDir, packs, terminal }: NewBrandPlace,
): Promise<string[]> {
  const { folder, typed, yes, given } = readFlags(args);
  const talk =
    terminal && !yes
      ? terminalAsker(terminal.input, terminal.output)
      : undefined;
  try {
    const id = await folderOf(folder, typed, { themesDir, asker: talk?.asker });
    const { family } = given;
    const asked = family === undefined ? typed : { type: family, ...typed };
    const answers = await gather(asked, suggested(id, typed, themesDir), {
      place: {
        families: [
          ...bundledFamilies(themesDir),
          ...(family === undefined ? [] : [family]),
        ],
        hasWords: (tag) =>
          packs.length === 0 || packFor(tag, packs) !== undefined,
      },
      asker: talk?.asker,
    });
    return [
      ...newBrand(themesDir, id, answers, given).map((file) => `wrote ${file}`),
      "",
      ...reportOf(answers),
      "",
      ...(Object.keys(given.files).some((file) => /\/logo\./.test(file))
        ? [
            "logoMark.svg (for a phone's header) and favicon.svg are drawn from the name; replace them if you have your own.",
            "",
          ]
        : []),
      `Look at it: npm run dev -- --brand ${id}`,
      `Check it:   npm run brand check ${id}`,
      `Publish it: npm run brand publish ${id} -- --to <folder> --host <name>`,
    ];
  } finally {
    talk?.close();
  }
}

function readFlags(args: readonly string[]) {
  const { values, positionals } = parseFlags(args);
  const [folder, ...more] = positionals;
  if (more.length > 0)
    throw new Error(
      `brand new makes one brand, but "${more.join(" ")}" came after its folder. Put a name of several words in quotes.`,
    );
  const { name, shape, type, languages, categories, mode } = values;
  const typed: TypedAnswers = withoutGaps({
    name,
    merchantCode: values["merchant-code"],
    colours: values.colours ?? values.colors,
    shape,
    type,
    languages,
    categories,
    mode,
  });
  return {
    folder,
    typed,
    yes: values.yes === true,
    given: readGiven({
      logo: values.logo,
      font: values.font,
      licence: values.licence ?? values.license,
    }),
  };
}

function parseFlags(args: readonly string[]) {
  const text = { type: "string" } as const;
  return explained(newUsage, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: text,
        "merchant-code": text,
        colours: text,
        colors: text,
        shape: text,
        type: text,
        languages: text,
        categories: text,
        mode: text,
        logo: text,
        font: text,
        licence: text,
        license: text,
        yes: { type: "boolean", short: "y" },
      },
    }),
  );
}

function withoutGaps(
  answers: Readonly<Record<keyof TypedAnswers, string | undefined>>,
): TypedAnswers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  );
}

/** The brand's folder: as given, else derived from its name; asked for until one is free. */
async function folderOf(
  named: string | undefined,
  { name }: TypedAnswers,
  {
    themesDir,
    asker,
  }: { readonly themesDir: string; readonly asker: Asker | undefined },
): Promise<string> {
  const free = (text: string) => {
    const id = readId(text);
    freeFolder(themesDir, id);
    return id;
  };
  const made = slug(name ?? "");
  if (named !== undefined) return free(named);
  if (!asker) {
    if (made) return free(made);
    throw new Error(
      "brand new wants the name of a folder, as: brand new blue-harbour",
    );
  }
  for (;;) {
    const line = await asker.ask(
      `Folder in themes/, as blue-harbour${made ? ` [${made}]` : ""}: `,
    );
    if (line === undefined) throw new Interrupted("Nothing was written.");
    try {
      return free(line.trim() === "" ? made : line);
    } catch (error) {
      asker.say(`  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function slug(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "");
}

/** Defaults of the questions; only families that are bundled here. */
function suggested(
  id: string,
  { name }: TypedAnswers,
  themesDir: string,
): BrandAnswers {
  const answers = defaultAnswers(id);
  const families = bundledFamilies(themesDir);
  const [first = answers.type[0]] = families;
  const known = answers.type.every((family) => families.includes(family));
  return {
    ...answers,
    name: name ?? answers.name,
    type: known ? answers.type : [first, first],
  };
}

function reportOf(answers: BrandAnswers): string[] {
  const seeds = seedsOf(answers);
  return contrastReport(seeds, deriveTheme(seeds), noOverrides);
}
