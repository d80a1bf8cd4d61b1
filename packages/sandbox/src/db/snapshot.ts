import { createHash } from "node:crypto";
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

const here = fileURLToPath(new URL(".", import.meta.url));
/** The checkout's folder for data that is made, never kept in git. */
export const stateFolder = path.resolve(here, "../../../../.foyer");

let hash: string | undefined;

/** Fingerprint of everything that decides what a new database holds: migrations, tables, seed. */
export function seedHash(): string {
  hash ??= fingerprint([
    path.join(here, "migrations"),
    path.join(here, "tables"),
    path.resolve(here, "../seed"),
    path.resolve(here, "../rules/search-name.ts"),
    path.resolve(here, "../rules/search"),
    path.resolve(here, "../rules/team-lines.ts"),
    path.join(here, "extensions.ts"),
  ]);
  return hash;
}

function fingerprint(places: readonly string[]): string {
  const sum = createHash("sha256");
  const visit = (place: string) => {
    const children = listFolder(place);
    if (children === undefined) {
      if (!place.endsWith(".test.ts"))
        sum.update(path.basename(place)).update(readFileSync(place));
      return;
    }
    for (const child of children) visit(path.join(place, child));
  };
  for (const place of places) visit(place);
  return sum.digest("hex").slice(0, 16);
}

function listFolder(place: string): readonly string[] | undefined {
  try {
    return readdirSync(place).sort();
  } catch {
    return undefined;
  }
}

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
  // Written beside and renamed: another process never reads half a file.
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
