// @ts-check
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { at, Plain } from "../lib/root.mjs";

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, {
    cwd: at(),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { ok: status === 0, text: stdout ?? "", fault: stderr ?? "" };
}

/**
 * What git answers; a refusal is told in git's own words.
 *
 * @param {...string} args
 */
function must(...args) {
  const { ok, text, fault } = git(...args);
  if (!ok) throw new Plain(`git ${args[0]} failed. ${fault.trim()}`);
  return text;
}

const lines = (/** @type {string} */ text) =>
  text.split("\0").filter((line) => line !== "");

/**
 * The commit that a change is compared with: where it left main, or the one that is named.
 *
 * @param {string | undefined} ref
 * @example baseCommit("HEAD~1") // "4d4a191a…", 40 digits
 */
export function baseCommit(ref) {
  if (ref !== undefined) {
    const named = git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
    if (named.ok) return named.text.trim();
    throw new Plain(`Git knows no commit "${ref}".`);
  }
  for (const main of ["main", "origin/main"]) {
    const left = git("merge-base", main, "HEAD");
    if (left.ok) return left.text.trim();
  }
  throw new Plain(
    "There is no branch main to compare with. Name what to compare with: npm run look -- --base <ref>",
  );
}

/**
 * The files that differ from a commit, from the root: committed since, changed, new or deleted.
 *
 * @param {string} commit
 */
export const changedFiles = (commit) =>
  [
    ...lines(must("diff", "--name-only", "--no-renames", "-z", commit)),
    ...lines(must("ls-files", "--others", "--exclude-standard", "-z")),
  ].sort();

/**
 * A file's text in a commit; empty if it was not there.
 *
 * @param {string} commit
 * @param {string} file From the root.
 */
export const fileIn = (commit, file) => git("show", `${commit}:${file}`).text;

/**
 * The brands that a commit has.
 *
 * @param {string} commit
 */
export const brandsIn = (commit) =>
  lines(must("ls-tree", "-r", "--name-only", "-z", commit, "themes/")).flatMap(
    (file) => /^themes\/([^/]+)\/brand\.json$/.exec(file)?.[1] ?? [],
  );

/**
 * Checks a commit out into a folder of its own. It is removed by the function that this returns, and when the process
 * ends before.
 *
 * @param {string} commit
 * @param {string} folder
 * @returns {() => void}
 */
export function checkOut(commit, folder) {
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
    process.off("exit", remove);
  };
  process.on("exit", remove);
  must("worktree", "add", "--detach", "--quiet", folder, commit);
  return remove;
}
