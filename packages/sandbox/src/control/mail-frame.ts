import type { Context } from "hono";
import { html } from "hono/html";

type Html = ReturnType<typeof html>;

/** A link of the mail opens in a page of its own; nothing else of it may do anything. */
const allowed = "allow-popups allow-popups-to-escape-sandbox";

const headers = {
  // Only the styles and pictures of the mail itself: no script, no form, nothing loaded.
  "Content-Security-Policy": `default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${allowed}`,
  "Cache-Control": "no-store",
};

/** Sends a mail's HTML as a document of its own, for a frame. */
export const sendMail = (context: Context, mail: string): Response =>
  context.body(mail, 200, {
    ...headers,
    "Content-Type": "text/html; charset=utf-8",
  });

/**
 * A frame that shows a mail as it looks, and beside it the plain part for programs that show no HTML.
 *
 * @example bothParts({ address: "/sandbox/outbox/1/mail", title: "Welcome", plain: "Your account is open." })
 */
export const bothParts = ({
  address,
  title,
  plain,
}: {
  readonly address: string;
  readonly title: string;
  readonly plain: string;
}): Html =>
  html`<div class="both-parts">
    <iframe
      class="mail"
      src="${address}"
      title="${title}"
      sandbox="${allowed}"
      referrerpolicy="no-referrer"
      loading="lazy"
    ></iframe>
    <p class="body plain" dir="auto">${plain}</p>
  </div>`;
