import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openFresh } from "./fresh.ts";
import { seedHash } from "./seed-hash.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
/** The checkout's folder for generated data, which is never kept in git. */
export const stateFolder = path.resolve(here, "../../../../.foyer");

/** The first day of the databases that tests use, so that these have the same rows every day. */
export const testDay = Date.UTC(2026, 0, 31);

const nameOf = (now: number): string =>
  `snapshot-${seedHash()}-${new Date(now).toISOString().slice(0, 10)}.tar`;

/** The database as it is on its first day, that of `now` (ms); made once a day, then read in about a second. */
export async function readSnapshot(now: number): Promise<Blob> {
  const file = path.join(stateFolder, nameOf(now));
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return makeSnapshot(file, now);
  }
}

async function makeSnapshot(file: string, now: number): Promise<Blob> {
  const client = await openFresh(now);
  const dump = await client.dumpDataDir("none");
  await client.close();
  mkdirSync(stateFolder, { recursive: true });
  // Written to a temporary file and renamed, so that another process never reads half a file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
  renameSync(part, file);
  const used = new Set([path.basename(file), nameOf(testDay)]);
  for (const name of readdirSync(stateFolder)) {
    if (/^snapshot-[0-9a-f-]+\.tar$/.test(name) && !used.has(name)) {
      rmSync(path.join(stateFolder, name), { force: true });
    }
  }
  return dump;
}
