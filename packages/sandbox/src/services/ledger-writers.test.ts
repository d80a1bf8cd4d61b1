import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));

/** Sources that write while the platform runs; the seed (past days) and the tests are left out. */
const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/\.test\.ts$|\/(seed|testing)\//.test(file));

const writers = (pattern: RegExp) =>
  sources
    .filter((file) => pattern.test(readFileSync(file, "utf8")))
    .map((file) => relative(src, file))
    .sort();

it("postings and balances are written only by the ledger service", () => {
  expect(
    writers(
      /\.(insert|update|delete)\(\s*(\w+\.)?(ledgerEntries|ledgerTransfers)\b|(insert into|update|delete from)\s+"?ledger_(entries|transfers)\b/i,
    ),
  ).toEqual(["services/ledger.ts"]);
  expect(
    writers(
      /\.(update|delete)\(\s*(\w+\.)?ledgerAccounts\b|(insert into|update|delete from)\s+"?ledger_accounts\b/i,
    ),
  ).toEqual(["services/ledger.ts"]);
});

it("ledger accounts are opened with a zero balance", () => {
  const opening = writers(/\.insert\(\s*(\w+\.)?ledgerAccounts\b/);
  expect(opening).toContain("services/ledger.ts");
  for (const file of opening)
    expect(readFileSync(join(src, file), "utf8")).toMatch(/balance: 0n/);
});
