import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { rateWindows } from "../db/tables/platform.ts";
import { runJobs } from "./jobs.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { limit } from "./rate-limit.ts";

const now = Date.parse("2027-03-04T12:00:00Z");
const dayMs = 24 * 60 * 60_000;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const keys = async () => {
  const rows = await opened.db
    .select({ key: rateWindows.key })
    .from(rateWindows);
  return rows.map(({ key }) => key).toSorted();
};

it("the main run's jobs delete windows that ended more than a day ago or lie far in the future", async () => {
  const { db } = opened;
  await limit(db, "long-ago", 1, now - 2 * dayMs - 1);
  await limit(db, "ended-today", 1, now - 2 * dayMs + 1, dayMs);
  await limit(db, "just-now", 1, now);
  await limit(db, "yet-to-come", 1, now + 2 * dayMs + 1);
  // A test run's clock applies to that run only.
  await runJobs(db, "a-run", now + 30 * dayMs);
  expect(await keys()).toHaveLength(4);
  await runJobs(db, "", now);
  expect(await keys()).toEqual(["ended-today", "just-now"]);
});
