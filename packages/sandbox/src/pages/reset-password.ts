import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { readForm } from "../control/form.ts";
import { withFaults } from "../http/faults.ts";
import { limit } from "../http/rate-limit.ts";
import { Refusal } from "../http/refusal.ts";
import { readRun, runOf } from "../http/run.ts";
import type { Platform } from "../platform.ts";
import {
  linkMinutes,
  memberOfLink,
  resetByLink,
  resetPath,
} from "../rules/recovery.ts";
import { waitMs } from "../rules/send-code.ts";
import { sendPlainPage } from "./page.ts";

const cookie = "foyer_reset";
const isTicket = (text: string): boolean => /^[\w-]{16,128}$/.test(text);

const ended = (context: Context) =>
  sendPlainPage(
    context,
    "This link has ended",
    html`<p>
      A link is good once, and for ${linkMinutes} minutes. Ask for a new one on
      the portal, under “Forgot password”.
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
      <p>For the account <strong>${account}</strong>. Every sign-in ends.</p>
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
          >The same again
          <input
            type="password"
            name="again"
            autocomplete="new-password"
            required
          />
        </label>
        <button class="main">Set the password</button>
      </form>`,
    { status: problem === undefined ? 200 : 422 },
  );

/**
 * The page that the link of a mail opens. What the link carries moves into a cookie at once, out of the address
 * and its history; opening the page uses nothing up, so a mail program that looks ahead does no harm.
 */
export function mountResetPassword(app: Hono, platform: Platform): void {
  const { db, portalOrigins, limits } = platform;
  const read = (context: Context) => readRun(platform, runOf(context));

  app.use(resetPath, withFaults(platform, "resetPassword"));

  app.get(resetPath, async (context) => {
    const asked = context.req.query("ticket");
    if (asked !== undefined) {
      if (!isTicket(asked)) return ended(context);
      setCookie(context, cookie, asked, {
        path: resetPath,
        httpOnly: true,
        // Lax: the link is opened from a mail, which is another site.
        sameSite: "Lax",
        secure: new URL(platform.origin).protocol === "https:",
        maxAge: linkMinutes * 60,
      });
      return context.redirect(resetPath, 303);
    }
    const ticket = getCookie(context, cookie) ?? "";
    const member = await memberOfLink(db, ticket, (await read(context)).now);
    return member === undefined
      ? ended(context)
      : form(context, member.username);
  });

  app.post(resetPath, async (context) => {
    const { run, now } = await read(context);
    const ticket = getCookie(context, cookie) ?? "";
    const member = await memberOfLink(db, ticket, now);
    if (member === undefined) return ended(context);
    const field = await readForm(context);
    try {
      const key = `password:${run}:${member.id}`;
      await limit(db, key, limits.passwordsPerAccount, now, waitMs);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return form(context, member.username, error.message);
    }
    const outcome = await resetByLink(
      { db, run, now },
      ticket,
      field("newPassword"),
      field("again"),
    );
    if (outcome === "ended") return ended(context);
    if (outcome !== "done")
      return form(context, member.username, outcome.problem);
    deleteCookie(context, cookie, { path: resetPath });
    const [portal] = portalOrigins;
    return sendPlainPage(
      context,
      "Your password is set",
      html`<p>You can sign in with it now.</p>
        ${portal === undefined ? "" : html`<p><a href="${portal}">Go to the portal</a></p>`}`,
    );
  });
}
