// @ts-check
import { startPostgres } from "../packages/sandbox/scripts/postgres.mjs";
import { bin, must } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

/**
 * Measures the records with a long history on a PostgreSQL server of its own, which needs about 15 GB in the folder for
 * temporary files.
 * @param {string[]} args Members and rounds. @default 100000 10000000
 */
export async function runRecords(args) {
  const server = await startPostgres();
  if ("missing" in server) throw new Plain(server.missing);
  try {
    await must(
      "The measurement",
      bin("tsx"),
      [
        at("packages", "sandbox", "src", "testing", "load", "records.ts"),
        ...args,
      ],
      { env: { DATABASE_URL: server.url } },
    );
  } finally {
    server.stop();
  }
}
