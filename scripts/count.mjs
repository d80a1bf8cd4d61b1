// @ts-check
/*
 * The size of the code base, counted from the files known to git: `node scripts/count.mjs`. With a commit or a branch
 * as its argument, that tree is counted instead. What is left out is recorded here, so that counts before and after a
 * change are comparable.
 */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} program @param {readonly string[]} args */
const run = (program, args) =>
  execFileSync(program, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 29,
  });

/** Not source: tests, stories and what serves only them, benchmarks and documents. */
const notSource =
  /\.(test|spec|stories|testing|browser)\.|(^|\/)(testing|e2e|journeys)\/|^(bench|docs)\//;
const isCode = /\.(ts|tsx|js|mjs)$/;

/**
 * @param {string | undefined} commit The tree to count; without one, the working tree.
 * @returns {ReadonlyMap<string, string>} The text of each source file, by its path.
 */
function sources(commit) {
  const listed = commit
    ? run("git", ["ls-tree", "-r", "--name-only", "-z", commit])
    : run("git", ["ls-files", "-z"]);
  const paths = listed
    .split("\0")
    .filter((path) => isCode.test(path) && !notSource.test(path));
  /** @param {string} path */
  const read = (path) =>
    commit
      ? run("git", ["show", `${commit}:${path}`])
      : readFileSync(join(root, path), "utf8");
  return new Map(paths.map((path) => [path, read(path)]));
}

/** @param {string} text */
const linesOf = (text) => text.split("\n").length - 1;

/** @param {Iterable<number>} numbers */
const sum = (numbers) => [...numbers].reduce((all, one) => all + one, 0);

const specifiers = /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

/**
 * Which file imports which, including types.
 *
 * @param {ReadonlyMap<string, string>} files
 * @param {string} within The folder whose files are examined.
 * @returns {readonly [from: string, to: string][]}
 */
function imports(files, within) {
  const extensions = ["", ".ts", ".tsx", "/index.ts", "/index.tsx", ".css.ts"];
  return [...files].flatMap(([from, text]) =>
    from.startsWith(within)
      ? [...text.matchAll(specifiers)].flatMap(([, specifier = ""]) => {
          const path = posix.join(posix.dirname(from), specifier);
          const to = extensions
            .map((extension) => path + extension)
            .find((candidate) => files.has(candidate));
          return to?.startsWith(within)
            ? [/** @type {[string, string]} */ ([from, to])]
            : [];
        })
      : [],
  );
}

/**
 * The top-level folders of a package: the first folders under its `src`, and each folder of the former `features/` by
 * itself. Upward imports are those that would have to go so that the folders form layers (the order is that of Eades,
 * Lin and Smyth, which is near the minimum but not always the minimum).
 *
 * @param {ReadonlyMap<string, string>} files
 * @param {string} within
 */
function rooms(files, within) {
  /** @param {string} path */
  const roomOf = (path) => {
    const [first = "", second = ""] = path.slice(within.length).split("/");
    return first === "features" && second ? `features/${second}` : first;
  };
  /** @param {string} room */
  const top = (room) => room.split("/")[0] ?? room;
  const pairs = imports(files, within)
    .map(([from, to]) => [roomOf(from), roomOf(to)])
    .filter(
      ([from = "", to = ""]) =>
        from !== to && !isCode.test(from) && !isCode.test(to),
    );
  const arrows = [...new Set(pairs.map((pair) => pair.join(" ")))].map(
    (arrow) => /** @type {[string, string]} */ (arrow.split(" ")),
  );
  const tops = new Set(
    arrows
      .map(([from, to]) => [top(from), top(to)])
      .filter(([from, to]) => from !== to)
      .map((pair) => pair.join(" ")),
  );
  const twoWay = [...tops].filter((pair) => {
    const [from, to] = pair.split(" ");
    return tops.has(`${to} ${from}`) && String(from) < String(to);
  });
  const order = orderOf(arrows);
  const place = new Map(order.map((room, index) => [room, index]));
  /** @param {[string, string]} arrow */
  const runsUp = ([from, to]) => (place.get(from) ?? 0) > (place.get(to) ?? 0);
  const up = arrows.filter(runsUp);
  /** @type {Map<string, number>} */
  const floor = new Map();
  for (const room of order.toReversed())
    floor.set(
      room,
      1 +
        Math.max(
          0,
          ...arrows
            .filter((arrow) => arrow[0] === room && !runsUp(arrow))
            .map(([, to]) => floor.get(to) ?? 0),
        ),
    );
  return {
    rooms: order.length,
    arrows: arrows.length,
    up: up.map((arrow) => arrow.join(" → ")).sort(),
    twoWay: twoWay.map((pair) => pair.replace(" ", " ↔ ")).sort(),
    floors: Math.max(0, ...floor.values()),
  };
}

