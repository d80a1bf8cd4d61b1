import { asc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { members, sampleAccounts } from "../../db/tables/members.ts";
import { samplePaymentPasswords } from "../../db/tables/money.ts";
import type { Platform } from "../../services/platform.ts";
import { readBalance } from "../../services/ledger.ts";
import { toDecimal } from "../../services/money.ts";
import { sendPage, table } from "../layout.ts";
import { resetDatabase } from "../reset.ts";

/** The sample accounts with the passwords that were generated for this database. */
export function mountAccounts(app: Hono, { db, clock }: Platform): void {
  app.get("/sandbox/accounts", async (context) => {
    const rows = await db
      .select({
        account: sampleAccounts,
        member: members,
        payment: samplePaymentPasswords.password,
      })
      .from(sampleAccounts)
      .innerJoin(members, eq(members.username, sampleAccounts.username))
      .leftJoin(
        samplePaymentPasswords,
        eq(samplePaymentPasswords.username, sampleAccounts.username),
      )
      .orderBy(asc(sampleAccounts.sort));
    const cells = await Promise.all(
      rows.map(async ({ account, member, payment }) => [
        html`<code>${account.username}</code>`,
        html`<code>${account.password}</code>`,
        payment === null ? "" : html`<code>${payment}</code>`,
        member.type,
        `${member.currencySymbol} ${toDecimal(await readBalance(db, member.id))}`,
        account.note,
      ]),
    );
    return sendPage(
      context,
      "Accounts",
      html`<section>
        ${table("Sample accounts", ["Username", "Password", "Payment password", "Type", "Balance", "Purpose"], cells)}
        <p class="hint">
          These passwords belong to this database only. If one has been changed
          since, the first one is still shown.
        </p>
      </section>`,
    );
  });

  app.post("/sandbox/reset", async (context) => {
    await resetDatabase(db, clock());
    return context.redirect("/sandbox/accounts", 303);
  });
}
