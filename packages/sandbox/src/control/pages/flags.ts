import { and, asc, eq, ne } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { flags } from "../../db/tables/platform.ts";
import type { Platform } from "../../services/platform.ts";
import { readForm } from "../../pages/form.ts";
import { sendPage, table } from "../layout.ts";

/** The whitelabel switches that portals read. */
export function mountFlags(app: Hono, { db }: Platform): void {
  app.get("/sandbox/flags", async (context) => {
    const rows = await db
      .select()
      .from(flags)
      .where(ne(flags.parent, ""))
      .orderBy(asc(flags.parent), asc(flags.code));
    const cells = rows.map(({ code, parent, value, note }) => {
      const on = value === "1";
      return [
        html`<code>${code}</code>`,
        parent,
        note,
        html`<form method="post" action="/sandbox/flags">
          <input type="hidden" name="code" value="${code}" />
          <input type="hidden" name="value" value="${on ? "0" : "1"}" />
          <span class="state">${on ? "on" : "off"}</span>
          <button class="quiet">
            ${on ? "Turn off" : "Turn on"}<span hidden> ${code}</span>
          </button>
        </form>`,
      ];
    });
    return sendPage(
      context,
      "Flags",
      html`<section>
        ${table("White-label switches", ["Code", "Branch", "What it switches", "Status"], cells)}
      </section>`,
    );
  });

  app.post("/sandbox/flags", async (context) => {
    const field = await readForm(context);
    await db
      .update(flags)
      .set({ value: field("value") === "1" ? "1" : "0" })
      .where(and(eq(flags.code, field("code")), ne(flags.parent, "")));
    return context.redirect("/sandbox/flags", 303);
  });
}
