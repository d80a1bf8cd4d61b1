import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The rules by which the seed makes its rows, as life does. */
export const madeBy = [
  "activities",
  "captcha-png",
  "contract-offers",
  "contract-terms",
  "contracts",
  "deposit-actions",
  "deposit-states",
  "deposits",
  "ledger",
  "messages",
  "payouts",
  "points",
  "receipts",
  "redemptions",
  "token",
  "vendor-wallets",
  "withdrawal-decisions",
  "withdrawals",
] as const;

let hash: string | undefined;

/** Fingerprint of everything that decides what a new database holds: migrations, tables, seed. */
export function seedHash(): string {
  hash ??= fingerprint([
    path.join(here, "migrations"),
    path.join(here, "tables"),
    path.resolve(here, "../seed"),
    path.resolve(here, "../rules/search-name.ts"),
    path.resolve(here, "../rules/search"),
    path.resolve(here, "../rules/team-lines.ts"),
    path.join(here, "extensions.ts"),
    path.join(here, "insert-all.ts"),
    ...madeBy.map((name) => path.resolve(here, `../rules/${name}.ts`)),
  ]);
  return hash;
}

function fingerprint(places: readonly string[]): string {
  const sum = createHash("sha256");
  const visit = (place: string) => {
    const children = listFolder(place);
    if (children === undefined) {
      if (!place.endsWith(".test.ts"))
        sum.update(path.basename(place)).update(readFileSync(place));
      return;
    }
    for (const child of children) visit(path.join(place, child));
  };
  for (const place of places) visit(place);
  return sum.digest("hex").slice(0, 16);
}

function listFolder(place: string): readonly string[] | undefined {
  try {
    return readdirSync(place).sort();
  } catch {
    return undefined;
  }
}
