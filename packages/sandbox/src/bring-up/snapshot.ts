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

/** The database as it is on the first day; made once, then read in about a second. */
export async function readSnapshot(): Promise<Blob> {
  const file = path.join(stateFolder, `snapshot-${seedHash()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return makeSnapshot(file);
  }
}

async function makeSnapshot(file: string): Promise<Blob> {
  const client = await openFresh();
  const dump = await client.dumpDataDir("none");
  await client.close();
  mkdirSync(stateFolder, { recursive: true });
  // Written to a temporary file and renamed, so that another process never reads half a file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
  renameSync(part, file);
  for (const name of readdirSync(stateFolder)) {
    if (
      /^snapshot-[0-9a-f]+\.tar$/.test(name) &&
      name !== path.basename(file)
    ) {
      rmSync(path.join(stateFolder, name), { force: true });
    }
  }
  return dump;
}
