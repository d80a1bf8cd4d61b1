import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import path from "node:path";
import postgres from "postgres";
import { addPast, bringUp } from "./bring-up.ts";
import {
  migrationsFolder,
  type Listen,
  type OpenDatabase,
} from "../db/database.ts";
import { extensions } from "../db/extensions.ts";
import { openFolder } from "./folder.ts";
import { ensureSecrets } from "./secrets.ts";
import { readSnapshot } from "./snapshot.ts";
import * as tables from "../db/tables/all.ts";

/** Where the database lives: an embedded one in memory or in a folder, or a PostgreSQL server. */
export type Place =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "server"; readonly url: string };

interface Opening {
  /** First day of a database that is new, as a time in ms; default: today. */
  readonly now?: number;
  readonly say?: (sentence: string) => void;
}

/**
 * Opens a database that is migrated and seeded, and has its own keys and sample accounts. Reports what was done to a
 * folder of an earlier version.
 *
 * @example const { db, close } = await openDatabase({ kind: "memory" });
 */
export async function openDatabase(
  place: Place,
  {
    now = Date.now(),
    say = (sentence) => void process.stderr.write(`${sentence}\n`),
  }: Opening = {},
): Promise<OpenDatabase> {
  const opened =
    place.kind === "server"
      ? await openServer(place.url, now)
      : await openEmbedded(place, say, now);
  await ensureSecrets(opened.db);
  // A database in memory is for a test: months of history would make every one of them slower.
  if (place.kind !== "memory") await addPast(opened.db, now);
  return opened;
}

async function openEmbedded(
  place: Exclude<Place, { kind: "server" }>,
  say: (sentence: string) => void,
  now: number,
): Promise<OpenDatabase> {
  const { client, close } =
    place.kind === "folder"
      ? await openFolder(path.resolve(place.folder), say, now)
      : await openMemory(now);
  return {
    db: drizzlePglite({ client, schema: tables }),
    listen: listenEmbedded(client),
    close,
  };
}

async function openMemory(now: number) {
  const client = await PGlite.create({
    loadDataDir: await readSnapshot(now),
    extensions,
    relaxedDurability: true,
  });
  return { client, close: () => client.close() };
}

/** The embedded database runs in this process, so the connection cannot be lost. */
const listenEmbedded =
  (client: PGlite): Listen =>
  async (channel, onNotice) => {
    const unlisten = await client.listen(channel, onNotice);
    return () => unlisten();
  };

async function openServer(url: string, now: number): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, onnotice: () => undefined });
  const db = drizzlePostgres({ client, schema: tables });
  // A separate connection holds the lock, so that several sandboxes can start on one server at the same time.
  const gate = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await gate`select pg_advisory_lock(41744173)`;
    await migratePostgres(db, { migrationsFolder });
    await bringUp(db, now);
  } finally {
    await gate.end({ timeout: 5 });
  }
  return {
    db,
    listen: async (channel, onNotice, onAgain) => {
      let first = true;
      const { unlisten } = await client.listen(channel, onNotice, () => {
        if (!first) onAgain();
        first = false;
      });
      return unlisten;
    },
    close: () => client.end({ timeout: 5 }),
  };
}
