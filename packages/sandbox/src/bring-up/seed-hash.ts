import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The services with which the seed makes its rows, as the running platform does. */
export const madeBy = [
  "activities",
  "captcha-png",
  "contract-offers",
  "contract-terms",
  "contracts",
  "deposit-actions",
  "deposit-states",
  "deposits",
  "feedback",
  "feedback-desk",
  "house-day",
  "ledger",
  "member-transfer",
  "messages",
  "missions",
  "open-account",
  "payouts",
  "points",
  "raffles",
  "rebates",
  "receipts",
  "redemptions",
  "referrals",
  "rewards",
  "team/notes",
  "team/registration-links",
  "token",
  "vendor-wallets",
  "vip-moves",
  "vip-standing",
  "withdrawal-decisions",
  "withdrawals",
] as const;

let hash: string | undefined;

/** Fingerprint of everything that decides what a new database holds: migrations, tables, seed. */
export function seedHash(): string {
  hash ??= fingerprint([
    path.resolve(here, "../db/migrations"),
    path.resolve(here, "../db/tables"),
    path.resolve(here, "../seed"),
    path.resolve(here, "../stock"),
    path.resolve(here, "../services/search-name.ts"),
    path.resolve(here, "../services/search"),
    path.resolve(here, "../services/team-lines.ts"),
    path.resolve(here, "../db/extensions.ts"),
    path.resolve(here, "../db/insert-all.ts"),
    ...madeBy.map((name) => path.resolve(here, `../services/${name}.ts`)),
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
