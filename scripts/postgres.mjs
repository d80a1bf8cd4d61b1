// @ts-check
import { startPostgres } from "../packages/sandbox/scripts/postgres.mjs";
import { exactlyOnceFingerprint } from "./exactly-once.mjs";
import { runVitest } from "./lib/vitest.mjs";

/**
 * Runs something on a PostgreSQL: the one in DATABASE_URL, or one that is installed on this machine and is started for
 * it.
 * @template Result
 * @param {(url: string) => Promise<Result>} runOn
 * @param {(missing: string) => Result | Promise<Result>} otherwise Where there is none; `missing` says why.
 * @returns {Promise<Result>}
 */
async function onPostgres(runOn, otherwise) {
  const given = process.env["DATABASE_URL"];
  if (given !== undefined && given !== "") return runOn(given);
  const server = await startPostgres();
  if ("missing" in server) return otherwise(server.missing);
  try {
    return await runOn(server.url);
  } finally {
    server.stop();
  }
}

/**
 * Runs the tests of locks and money races on PostgreSQL. If there is none it says so, and counts nothing.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runPostgres = () =>
  onPostgres(
    (url) =>
      runVitest(
        "full-postgres",
        ["--config", "packages/sandbox/vitest.postgres.config.ts"],
        { DATABASE_URL: url },
      ),
    (missing) => {
      console.log(
        `Not run: ${missing} Install one, or name a server by DATABASE_URL.`,
      );
      return { passed: 0, failed: 0 };
    },
  );

/**
 * Compares the figures of ten thousand random histories with a recount: on PostgreSQL, or, where there is none, on the
 * embedded database, which takes several times as long.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runFigures = () => {
  const runOn = (/** @type {string} */ url) =>
    runVitest(
      "full-figures",
      [
        ...["--config", "vitest.unit.config.ts", "--project", "sandbox"],
        "packages/sandbox/src/services/records/histories.test.ts",
      ],
      { FOYER_HISTORIES: "10000", DATABASE_URL: url },
    );
  return onPostgres(runOn, () => runOn(""));
};

/** A hash of everything that affects the result. */
export const postgresFingerprint = exactlyOnceFingerprint;
