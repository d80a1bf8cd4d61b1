// @ts-check
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readDeclarations } from "./lib/declarations.mjs";
import { bin, run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

const file = at("packages/ui/api.md");

/**
 * Writes what every entry of the component library exports into one file, so that a change of it is seen in review.
 * `--check` only compares.
 * @param {string[]} args
 */
export async function api(args) {
  const now = await publicApi();
  if (!args.includes("--check")) {
    writeFileSync(file, now);
    console.log("Wrote packages/ui/api.md.");
  } else if (now !== readApi()) {
    throw new Plain(
      "The library's public face is not what packages/ui/api.md says: run npm run api, and look at what has changed.",
    );
  }
}

/** What the file says now. */
export const readApi = () =>
  existsSync(file) ? readFileSync(file, "utf8") : "";

/** What every entry exports, as Markdown, read from the declarations that the compiler makes. */
export async function publicApi() {
  const out = mkdtempSync(at(".foyer", "api-"));
  try {
    const { output } = await run(
      bin("tsc"),
      ["-p", "packages/ui/tsconfig.api.json", "--outDir", out],
      { output: "collect" },
    );
    const src = join(out, "packages", "ui", "src");
    if (!existsSync(src))
      throw new Plain(`${output}The compiler made no declarations.`);
    return describe(src);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** @param {string} src */
function describe(src) {
  /** @type {Map<string, import("./lib/declarations.mjs").Declared>} */
  const files = new Map();
  const read = (/** @type {string} */ path) => {
    const known = files.get(path);
    if (known) return known;
    const declared = readDeclarations(readFileSync(path, "utf8"));
    files.set(path, declared);
    return declared;
  };
  /** Where a module of ours stands; other packages are not looked into. */
  const place = (/** @type {string} */ path, /** @type {string} */ from) => {
    const found = from.startsWith(".")
      ? join(dirname(path), from.replace(/\.tsx?$/, ".d.ts"))
      : undefined;
    return found && existsSync(found) ? found : undefined;
  };

  /** Everything a file exports: its own and what it passes on. */
  const exported = (
    /** @type {string} */ path,
    /** @type {string | undefined} */ only = undefined,
  ) => {
    const { own, passed, all } = read(path);
    /** @type {{ name: string, text: string, path: string }[]} */
    const list = own
      .filter(({ name }) => only === undefined || name === only)
      .map(({ name, text }) => ({ name, text, path }));
    for (const { name, as, from } of passed) {
      if (only !== undefined && as !== only) continue;
      const target = place(path, from);
      if (!target) list.push({ name: as, text: `from "${from}"`, path });
      else
        for (const one of exported(target, name))
          list.push({ ...one, name: as });
    }
    for (const from of all) {
      const target = place(path, from);
      if (target) list.push(...exported(target, only));
    }
    return list;
  };

  const entries = entryFiles(src).map(({ entry, path }) => ({
    entry,
    list: exported(path),
  }));
  const shown = new Set(
    entries.flatMap(({ list }) =>
      list.map(({ path, name }) => `${path} ${name}`),
    ),
  );

  // What the entries' types are made of and no entry exports: a change there changes them too.
  /** @type {Map<string, string>} */
  const shared = new Map();
  const follow = (
    /** @type {string} */ path,
    /** @type {string} */ text,
    /** @type {string} */ self,
  ) => {
    const { own, imported } = read(path);
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) {
      if (word === self) continue;
      const from = imported.get(word);
      const target = from === undefined ? path : place(path, from);
      if (!target) continue;
      if (from === undefined && !own.some(({ name }) => name === word))
        continue;
      const found = exported(target, word)[0];
      if (
        !found ||
        shared.has(word) ||
        shown.has(`${found.path} ${found.name}`)
      )
        continue;
      shared.set(word, found.text);
      follow(found.path, found.text, word);
    }
  };
  for (const { list } of entries)
    for (const { path, text, name } of list) follow(path, text, name);

  const block = (/** @type {readonly string[]} */ texts) =>
    ["```ts", ...texts.map(tidy), "```"].join("\n");
  return [
    "# What @foyer/ui exports\n",
    "Written by `npm run api` from the compiler's declarations; a test fails when it is old. Behind a prop stands what it is by default.\n",
    ...entries.map(
      ({ entry, list }) =>
        `## ${entry}\n\n${block(list.map(({ text, name }) => (text.startsWith("from ") ? `export ${name} ${text};` : text)))}\n`,
    ),
    `## Shared by several, exported by none\n\n${block([...shared].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text))}`,
    "",
  ].join("\n");
}

/** @param {string} src */
function entryFiles(src) {
  const list = (/** @type {string} */ folder) =>
    existsSync(join(src, folder)) ? readdirSync(join(src, folder)).sort() : [];
  return [
    ...list("components").map((name) => ({
      entry: `@foyer/ui/${name}`,
      path: join(src, "components", name, "index.d.ts"),
    })),
    ...list("styles")
      .filter((name) => name.endsWith(".d.ts"))
      .map((name) => ({
        entry: `@foyer/ui/styles/${name.replace(/\.d\.ts$/, "")}`,
        path: join(src, "styles", name),
      })),
  ].filter(({ path }) => existsSync(path));
}

/**
 * As it reads best: two spaces in, and React's types by their own name.
 * @param {string} text
 */
const tidy = (text) =>
  text
    .replaceAll(/import\("react"\)\./g, "")
    // Drawings: that there is one is the face, its path is not.
    .replaceAll(/"[^"\n]{60,}"/g, '"…"')
    .replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
