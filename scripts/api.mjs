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
 * Writes everything that the component library's entries export into one file, so that changes are seen in review.
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

/** The current content of the file. */
export const readApi = () =>
  existsSync(file) ? readFileSync(file, "utf8") : "";

/** The exports of every entry, as Markdown, read from the declarations that the compiler generates. */
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
  /** The file of one of our own modules; other packages are not followed. */
  const place = (/** @type {string} */ path, /** @type {string} */ from) => {
    const found = from.startsWith(".")
      ? join(dirname(path), from.replace(/\.tsx?$/, ".d.ts"))
      : undefined;
    return found && existsSync(found) ? found : undefined;
  };

  /** Everything a file exports: its own declarations and re-exports. */
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

  // Types that the entries' types use and no entry exports: a change to them changes the entries too.
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
 * The most readable form: indented by two spaces, with React's types under their own names.
 * @param {string} text
 */
const tidy = (text) =>
  text
    .replaceAll(/import\("react"\)\./g, "")
    // Icon paths: that there is an icon is part of the API, its path is not.
    .replaceAll(/"[^"\n]{60,}"/g, '"…"')
    .replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
