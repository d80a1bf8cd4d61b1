import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { openDatabase } from "../bring-up/open.ts";
import type { OpenDatabase } from "../db/database.ts";

let shared: Promise<OpenDatabase> | undefined;

/**
 * The database of a test file: embedded, or a new one on the server that DATABASE_URL names. Files of one worker share
 * the embedded one where they share their modules, because to open it takes two seconds: each test has a run, and with
 * it members and books, of its own. A file that counts rows of all runs, or changes what all have, asks for its `own`.
 */
export async function openTestDatabase({
  own = false,
}: { readonly own?: boolean } = {}): Promise<OpenDatabase> {
  const server = process.env["DATABASE_URL"];
  if (server === undefined || server === "") {
    if (own) return openDatabase({ kind: "memory" });
    shared ??= openDatabase({ kind: "memory" });
    return { ...(await shared), close: async () => undefined };
  }
  const name = `foyer_test_${randomBytes(6).toString("hex")}`;
  const root = postgres(server, { max: 1 });
  await root`create database ${root(name)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ kind: "server", url: url.href });
  return {
    db: opened.db,
    listen: opened.listen,
    close: async () => {
      await opened.close();
      await root`drop database ${root(name)} with (force)`;
      await root.end();
    },
  };
}
