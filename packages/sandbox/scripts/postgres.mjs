// @ts-check
import { spawnSync } from "node:child_process";
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

/**
 * The server does not run as root, so it runs as the user that was installed with it, or as nobody.
 * @returns {{ uid?: number, gid?: number } | undefined} undefined: there is no such user.
 */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const read = (/** @type {string} */ flag) =>
      Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
    const [uid, gid] = [read("-u"), read("-g")];
    if (uid > 0) return { uid, gid };
  }
  return undefined;
}

/**
 * Starts a separate PostgreSQL server in a temporary folder.
 * @returns {Promise<{ url: string, stop: () => void } | { missing: string }>} `missing`: why there is none.
 */
export async function startPostgres() {
  const binaries = findBinaries();
  if (binaries === undefined)
    return { missing: `There is no PostgreSQL ${oldest} or newer in ${home}.` };
  const user = serverUser();
  if (user === undefined)
    return {
      missing:
        "PostgreSQL does not run as root, and there is no user postgres or nobody.",
    };
  const folder = mkdtempSync(path.join(tmpdir(), "foyer-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined)
    chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const port = await freePort();

  /** @param {string} name @param {string[]} list */
  const run = (name, list) => {
    const done = spawnSync(path.join(binaries, name), list, {
      ...user,
      cwd: folder,
      encoding: "utf8",
    });
    if (done.status !== 0)
      throw new Error(`${name} failed: ${done.stderr || done.error?.message}`);
  };
  try {
    run("initdb", [
      ...["-D", data, "-U", "foyer"],
      ...["--auth=trust", "--encoding=UTF8", "--no-sync"],
    ]);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
    run("pg_ctl", [
      ...["-D", data, "-l", path.join(folder, "log")],
      ...["-o", options, "-w", "start"],
    ]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    stop: () => {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