/** @param {readonly [string, string][]} arrows */
function orderOf(arrows) {
  const left = new Set(arrows.flat());
  /** @type {string[]} */
  const first = [];
  /** @type {string[]} */
  const last = [];
  /** @param {string} room */
  const degrees = (room) => {
    const live = arrows.filter(([from, to]) => left.has(from) && left.has(to));
    return {
      out: live.filter(([from]) => from === room).length,
      in: live.filter(([, to]) => to === room).length,
    };
  };
  while (left.size > 0) {
    const names = [...left].sort();
    const sink = names.find((name) => degrees(name).out === 0);
    const source = names.find((name) => degrees(name).in === 0);
    const next =
      sink ??
      source ??
      names.reduce((best, name) =>
        degrees(name).out - degrees(name).in >
        degrees(best).out - degrees(best).in
          ? name
          : best,
      );
    left.delete(next);
    if (next === sink) last.unshift(next);
    else first.push(next);
  }
  return [...first, ...last];
}

/**
 * Files that import each other in a cycle, including types: the strongly connected components of the graph.
 *
 * @param {ReadonlyMap<string, string>} files
 */
function circles(files) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const [from, to] of imports(files, ""))
    next.set(from, [...(next.get(from) ?? []), to]);
  /** @type {Map<string, { index: number, low: number, on: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} file */
  const visit = (file) => {
    const mine = { index: seen.size, low: seen.size, on: true };
    seen.set(file, mine);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      const other = seen.get(to) ?? visit(to);
      if (other.on) mine.low = Math.min(mine.low, other.low);
    }
    if (mine.low === mine.index) {
      const part = stack.splice(stack.indexOf(file));
      for (const one of part) {
        const other = seen.get(one);
        if (other) other.on = false;
      }
      if (part.length > 1) found.push(part.sort());
    }
    return mine;
  };
  for (const file of next.keys()) if (!seen.has(file)) visit(file);
  return found;
}

/**
 * Texts for visitors that are written in code: messages with their own id and text.
 *
 * @param {ReadonlyMap<string, string>} files
 */
function texts(files) {
  const said = [...files].flatMap(([path, text]) =>
    /^packages\/(app|ui|flows|platform)\//.test(path)
      ? [
          ...text.matchAll(
            /\bid:\s*["'`]([^"'`]+)["'`],\s*defaultMessage:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g,
          ),
        ].map((match) => match[2] ?? match[3] ?? match[4] ?? "")
      : [],
  );
  const times = new Map();
  for (const text of said) times.set(text, (times.get(text) ?? 0) + 1);
  return {
    all: said.length,
    twice: [...times.values()].filter((count) => count > 1).length,
  };
}

/**
 * Passages of six lines or more that occur in two places, found by jscpd in the source files only.
 *
 * @param {ReadonlyMap<string, string>} files
 */
function repeated(files) {
  const folder = mkdtempSync(join(tmpdir(), "foyer-count-"));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, "files", path)), { recursive: true });
      writeFileSync(join(folder, "files", path), text);
    }
    run(join(root, "node_modules", ".bin", "jscpd"), [
      join(folder, "files"),
      "--min-lines=6",
      "--min-tokens=50",
      "--max-lines=100000",
      "--max-size=10mb",
      "--reporters=json",
      "--silent",
      `--output=${join(folder, "report")}`,
    ]);
    const report = JSON.parse(
      readFileSync(join(folder, "report", "jscpd-report.json"), "utf8"),
    );
    return {
      passages: report.duplicates.length,
      lines: report.statistics.total.duplicatedLines,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {ReadonlyMap<string, string>} files */
function count(files) {
  /** @param {string} within */
  const lines = (within) =>
    sum(
      [...files]
        .filter(([path]) => path.startsWith(within))
        .map(([, text]) => linesOf(text)),
    );
  const folders = [
    ...new Set(
      [...files.keys()].map((path) => {
        const [first = "", second = ""] = path.split("/");
        return first === "packages" ? `packages/${second}/` : `${first}/`;
      }),
    ),
  ]
    .filter((folder) => !isCode.test(folder.slice(0, -1)))
    .sort();
  return {
    "source lines": lines(""),
    "source files": files.size,
    "app/src": lines("packages/app/src/"),
    "by folder": Object.fromEntries(
      folders.map((folder) => [folder, lines(folder)]),
    ),
    app: rooms(files, "packages/app/src/"),
    sandbox: rooms(files, "packages/sandbox/src/"),
    circles: circles(files),
    texts: texts(files),
    repeated: repeated(files),
  };
}

console.log(JSON.stringify(count(sources(process.argv[2])), null, 2));
