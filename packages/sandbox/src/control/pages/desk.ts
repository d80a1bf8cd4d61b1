import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { runOf } from "../../http/run.ts";
import { readRun } from "../../services/run-state.ts";
import { sendPlainPage } from "../../pages/page.ts";
import type { Platform } from "../../services/platform.ts";
import { longestLine, openRoom, readRoom, say } from "../../services/chat.ts";
import { readContent } from "../../services/content.ts";
import { deskWords } from "../../services/desk-words.ts";
import { readForm } from "../../pages/form.ts";

/** Replaces a customer service: an entrance, and a chat room in which a program answers from the help articles. */
export function mountDesk(app: Hono, platform: Platform): void {
  const { db, portalOrigins } = platform;
  const looks = ({ language, note }: ReturnType<typeof deskWords>) => ({
    framedBy: portalOrigins,
    language,
    note,
  });

  app.get("/desk/rooms/:id", async (context) => {
    const room = await readRoom(db, context.req.param("id"));
    if (room === undefined) return context.notFound();
    const words = deskWords(room.language);
    return sendPlainPage(
      context,
      words.title(room.host),
      html`<ol class="chat" aria-label="${words.said}">
          ${room.lines.map(
            ({ by, body }) =>
              html`<li data-by="${by}">
                <small
                  ><bdi>${by === "house" ? room.host : words.you}</bdi></small
                >
                <bdi>${body}</bdi>
              </li>`,
          )}
        </ol>
        ${
          room.full
            ? html`<p class="quiet">${words.full}</p>`
            : html`<form method="post" action="${context.req.path}#last">
                <label id="last"
                  >${words.message}
                  <input
                    name="body"
                    required
                    maxlength="${longestLine}"
                    autocomplete="off"
                /></label>
                <button class="main">${words.send}</button>
              </form>`
        }`,
      looks(words),
    );
  });

  app.post("/desk/rooms/:id", async (context) => {
    const room = await readRoom(db, context.req.param("id"));
    if (room === undefined) return context.notFound();
    const field = await readForm(context);
    const { now } = await readRun(platform, room.run);
    const body = field("body").slice(0, longestLine);
    if (body !== "") await say(db, room, body, now);
    return context.redirect(context.req.path, 303);
  });

  /** The language of the page that links here. */
  const languageOf = (context: Context) => context.req.query("lang") ?? "EN";

  async function find(context: Context) {
    const services = await readContent(db, "service", languageOf(context));
    return services.find(({ body }) => body["path"] === context.req.path);
  }

  app.get("/desk/:service", async (context) => {
    const service = await find(context);
    if (service === undefined) return context.notFound();
    const language = languageOf(context);
    const words = deskWords(language);
    return sendPlainPage(
      context,
      String(service.body["title"]),
      html`<p>${words.intro}</p>
        <form
          method="post"
          action="${context.req.path}?${new URLSearchParams({ lang: language })}"
        >
          <button class="main">${words.ask}</button>
        </form>`,
      looks(words),
    );
  });

  app.post("/desk/:service", async (context) => {
    if ((await find(context)) === undefined) return context.notFound();
    const run = runOf(platform, context);
    const { now } = await readRun(platform, run);
    const language = languageOf(context);
    const room = await openRoom(db, { run, language, now });
    return context.redirect(`/desk/rooms/${room}`, 303);
  });
}
