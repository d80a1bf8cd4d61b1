import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/pglite/migrator";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { bringUp } from "./bring-up.ts";
import { migrationsFolder, type Database } from "../db/database.ts";
import { extensions } from "../db/extensions.ts";
import { lockFolder } from "./folder-lock.ts";
import { rowsOf } from "../db/rows.ts";
import { readSnapshot } from "./snapshot.ts";
import * as tables from "../db/tables/all.ts";

type Say = (sentence: string) => void;

/** Nobody else of the machine reads a player's data, or the keys that are kept with it. */
const private700 = 0o700;

/** Stands beside a folder while it is begun; where the start was cut off, what is there may be half of a database. */
const unfinishedOf = (folder: string) => `${folder}.unfinished`;

async function beginFolder(folder: string): Promise<PGlite> {
  const unfinished = unfinishedOf(folder);
  writeFileSync(unfinished, "");
  mkdirSync(folder, { recursive: true, mode: private700 });
  chmodSync(folder, private700);
  const client = await PGlite.create({
    dataDir: folder,
    extensions,
    loadDataDir: await readSnapshot(),
    relaxedDurability: true,
  });
  rmSync(unfinished, { force: true });
  return client;
}

/** Refuses a database that a later version has changed: nobody knows what it holds by now. */
async function refuseLater(db: Database): Promise<void> {
  const [last] = await rowsOf(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder }).at(-1);
  if (Number(last?.["at"] ?? 0) > (known?.folderMillis ?? 0))
    throw new Error("it was written by a later version");
}

/** A name beside the folder that nothing has yet. */
function nameAside(folder: string): string {
  const first = `${folder}.old-${new Date().toISOString().slice(0, 10)}`;
  let name = first;
  for (let number = 2; existsSync(name); number += 1)
    name = `${first}-${number}`;
  return name;
}

/** Something of the system, as a disk that is full or a folder of somebody else: nothing is wrong with the data. */
const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error : new Error(String(error))).message
    .split("\n")[0]
    ?.replace(/\.$/, "") ?? "";

/** Opens what is there and brings it up to this version; what is wrong with it is thrown. */
async function openKept(folder: string, say: Say): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir: folder,
    extensions,
    relaxedDurability: true,
  });
  try {
    const db = drizzle({ client, schema: tables });
    await refuseLater(db);
    await migrate(db, { migrationsFolder });
    if (await bringUp(db))
      say(
        `The data folder ${folder} was written by an earlier version and has been migrated to this one. Everything that people made is kept, and the sample accounts are unchanged.`,
      );
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
}

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder) : [];

/** Whether there is a database, or what is left of one; a folder with anything else is not touched. */
function isThere(folder: string): boolean {
  const names = namesIn(folder);
  if (names.length === 0) return false;
  if (["PG_VERSION", "base", "global"].some((name) => names.includes(name)))
    return true;
  throw new Error(
    `${folder} contains something other than sandbox data. Choose another folder with --data.`,
  );
}

async function openOrBegin(folder: string, say: Say): Promise<PGlite> {
  // Not deleted: somebody may have put a backup there since.
  const isCutOff =
    existsSync(unfinishedOf(folder)) && namesIn(folder).length > 0;
  if (!isCutOff && !isThere(folder)) return beginFolder(folder);
  chmodSync(folder, private700);
  try {
    if (isCutOff) throw new Error("its first start was interrupted");
    return await openKept(folder, say);
  } catch (error) {
    if (isOfSystem(error)) throw error;
    const aside = nameAside(folder);
    renameSync(folder, aside);
    const client = await beginFolder(folder).catch((failure: unknown) => {
      rmSync(folder, { recursive: true, force: true });
      // Before what is kept stands there again, which is not unfinished.
      if (!isCutOff) rmSync(unfinishedOf(folder), { force: true });
      renameSync(aside, folder);
      throw failure;
    });
    say(
      `The data folder ${folder} could not be opened or migrated to this version (${reasonOf(error)}). It was renamed to ${aside}, where nothing in it was changed, and a new one was created. To go back to it, stop the sandbox and start the version that wrote it with --data ${aside}.`,
    );
    return client;
  }
}

/**
 * Opens the embedded database of a folder. A new one is begun from the snapshot; one of an earlier version is migrated;
 * one that cannot be opened or migrated is put aside. None is ever deleted.
 */
export async function openFolder(folder: string, say: Say) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const client = await openOrBegin(folder, say);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { client, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
