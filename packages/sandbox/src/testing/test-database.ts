import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { openDatabase } from "../bring-up/open.ts";
import { testDay } from "../bring-up/snapshot.ts";
import type { OpenDatabase } from "../db/database.ts";

let shared: Promise<OpenDatabase> | undefined;

/**
 * One database for all test files of this process, whose visitors each have their own run. Opening one takes a second
 * and a half of processor time, so it stays open until the process ends.
 */
export async function sharedTestDatabase(): Promise<OpenDatabase> {
  shared ??= openTestDatabase();
  const opened = await shared;
  return { ...opened, close: () => Promise.resolve() };
}

/** A database for one test file: embedded, or a new one on the server that DATABASE_URL names. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env["DATABASE_URL"];
  if (server === undefined || server === "")
    return openDatabase({ kind: "memory" }, { now: testDay });
  const name = `foyer_test_${randomBytes(6).toString("hex")}`;
  const root = postgres(server, { max: 1 });
  await root`create database ${root(name)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase(
    { kind: "server", url: url.href },
    { now: testDay },
  );
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
