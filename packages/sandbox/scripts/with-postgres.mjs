// @ts-check
/*
 * Starts a PostgreSQL of its own in a temporary folder, runs a command with DATABASE_URL set, and takes the
 * server away again.
 *
 *   node scripts/with-postgres.mjs node_modules/.bin/vitest run
 *
 * Exit code: that of the command; 77 when this machine has no PostgreSQL to start.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const notHere = 77;
const oldest = 15;
const home = "/usr/lib/postgresql";

/** @returns {string | undefined} */
function findBinaries() {
  if (!existsSync(home)) return undefined;
  const version = readdirSync(home)
    .filter(
      (name) =>
        Number(name) >= oldest &&
        existsSync(path.join(home, name, "bin", "initdb")),
    )
    .toSorted((a, b) => Number(b) - Number(a))[0];
  return version === undefined ? undefined : path.join(home, version, "bin");
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port =
        typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message);
  process.exit(notHere);
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error("Usage: with-postgres.mjs <command> [arguments]");
  process.exit(2);
}
const binaries =
  findBinaries() ??
  giveUp(`There is no PostgreSQL ${oldest} or newer in ${home}.`);

/** The server refuses to run as root: then it runs as the user that came with it. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const read = (/** @type {string} */ flag) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  const user = { uid: read("-u"), gid: read("-g") };
  return user.uid > 0
    ? user
    : giveUp("PostgreSQL does not run as root, and there is no user postgres.");
}

const user = serverUser();
const folder = mkdtempSync(path.join(tmpdir(), "foyer-postgres-"));
if ("uid" in user) chownSync(folder, user.uid, user.gid);
const data = path.join(folder, "data");
const port = await freePort();

/** @param {string} name @param {string[]} list */
function run(name, list) {
  const done = spawnSync(path.join(binaries, name), list, {
    ...user,
    cwd: folder,
    encoding: "utf8",
  });
  if (done.status !== 0)
    throw new Error(`${name} failed: ${done.stderr || done.error?.message}`);
}

let code = 1;
try {
  run("initdb", [
    "-D",
    data,
    "-U",
    "foyer",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-sync",
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  run("pg_ctl", [
    "-D",
    data,
    "-l",
    path.join(folder, "log"),
    "-o",
    options,
    "-w",
    "start",
  ]);
  try {
    const url = `postgres://foyer@127.0.0.1:${port}/postgres`;
    code = await new Promise((resolve) => {
      const child = spawn(command, args, {
        stdio: "inherit",
        env: { ...process.env, DATABASE_URL: url },
      });
      for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
        process.on(signal, () => child.kill(signal));
      child.once("error", (error) => {
        console.error(error.message);
        resolve(1);
      });
      child.once("exit", (status) => resolve(status ?? 1));
    });
  } finally {
    run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
