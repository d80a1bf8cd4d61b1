// @ts-check
import { startPostgres } from "../packages/sandbox/scripts/postgres.mjs";
import { exactlyOnceFingerprint } from "./exactly-once.mjs";
import { runVitest } from "./lib/vitest.mjs";

/** @param {string} url */
const runOn = (url) =>
  runVitest(
    "full-postgres",
    ["--config", "packages/sandbox/vitest.postgres.config.ts"],
    { DATABASE_URL: url },
  );

/**
 * Runs the tests of locks and money races on PostgreSQL: the one in DATABASE_URL, or one that is installed on this
 * machine and is started for it. If there is none it says so, and counts nothing.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runPostgres() {
  const given = process.env["DATABASE_URL"];
  if (given !== undefined && given !== "") return runOn(given);
  const server = await startPostgres();
  if ("missing" in server) {
    console.log(
      `Not run: ${server.missing} Install one, or name a server by DATABASE_URL.`,
    );
    return { passed: 0, failed: 0 };
  }
  try {
    return await runOn(server.url);
  } finally {
    server.stop();
  }
}

/** A hash of everything that affects the result. */
export const postgresFingerprint = exactlyOnceFingerprint;
