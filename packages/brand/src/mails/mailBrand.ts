import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brandSchema, type Brand } from "@foyer/platform/brand";
import * as v from "valibot";
import { readJson } from "../files/readJson.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { mailTextFaults } from "./mailTextFaults.ts";

/** What an e-mail takes from a brand's folder, besides its colours. */
export interface MailBrand {
  /** Name of the folder. */
  readonly id: string;
  readonly dir: string;
  readonly brand: Brand;
  /** Pack code → id → the brand's own text. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * Reads a brand for its e-mails; undefined if its brand.json cannot be used. A text with a fault is left out, so that
 * a message is sent with the default in its place.
 *
 * @example readMailBrand("themes", "aurora")?.brand.name
 */
export function readMailBrand(
  themesDir: string,
  id: string,
): MailBrand | undefined {
  const dir = join(themesDir, id);
  const file = readJson(join(dir, "brand.json"));
  const parsed = v.safeParse(brandSchema, file.ok ? file.value : undefined);
  if (!parsed.success) return undefined;
  return {
    id,
    dir,
    brand: parsed.output,
    texts: readTexts(join(dir, "mails")),
  };
}

/**
 * Reads all brands of a themes folder that can be read; none if there is no such folder.
 *
 * @example readMailBrands("themes").map(({ id }) => id) // ["aurora", "siraja", …]
 */
export function readMailBrands(themesDir: string): readonly MailBrand[] {
  if (!existsSync(themesDir)) return [];
  return readdirSync(themesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((id) => readMailBrand(themesDir, id) ?? []);
}

/** The texts by pack code; a folder that is a link is not the brand's. */
function readTexts(dir: string): MailBrand["texts"] {
  const isFolder =
    lstatSync(dir, { throwIfNoEntry: false })?.isDirectory() === true;
  const codes = (isFolder ? readdirSync(dir) : []).flatMap(
    (name) => /^([A-Z]{2,4})\.json$/.exec(name)?.[1] ?? [],
  );
  return new Map(
    codes.map((code) => [code, readFile(join(dir, `${code}.json`))]),
  );
}

function readFile(path: string): ReadonlyMap<string, string> {
  const read = readJson(path);
  const entries: [string, unknown][] =
    read.ok && isObject(read.value) ? Object.entries(read.value) : [];
  return new Map(
    entries.flatMap(([id, text]): [string, string][] =>
      typeof text === "string" && isUsable(id, text) ? [[id, text]] : [],
    ),
  );
}

const isUsable = (id: string, text: string) =>
  mailTextFaults(id, text).every(({ note }) => note === true);
