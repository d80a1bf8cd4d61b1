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
 * Who has an embedded database's folder. Each start claims the next number: a claim is written beside and linked, so
 * it is there as a whole or not at all, and of two that want one number, one gets it. No claim is taken away from a
 * process that has ended, which two could do at once; the next number stands above it.
 */

/** A process that has it; null: it was given free. */
const claimSchema = v.nullable(
  v.object({
    pid: v.number(),
    /** When it was started: a number of a process is given to another one some day. */
    started: v.string(),
    /** The machine's boot and the numbering of processes that it is told in; empty where neither can be known. */
    home: v.string(),
  }),
);
type Claim = v.InferOutput<typeof claimSchema>;

/** Claims that are kept behind the highest, so that whoever reads the list sees at least one of them. */
const kept = 8;
const beatMs = 10_000;
/** How long the owner's sign of life holds where its process cannot be looked at; a busy one is late with it. */
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

/** The moment a process was started, in the system's own count; empty: it has ended, or that cannot be known. */
function startOf(pid: number): string {
  // What stands in brackets is the program's name, which may hold spaces.
  const told = readOr(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  // One that has ended may still be listed, until somebody has asked how it went.
  return told[0] === "Z" ? "" : (told[19] ?? "");
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one too.
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

/** Who holds a claim; undefined: nobody does any more. */
function ownerOf(file: string): number | undefined {
  let claim: Claim;
  try {
    claim = v.parse(claimSchema, JSON.parse(readFileSync(file, "utf8")));
    return claim !== null && isHeld(claim, file) ? claim.pid : undefined;
  } catch {
    // Nothing is written in place: what cannot be read is no claim.
    return undefined;
  }
}

/** Tells whether the number became this process's. */
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

/** The lock of earlier versions: a file with the number of a process, and nothing by which to know that one again. */
function refuseFormer(folder: string): void {
  const file = `${folder}.lock`;
  const pid = Number(readOr(file));
  if (pid > 0 && pid !== process.pid && isRunning(pid))
    throw new Error(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with --data. If the process is another program by now, remove ${file}.`,
    );
  rmSync(file, { force: true });
}

/** Keeps telling that this process lives, for those who cannot look at it. */
function beat(file: string): () => void {
  const timer = setInterval(() => {
    try {
      const handle = openSync(file, "r+");
      futimesSync(handle, new Date(), new Date());
      closeSync(handle);
    } catch {
      // The folder is gone, and with it what was held.
    }
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Keeps a second process out of an embedded database's folder, which would ruin it.
 *
 * @returns gives the folder free again
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
    // Another start was faster: it is asked about in the next turn.
    if (!claimNumber(claims, last + 1, own)) continue;
    const file = path.join(claims, String(last + 1));
    // So late that others have had it since, and the number was free again.
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
