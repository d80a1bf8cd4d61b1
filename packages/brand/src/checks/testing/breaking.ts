import {
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { jsonText } from "../../files/exportJson.ts";

/* Ways to break a brand's folder, and what the check is expected to say. */

/** A change to a brand's folder. */
export type Breakage = (dir: string) => void;

/** Parts of the errors; or of a note, if there are no errors; or nothing at all. */
export type Expected =
  | string
  | readonly string[]
  | { readonly note: string }
  | typeof accepted;

/** One row of the table. */
export type Row = readonly [
  what: string,
  breakage: Breakage,
  expected: Expected,
];

/** The check finds nothing new. */
export const accepted = Symbol("accepted");

/** Only a note, so that the brand can still be built. */
export const note = (text: string) => ({ note: text });

type Json = Readonly<Record<string, unknown>>;

/** Replaces members of brand.json. */
export const brand = (change: Json | ((file: Json) => unknown)): Breakage =>
  json("brand.json", change);

/** Replaces members of tokens.json. */
export const tokens = (change: Json | ((file: Json) => unknown)): Breakage =>
  json("tokens.json", change);

function json(
  name: string,
  change: Json | ((file: Json) => unknown),
): Breakage {
  return (dir) => {
    const path = join(dir, name);
    const file: Json = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(
      path,
      jsonText(
        typeof change === "function" ? change(file) : { ...file, ...change },
      ),
    );
  };
}

/** Sets one seed of tokens.json. */
export const seed = (name: string, $type: string, $value: unknown): Breakage =>
  tokens(({ seeds, ...file }) => ({
    ...file,
    seeds: Object.assign({}, seeds, { [name]: { $type, $value } }),
  }));

/** Adds the group of a mode to tokens.json, with one token at a path such as "color.accent.fill". */
export const role = (
  mode: string,
  path: string,
  $type: string,
  $value: unknown,
): Breakage =>
  tokens({
    [mode]: path
      .split(".")
      .reduceRight<unknown>((inside, name) => ({ [name]: inside }), {
        $type,
        $value,
      }),
  });

/** Writes the brand's own English words. */
export const words = (content: unknown): Breakage =>
  file("messages/EN.json", jsonText(content));

/** Writes a file of the folder. */
export const file =
  (name: string, content: string | Uint8Array): Breakage =>
  (dir) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  };

/** Changes the text of a file. */
export const text =
  (name: string, change: (text: string) => string): Breakage =>
  (dir) => {
    const path = join(dir, name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };

/** Removes a file or a folder. */
export const gone =
  (name: string): Breakage =>
  (dir) =>
    rmSync(join(dir, name), { recursive: true });

/** Replaces a file or a folder by a link. */
export const linked =
  (name: string, target: string): Breakage =>
  (dir) => {
    rmSync(join(dir, name), { recursive: true, force: true });
    symlinkSync(target, join(dir, name));
  };

/** A drawing of a logo with something inside. */
export const drawing = (
  inside: string,
  attributes = 'width="4" height="4" viewBox="0 0 4 4"',
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path fill="currentColor" d="M0 0h4v4z"/>${inside}</svg>`;

/** A PNG that says it has this size; nothing more of it is read. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("\x89PNG\r\n\x1A\n", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
