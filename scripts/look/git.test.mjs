// @ts-check
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
const { repository } = vi.hoisted(() => ({ repository: { path: "" } }));
vi.mock("../lib/root.mjs", () => ({
  at: () => repository.path,
  Plain: Error,
}));

const git = (/** @type {string[]} */ ...args) =>
  execFileSync("git", args, {
    cwd: repository.path,
    encoding: "utf8",
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: "a",
      GIT_AUTHOR_EMAIL: "a@a.example",
      GIT_COMMITTER_NAME: "a",
      GIT_COMMITTER_EMAIL: "a@a.example",
    },
  }).trim();
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  mkdirSync(dirname(join(repository.path, file)), { recursive: true });
  writeFileSync(join(repository.path, file), text);
};
let main = "";

// Another file's tests may have loaded it for the checkout itself.
vi.resetModules();
const { baseCommit, brandsIn, changedFiles, checkOut, fileIn } =
  await import("./git.mjs");

beforeAll(() => {
  repository.path = mkdtempSync(join(tmpdir(), "foyer-git-"));
  git("init", "--quiet", "--initial-branch", "main");
  for (const file of ["kept.ts", "edited.ts", "deleted.ts", "moved.ts"])
    write(file, `${file}, as it was\n`);
  write("themes/noon/brand.json", "{}");
  write("themes/noon/messages/EN.json", "{}");
  write("themes/README.md", "Brands\n");
  write(".gitignore", "ignored.ts\n");
  git("add", ".");
  git("commit", "--quiet", "--message", "main");
  main = git("rev-parse", "HEAD");
  git("switch", "--quiet", "--create", "change");
  write("committed.ts", "new\n");
  git("mv", "moved.ts", "moved-to.ts");
  git("add", ".");
  git("commit", "--quiet", "--message", "change");
  write("edited.ts", "edited\n");
  write("new file.ts", "new\n");
  write("ignored.ts", "");
  rmSync(join(repository.path, "deleted.ts"));
});
afterAll(() => {
  rmSync(repository.path, { recursive: true });
  // Nor may what is loaded here be another file's.
  vi.resetModules();
});

it("compares with the commit where the change left main", () => {
  expect(baseCommit(undefined)).toBe(main);
});

it("compares with the commit that is named, and refuses one that does not exist", () => {
  expect(baseCommit("HEAD")).toBe(git("rev-parse", "HEAD"));
  expect(() => baseCommit("nowhere")).toThrow('Git knows no commit "nowhere".');
  expect(() => baseCommit("--all")).toThrow("Git knows no commit");
});

it("lists what was committed, changed, added, moved and deleted since", () => {
  expect(changedFiles(main)).toEqual([
    "committed.ts",
    "deleted.ts",
    "edited.ts",
    "moved-to.ts",
    "moved.ts",
    "new file.ts",
  ]);
});

it("reads a file as it was, and nothing where there was none", () => {
  expect(fileIn(main, "edited.ts")).toBe("edited.ts, as it was\n");
  expect(fileIn(main, "committed.ts")).toBe("");
});

it("knows the brands of a commit", () => {
  expect(brandsIn(main)).toEqual(["noon"]);
});

it("checks a commit out beside the working tree, and leaves nothing behind", () => {
  const folder = join(repository.path, "tree");
  const remove = checkOut(main, folder);
  expect(readFileSync(join(folder, "edited.ts"), "utf8")).toBe(
    "edited.ts, as it was\n",
  );
  write("tree/node_modules/a/index.js", "");
  remove();
  expect(existsSync(folder)).toBe(false);
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
});

it("leaves nothing behind either when the process ends first", () => {
  const folder = join(repository.path, "tree");
  const ends = process.listeners("exit");
  checkOut(main, folder);
  const [end] = process
    .listeners("exit")
    .filter((listener) => !ends.includes(listener));
  end?.(130);
  expect(existsSync(folder)).toBe(false);
  expect(process.listeners("exit")).toEqual(ends);
});
