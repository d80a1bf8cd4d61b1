import type { Hono } from "hono";
import { html } from "hono/html";
import type { Platform } from "../../platform.ts";
import { readContent } from "../../rules/content.ts";
import { sendPage } from "../layout.ts";

/** What opens in place of a customer service. */
export function mountDesk(app: Hono, { db }: Platform): void {
  app.get("/desk/:service", async (context) => {
    const services = await readContent(db, "service");
    const service = services.find(
      ({ body }) => body["path"] === context.req.path,
    );
    if (service === undefined) return context.notFound();
    return sendPage(
      context,
      String(service.body["title"]),
      html`<section>
        <p>
          A real platform opens its customer service here. On this one nobody is
          at the desk.
        </p>
      </section>`,
    );
  });
}
