import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readForm } from "./form.ts";
import { withFaults } from "../http/faults.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { runOf } from "../http/run.ts";
import { readRun } from "../services/run-state.ts";
import { unknownReader } from "../services/letters/reader.ts";
import type { Platform } from "../services/platform.ts";
import {
  linkMinutes,
  memberOfLink,
  resetByLink,
  resetPath,
} from "../services/recovery.ts";
import { waitMs } from "../services/send-code.ts";
import { sendPlainPage } from "./page.ts";
import { createTicket } from "./ticket.ts";

const ended = (context: Context) =>
  sendPlainPage(
    context,
    "This link is no longer valid",
    html`<p>
      A link can be used once, within ${linkMinutes} minutes. Request a new one
      on the portal, under “Forgot password”.
    </p>`,
    { status: 410 },
  );

const form = (context: Context, account: string, problem?: string) =>
  sendPlainPage(
    context,
    "Set a new password",
    html`${
        problem === undefined
          ? ""
          : html`<p role="alert" id="problem">${problem}</p>`
      }
      <p>
        For the account <strong>${account}</strong>. You will be logged out on
        all devices.
      </p>
      <form method="post" action="${resetPath}">
        <input
          type="text"
          name="username"
          value="${account}"
          autocomplete="username"
          readonly
          hidden
        />
        <label
          >New password
          <input
            type="password"
            name="newPassword"
            autocomplete="new-password"
            ${problem === undefined ? "" : html`aria-describedby="problem"`}
            required
          />
        </label>
        <label
          >Repeat the new password
          <input
            type="password"
            name="again"
            autocomplete="new-password"
            required
          />
        </label>
        <button class="main">Set password</button>
      </form>`,
    { status: problem === undefined ? 200 : 422 },
  );

/**
 * The page that the link in an e-mail opens. The ticket in the link is moved to a cookie immediately, out of the
 * address and the history; opening the page does not use it up, so a mail program that prefetches links does no harm.
 */
export function mountResetPassword(app: Hono, platform: Platform): void {
  const { db, portalOrigins, limits } = platform;
  const ticket = createTicket(platform, {
    cookie: "foyer_reset",
    path: resetPath,
    seconds: linkMinutes * 60,
  });
  const read = (context: Context) =>
    readRun(platform, runOf(platform, context));

  app.use(resetPath, withFaults(platform, "resetPassword"));

  app.get(resetPath, async (context) => {
    const moved = ticket.take(context, ended);
    if (moved) return moved;
    const member = await memberOfLink(
      db,
      ticket.read(context),
      (await read(context)).now,
    );
    return member === undefined
      ? ended(context)
      : form(context, member.username);
  });

  app.post(resetPath, async (context) => {
    const { run, now } = await read(context);
    const member = await memberOfLink(db, ticket.read(context), now);
    if (member === undefined) return ended(context);
    const field = await readForm(context);
    try {
      const key = `password:${member.id}`;
      await limit(db, key, limits.passwordsPerAccount, now, waitMs);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return form(context, member.username, error.message);
    }
    const outcome = await resetByLink(
      { ...platform, ...unknownReader(platform), run, now },
      ticket.read(context),
      field("newPassword"),
      field("again"),
    );
    if (outcome === "ended") return ended(context);
    if (outcome !== "done")
      return form(context, member.username, outcome.problem);
    ticket.drop(context);
    const [portal] = portalOrigins;
    return sendPlainPage(
      context,
      "Your password is set",
      html`<p>You can log in with it now.</p>
        ${portal === undefined ? "" : html`<p><a href="${portal}">Go to the portal</a></p>`}`,
    );
  });
}
