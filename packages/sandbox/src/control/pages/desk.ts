import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readRun, runOf } from "../../http/run.ts";
import { sendPlainPage } from "../../pages/page.ts";
import type { Platform } from "../../platform.ts";
import { longestLine, openRoom, readRoom, say } from "../../rules/chat.ts";
import { readContent } from "../../rules/content.ts";
import { readForm } from "../form.ts";

/** What opens in place of a customer service: a way in, and the room in which a machine answers from the help. */
export function mountDesk(app: Hono, platform: Platform): void {
  const { db, portalOrigins } = platform;
  const framed = { framedBy: portalOrigins };

  app.get("/desk/rooms/:id", async (context) => {
    const room = await readRoom(db, context.req.param("id"));
    if (room === undefined) return context.notFound();
    return sendPlainPage(
      context,
      `Chat with ${room.host}`,
      html`<ol class="chat" aria-label="What was said">
          ${room.lines.map(
            ({ by, body }) =>
              html`<li data-by="${by}">
                <small>${by === "house" ? room.host : "You"}</small> ${body}
              </li>`,
          )}
        </ol>
        ${
          room.full
            ? html`<p class="quiet">
                This room is full. Open another one to go on.
              </p>`
            : html`<form method="post" action="${context.req.path}#last">
                <label id="last"
                  >Message
                  <input
                    name="body"
                    required
                    maxlength="${longestLine}"
                    autocomplete="off"
                /></label>
                <button class="main">Send</button>
              </form>`
        }`,
      framed,
    );
  });

  app.post("/desk/rooms/:id", async (context) => {
    const room = await readRoom(db, context.req.param("id"));
    if (room === undefined) return context.notFound();
    const field = await readForm(context);
    const { now } = await readRun(platform, room.run);
    const body = field("body").slice(0, longestLine);
    if (body !== "") await say(db, room.id, body, now);
    return context.redirect(context.req.path, 303);
  });

  async function find(context: Context) {
    const services = await readContent(db, "service");
    return services.find(({ body }) => body["path"] === context.req.path);
  }

  app.get("/desk/:service", async (context) => {
    const service = await find(context);
    if (service === undefined) return context.notFound();
    return sendPlainPage(
      context,
      String(service.body["title"]),
      html`<p>
          Here a real platform has its customer service. On this one a machine
          answers, from the help.
        </p>
        <form method="post" action="${context.req.path}">
          <button class="main">Ask the desk</button>
        </form>`,
      framed,
    );
  });

  app.post("/desk/:service", async (context) => {
    if ((await find(context)) === undefined) return context.notFound();
    const run = runOf(context);
    const { now } = await readRun(platform, run);
    const room = await openRoom(db, { run, host: "the desk", now });
    return context.redirect(`/desk/rooms/${room}`, 303);
  });
}
