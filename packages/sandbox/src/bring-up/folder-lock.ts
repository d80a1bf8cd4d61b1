import {
  closeSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import path from "node:path";
import * as v from "valibot";

/*
 * Ownership of an embedded database's folder. Each start claims the next number: a claim is written to a temporary
 * file and then linked, so that it exists completely or not at all, and of two starts that want the same number, one
 * gets it. The claim of a process that has ended is not removed, because two starts could do that at the same time;
 * the next number supersedes it.
 */

/** The process that holds the folder; null: it was released. */
const claimSchema = v.nullable(
  v.object({
    pid: v.number(),
    /** Start time of the process: process ids are reused. */
    started: v.string(),
    /** The machine's boot id and the PID namespace of the process id; empty where they cannot be determined. */
    home: v.string(),
  }),
);
type Claim = v.InferOutput<typeof claimSchema>;

/** Number of claims kept below the highest, so that a process that reads the list sees at least one of them. */
const kept = 8;
const beatMs = 10_000;
/**
 * How long the owner's last heartbeat is valid where its process cannot be inspected; a busy process is late with it.
 */
const aliveMs = 120_000;

const readOr = (file: string): string => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
};

function homeOf(): string {
  const boot = readOr("/proc/sys/kernel/random/boot_id");
  if (boot === "") return "";
  try {
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}

/** Start time of a process, in the system's own unit; empty: it has ended, or its start time cannot be determined. */
function startOf(pid: number): string {
  // The part in brackets is the program's name, which may contain spaces.
  const told = readOr(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  // A process that has ended is still listed as a zombie until its parent has waited for it.
  return told[0] === "Z" ? "" : (told[19] ?? "");
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, but it is running.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isHeld(claim: Exclude<Claim, null>, file: string): boolean {
  const home = homeOf();
  if (home !== "" && claim.home === home)
    return startOf(claim.pid) === claim.started;
  if (claim.home === home && !isRunning(claim.pid)) return false;
  return Date.now() - statSync(file).mtimeMs < aliveMs;
}

const highest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  );

/** The process that holds a claim; undefined: none does. */
function ownerOf(file: string): number | undefined {
  let claim: Claim;
  try {
    claim = v.parse(claimSchema, JSON.parse(readFileSync(file, "utf8")));
    return claim !== null && isHeld(claim, file) ? claim.pid : undefined;
  } catch {
    // Files are never written in place, so a file that cannot be read is no claim.
    return undefined;
  }
}

/** Returns whether this process got the number. */
function claimNumber(folder: string, number: number, claim: Claim): boolean {
  const beside = path.join(folder, `.${randomUUID()}`);
  writeFileSync(beside, JSON.stringify(claim));
  try {
    linkSync(beside, path.join(folder, String(number)));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      return false;
    throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** The lock of earlier versions: a file with a process id, and nothing to tell whether that id was reused. */
function refuseFormer(folder: string): void {
  const file = `${folder}.lock`;
  const pid = Number(readOr(file));
  if (pid > 0 && pid !== process.pid && isRunning(pid))
    throw new Error(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with --data. If the process is another program by now, remove ${file}.`,
    );
  rmSync(file, { force: true });
}

/** Writes a regular heartbeat, for processes that cannot inspect this one. */
function beat(file: string): () => void {
  const timer = setInterval(() => {
    try {
      const handle = openSync(file, "r+");
      futimesSync(handle, new Date(), new Date());
      closeSync(handle);
    } catch {
      // The folder is gone, and the lock with it.
    }
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Keeps a second process out of an embedded database's folder, which it would corrupt.
 *
 * @returns releases the folder
 */
export function lockFolder(folder: string): () => void {
  refuseFormer(folder);
  const claims = `${folder}.locks`;
  mkdirSync(claims, { recursive: true, mode: 0o700 });
  for (;;) {
    const last = highest(claims);
    const owner = ownerOf(path.join(claims, String(last)));
    if (owner !== undefined)
      throw new Error(
        `The data folder ${folder} is in use by process ${owner}. Stop that process, or choose another folder with --data.`,
      );
    const started = startOf(process.pid);
    const own = { pid: process.pid, started, home: homeOf() };
    // Another start was faster: the next turn checks its claim.
    if (!claimNumber(claims, last + 1, own)) continue;
    const file = path.join(claims, String(last + 1));
    // This start was so slow that others have held the lock since, and the number had become free again.
    if (highest(claims) !== last + 1) {
      rmSync(file, { force: true });
      continue;
    }
    for (const name of readdirSync(claims))
      if (/^\d+$/.test(name) && Number(name) <= last - kept)
        rmSync(path.join(claims, name), { force: true });
    const still = beat(file);
    return () => {
      still();
      const free = path.join(claims, `.${randomUUID()}`);
      writeFileSync(free, JSON.stringify(null));
      renameSync(free, file);
    };
  }
}
