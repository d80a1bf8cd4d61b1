import { desc, inArray } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { ledgerEntries, ledgerTransfers } from "../../db/tables/ledger.ts";
import type { Platform } from "../../services/platform.ts";
import { audit } from "../../services/ledger.ts";
import { toDecimal } from "../../services/money.ts";
import { returnToPlayer } from "../../play/outcome.ts";
import { sendPage, table } from "../layout.ts";

const shown = 40;

/** The books: every movement of money, and whether everything balances. */
export function mountBooks(app: Hono, { db }: Platform): void {
  app.get("/sandbox/books", async (context) => {
    const found = await audit(db);
    const transfers = await db
      .select()
      .from(ledgerTransfers)
      .orderBy(desc(ledgerTransfers.createdAt), desc(ledgerTransfers.id))
      .limit(shown);
    const ids = transfers.map((transfer) => transfer.id);
    const entries =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(ledgerEntries)
            .where(inArray(ledgerEntries.transferId, ids));
    const cells = transfers.map(({ id, kind, createdAt }) => {
      const mine = entries.filter((entry) => entry.transferId === id);
      const from = mine.find((entry) => entry.amount < 0n);
      const to = mine.find((entry) => entry.amount > 0n);
      return [
        new Date(createdAt).toISOString(),
        kind,
        from?.accountId ?? "",
        to?.accountId ?? "",
        toDecimal(to?.amount ?? 0n),
      ];
    });
    const right = found.sum === "0" && found.mismatches.length === 0;
    return sendPage(
      context,
      "Books",
      html`<section>
          <h2>Do the books balance?</h2>
          <p>
            <span class="state">${right ? "Yes" : "No"}.</span> ${found.entries}
            entries of ${found.transfers} transfers add up to
            ${toDecimal(BigInt(found.sum))}.
            ${found.mismatches.length > 0 ? html`Balances differ for ${found.mismatches.join(", ")}.` : ""}
          </p>
          <p class="hint">
            The built-in game returns ${(returnToPlayer * 100).toFixed(2)}% of
            all stakes in the long run. Free play rounds are not in the books.
          </p>
        </section>
        <section>
          ${table(`The last ${shown} transfers`, ["Time", "Type", "From", "To", "Amount"], cells)}
        </section>`,
    );
  });
}
