import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Refusal } from "./refusal.ts";
import { createRandom } from "../seed/random.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { placeBelow } from "./team-lines.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** All lines, derived from the uplines alone. */
async function walked(): Promise<string[]> {
  const rows = await sandbox.platform.db.query.uplines.findMany();
  const above = new Map(rows.map((row) => [row.memberId, row.uplineId]));
  return [...above.keys()]
    .flatMap((id) => {
      const lines: string[] = [];
      for (let at = above.get(id); at !== undefined; at = above.get(at))
        lines.push(`${at} ${id} ${lines.length + 1}`);
      return lines;
    })
    .toSorted();
}

const kept = async () =>
  (await sandbox.platform.db.query.teamLines.findMany())
    .map(
      ({ ancestorId, memberId, level }) => `${ancestorId} ${memberId} ${level}`,
    )
    .toSorted();

it("the team lines of the seed data are complete", async () => {
  const lines = await kept();
  expect(lines.length).toBeGreaterThan(700);
  expect(lines).toEqual(await walked());
});

it("team lines stay complete when members are placed or moved with their teams, and cycles are rejected", async () => {
  const { db } = sandbox.platform;
  const random = createRandom(20_260_303);
  const people = await Promise.all(
    Array.from({ length: 12 }, () =>
      sandbox.control("POST", "/members", { type: "1" }),
    ),
  );
  const ids = people.map((person) => String((person as { id: string }).id));
  let rings = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const [id = "", above = ""] = [ids[random.int(12)], ids[random.int(12)]];
    try {
      await db.transaction((tx) => placeBelow(tx, id, above, 0));
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      rings += 1;
    }
    expect(await kept()).toEqual(await walked());
  }
  expect(rings).toBeGreaterThan(5);
  expect(rings).toBeLessThan(50);
});

it("team lines and uplines are written by one file only", () => {
  const src = fileURLToPath(new URL("..", import.meta.url));
  const writers = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.ts$|\/(seed|testing)\//.test(file))
    .filter((file) =>
      /\.(insert|delete)\(\s*(uplines|teamLines)\b|(insert into|delete from)\s+(\$\{)?(uplines|teamLines|team_lines)/i.test(
        readFileSync(file, "utf8"),
      ),
    );
  expect(writers.map((file) => relative(src, file))).toEqual([
    "services/team-lines.ts",
  ]);
});
