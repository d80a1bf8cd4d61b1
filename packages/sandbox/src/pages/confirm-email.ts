import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { runOf } from "../http/run.ts";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import {
  addressOfLink,
  confirmByLink,
  confirmHours,
  confirmPath,
} from "../services/confirm-email.ts";
import { sendPlainPage } from "./page.ts";
import { createTicket } from "./ticket.ts";

const ended = (context: Context) =>
  sendPlainPage(
    context,
    "This link is no longer valid",
    html`<p>
      A link can be used once, within ${confirmHours} hours. To get a new one,
      save the address again on the portal, under “Profile”.
    </p>`,
    { status: 410 },
  );

/**
 * The page that the link in an e-mail opens to confirm an address. The ticket in the link is moved to a cookie
 * immediately, and nothing is confirmed until the button is pressed: mail programs that prefetch links press none.
 */
export function mountConfirmEmail(app: Hono, platform: Platform): void {
  const { db, portalOrigins } = platform;
  const ticket = createTicket(platform, {
    cookie: "foyer_email",
    path: confirmPath,
    seconds: 60 * 60,
  });
  const nowOf = async (context: Context) =>
    (await readRun(platform, runOf(platform, context))).now;

  app.get(confirmPath, async (context) => {
    const moved = ticket.take(context, ended);
    if (moved) return moved;
    const email = await addressOfLink(
      db,
      ticket.read(context),
      await nowOf(context),
    );
    return email === undefined
      ? ended(context)
      : sendPlainPage(
          context,
          "Confirm your e-mail address",
          html`<p>Is <strong>${email}</strong> your e-mail address?</p>
            <form method="post" action="${confirmPath}">
              <button class="main">Confirm this address</button>
            </form>`,
        );
  });

  app.post(confirmPath, async (context) => {
    if (!(await confirmByLink(db, ticket.read(context), await nowOf(context))))
      return ended(context);
    ticket.drop(context);
    const [portal] = portalOrigins;
    return sendPlainPage(
      context,
      "Your e-mail address is confirmed",
      html`<p>Links for a new password can now be sent to it.</p>
        ${portal === undefined ? "" : html`<p><a href="${portal}">Go to the portal</a></p>`}`,
    );
  });
}
