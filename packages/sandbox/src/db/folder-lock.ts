import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a second process out of an embedded database's folder, which would ruin it.
 *
 * @returns gives the folder free again
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new Error(
      `The data folder ${folder} is in use by process ${owner}. Stop that one, or choose another with --data.`,
    );
  }
  rmSync(file, { force: true });
  // Made only if it is not there: of two that start at once, one is told.
  const handle = openSync(file, "wx");
  writeSync(handle, String(process.pid));
  closeSync(handle);
  return () => rmSync(file, { force: true });
}
