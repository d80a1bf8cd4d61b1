import type { Context } from "hono";
import { html } from "hono/html";

type Html = ReturnType<typeof html>;

const pages = [
  ["/sandbox", "Status"],
  ["/sandbox/accounts", "Accounts"],
  ["/sandbox/flags", "Flags"],
  ["/sandbox/merchants", "Merchants"],
  ["/sandbox/faults", "Faults"],
  ["/sandbox/outbox", "Outbox"],
  ["/sandbox/mails", "E-mails and texts"],
  ["/sandbox/payments", "Payments"],
  ["/sandbox/feedback", "Feedback"],
  ["/sandbox/events", "Events"],
  ["/sandbox/books", "Books"],
] as const;

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  // A browser sends a form's origin only where it may send the referrer: by it the guard recognises its own forms.
  "Referrer-Policy": "same-origin",
};

const link = (here: string, [path, name]: (typeof pages)[number]) =>
  html`<a href="${path}" ${here === path ? html`aria-current="page"` : ""}
    >${name}</a
  >`;

/** Sends a page of the control room; every one of them says that this is a development platform. */
export async function sendPage(
  context: Context,
  title: string,
  body: Html,
): Promise<Response> {
  const here = context.req.path;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Control room</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <p class="warning">
          <strong>Development platform.</strong> Games, players and money are
          invented. Never run it where others can reach it.
        </p>
        <header>
          <p class="name">Control room</p>
          <nav aria-label="Pages">${pages.map((page) => link(here, page))}</nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return context.html(page, 200, headers);
}

/** A table with a caption; says so when it has no rows. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html {
  if (rows.length === 0)
    return html`<p class="empty">${caption}: nothing yet.</p>`;
  return html`<div
    class="scroll"
    role="region"
    aria-label="${caption}"
    tabindex="0"
  >
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
