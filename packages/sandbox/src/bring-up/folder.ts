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

/** No other user of the machine may read members' data, or the keys that are stored with it. */
const private700 = 0o700;

/**
 * Exists beside a folder while its database is created; if that was interrupted, the folder may hold half a database.
 */
const unfinishedOf = (folder: string) => `${folder}.unfinished`;

async function beginFolder(folder: string, now: number): Promise<PGlite> {
  const unfinished = unfinishedOf(folder);
  writeFileSync(unfinished, "");
  mkdirSync(folder, { recursive: true, mode: private700 });
  chmodSync(folder, private700);
  const client = await PGlite.create({
    dataDir: folder,
    extensions,
    loadDataDir: await readSnapshot(now),
    relaxedDurability: true,
  });
  rmSync(unfinished, { force: true });
  return client;
}

/** Rejects a database that a later version has changed, because its contents are unknown to this version. */
async function refuseLater(db: Database): Promise<void> {
  const [last] = await rowsOf(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder }).at(-1);
  if (Number(last?.["at"] ?? 0) > (known?.folderMillis ?? 0))
    throw new Error("it was written by a later version");
}

/** An unused name beside the folder. */
function nameAside(folder: string): string {
  const first = `${folder}.old-${new Date().toISOString().slice(0, 10)}`;
  let name = first;
  for (let number = 2; existsSync(name); number += 1)
    name = `${first}-${number}`;
  return name;
}

/** An error of the system, such as a full disk or missing permissions: the data itself is sound. */
const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error : new Error(String(error))).message
    .split("\n")[0]
    ?.replace(/\.$/, "") ?? "";

/** Opens the existing database and migrates it to this version; throws what is wrong with it. */
async function openKept(
  folder: string,
  say: Say,
  now: number,
): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir: folder,
    extensions,
    relaxedDurability: true,
  });
  try {
    const db = drizzle({ client, schema: tables });
    await refuseLater(db);
    await migrate(db, { migrationsFolder });
    if (await bringUp(db, now))
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

/** Whether the folder contains a database, or the remains of one; throws for a folder with anything else. */
function isThere(folder: string): boolean {
  const names = namesIn(folder);
  if (names.length === 0) return false;
  if (["PG_VERSION", "base", "global"].some((name) => names.includes(name)))
    return true;
  throw new Error(
    `${folder} contains something other than sandbox data. Choose another folder with --data.`,
  );
}

async function openOrBegin(
  folder: string,
  say: Say,
  now: number,
): Promise<PGlite> {
  // Not deleted: somebody may have restored a backup there since.
  const isCutOff =
    existsSync(unfinishedOf(folder)) && namesIn(folder).length > 0;
  if (!isCutOff && !isThere(folder)) return beginFolder(folder, now);
  chmodSync(folder, private700);
  try {
    if (isCutOff) throw new Error("its first start was interrupted");
    return await openKept(folder, say, now);
  } catch (error) {
    if (isOfSystem(error)) throw error;
    const aside = nameAside(folder);
    renameSync(folder, aside);
    const client = await beginFolder(folder, now).catch((failure: unknown) => {
      rmSync(folder, { recursive: true, force: true });
      // Removed before the old folder is put back, because that one is not unfinished.
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
 * Opens the embedded database of a folder. A new one is created from the snapshot; one of an earlier version is
 * migrated; one that cannot be opened or migrated is renamed. None is ever deleted. The first day of a new one is that
 * of `now`, in ms.
 */
export async function openFolder(folder: string, say: Say, now: number) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const client = await openOrBegin(folder, say, now);
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
