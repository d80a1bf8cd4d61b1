// @ts-check
/*
 * Starts a separate PostgreSQL server in a temporary folder, runs a command with DATABASE_URL set, and removes the
 * server afterwards.
 *
 *   node scripts/with-postgres.mjs node_modules/.bin/vitest run
 *
 * Exit code: that of the command; 77 when this machine has no PostgreSQL to start.
 */
import { spawn } from "node:child_process";
import { startPostgres } from "./postgres.mjs";

const notHere = 77;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error("Usage: with-postgres.mjs <command> [arguments]");
  process.exit(2);
}
const server = await startPostgres();
if ("missing" in server) {
  console.error(server.missing);
  process.exit(notHere);
}

/** @type {number} */
const code = await new Promise((resolve) => {
  const child = spawn(command, args, {
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: server.url },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(error.message);
    resolve(1);
  });
  child.once("exit", (status) => resolve(status ?? 1));
});
server.stop();
process.exit(code);
