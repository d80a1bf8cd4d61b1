import { desc } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { outbox } from "../../db/tables/platform.ts";
import type { Platform } from "../../platform.ts";
import { sendPage, table } from "../layout.ts";

/** Codes and mails: this page is the only place they are delivered to. */
export function mountOutbox(app: Hono, { db }: Platform): void {
  app.get("/sandbox/outbox", async (context) => {
    const rows = await db
      .select()
      .from(outbox)
      .orderBy(desc(outbox.createdAt))
      .limit(200);
    const cells = rows.map((row) => [
      new Date(row.createdAt).toISOString(),
      row.channel,
      row.recipient,
      html`<code>${row.body}</code>`,
    ]);
    return sendPage(
      context,
      "Outbox",
      html`<section>
        ${table("Codes and mails", ["When", "By", "To", "Text"], cells)}
      </section>`,
    );
  });
}
