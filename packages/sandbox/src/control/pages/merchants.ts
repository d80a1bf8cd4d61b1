import type { Hono } from "hono";
import { html } from "hono/html";
import { merchants } from "../../db/tables/platform.ts";
import { parse } from "../../services/parse.ts";
import type { Platform } from "../../services/platform.ts";
import {
  keepMerchant,
  merchantCode,
  merchantName,
} from "../../services/merchants.ts";
import { readForm } from "../../pages/form.ts";
import { sendPage, table } from "../layout.ts";

/** The brands that portals may request. */
export function mountMerchants(app: Hono, platform: Platform): void {
  const { db } = platform;
  app.get("/sandbox/merchants", async (context) => {
    const rows = await db.select().from(merchants).orderBy(merchants.code);
    return sendPage(
      context,
      "Merchants",
      html`<section>
          <p>
            A portal names its merchant in each call. Merchants that are not
            listed here are rejected. The platform also accepts
            <code>${platform.merchantCode}</code>, for which it was started.
          </p>
          ${table(
            "Merchants",
            ["Code", "SMS and e-mails begin with"],
            rows.map(({ code, name }) => [html`<code>${code}</code>`, name]),
          )}
        </section>
        <section>
          <h2>Add or rename</h2>
          <form method="post" action="/sandbox/merchants">
            <label
              >Code <input name="code" pattern="[a-z0-9_]+" required
            /></label>
            <label>Name <input name="name" maxlength="40" required /></label>
            <button>Save</button>
          </form>
        </section>`,
    );
  });

  app.post("/sandbox/merchants", async (context) => {
    const field = await readForm(context);
    await keepMerchant(
      db,
      parse(merchantCode, field("code")),
      parse(merchantName, field("name")),
    );
    return context.redirect("/sandbox/merchants", 303);
  });
}
