import { and, count, desc, eq, ilike } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { outbox } from "../../db/tables/platform.ts";
import { readRun } from "../../services/run-state.ts";
import type { Platform } from "../../services/platform.ts";
import { ownerNotices } from "../../stock/owner-notices.ts";
import { sendPage } from "../layout.ts";
import { bothParts, sendMail } from "../mail-frame.ts";

type Letter = typeof outbox.$inferSelect;

const path = "/sandbox/outbox";
const shown = 100;

const channels = { sms: "SMS", mail: "E-mail" } as const;

/** Descriptions of the purposes for readers of this page. */
const purposes: Readonly<Record<string, string>> = {
  login: "Login code",
  recovery: "Code for a new password",
  register: "Registration code",
  address: "Code for an unregistered IP address",
  phoneAuth: "Code from the third-party service",
  stepUp: "Code that confirms the owner",
  contact: "Code for a new number or address",
  paymentReset: "Code for a new payment password",
  confirmEmail: "Link that confirms an address",
  resetLink: "Link for a new password",
  passwordChanged: "Notice: password changed",
  passwordGuessed: "Notice: password guessed",
  welcome: "Welcome",
  feedbackAnswer: "Answer to feedback",
};

const purposeText = (purpose: string): string =>
  purposes[purpose] ??
  (Object.hasOwn(ownerNotices, purpose) ? "Notice to the owner" : purpose);

const units = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
  [1000, "second"],
] as const;
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago, in the largest unit that fits. */
function ago(time: number, now: number): string {
  const [size, unit] =
    units.find(([ms]) => Math.abs(now - time) >= ms) ?? units[3];
  return relative.format(Math.round((time - now) / size), unit);
}

const card = (letter: Letter, now: number) => {
  const { id, channel, recipient, purpose, subject, body, code, link } = letter;
  return html`<li class="letter" data-channel="${channel}">
    <article aria-labelledby="to-${id}">
      <header>
        <span class="channel">${channels[channel]}</span>
        <time datetime="${new Date(letter.createdAt).toISOString()}"
          >${ago(letter.createdAt, now)}</time
        >
      </header>
      <h3 id="to-${id}">${recipient}</h3>
      <p class="purpose">
        ${purposeText(purpose)}${letter.run === "" ? "" : html` · run <code>${letter.run}</code>`}
      </p>
      ${code === null ? "" : html`<p class="sent-code"><span>Code</span> <code>${code}</code></p>`}
      ${link === null ? "" : html`<p><a class="sent-link" href="${link}">Open the link</a></p>`}
      <details>
        <summary dir="auto">${subject === "" ? "Message" : subject}</summary>
        ${
          letter.html === null
            ? html`<p class="body" dir="auto">${body}</p>`
            : bothParts({
                address: `${path}/${id}/mail`,
                title: subject,
                plain: body,
              })
        }
      </details>
    </article>
  </li>`;
};

/** The filter that the visitor of the page has entered. */
function wantedOf(context: Context) {
  const to = (context.req.query("to") ?? "").trim().slice(0, 120);
  const by = context.req.query("by") ?? "";
  return { to, by: by === "sms" || by === "mail" ? by : undefined } as const;
}

const addressOf = (by: string, to: string): string => {
  const query = new URLSearchParams({
    ...(by === "" ? {} : { by }),
    ...(to === "" ? {} : { to }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

/** Codes and e-mails: they are delivered to this page only. */
export function mountOutbox(app: Hono, platform: Platform): void {
  const { db } = platform;

  app.get(path, async (context) => {
    const { to, by } = wantedOf(context);
    const { now } = await readRun(platform, "");
    // A percent sign or an underscore is matched literally.
    const like = `%${to.replace(/[\\%_]/g, "\\$&")}%`;
    const rows = await db
      .select()
      .from(outbox)
      .where(
        and(
          by === undefined ? undefined : eq(outbox.channel, by),
          to === "" ? undefined : ilike(outbox.recipient, like),
        ),
      )
      .orderBy(desc(outbox.createdAt))
      .limit(shown);
    const counts = new Map<string, number>(
      (
        await db
          .select({ channel: outbox.channel, n: count() })
          .from(outbox)
          .groupBy(outbox.channel)
      ).map(({ channel, n }) => [channel, n]),
    );
    const all = [...counts.values()].reduce((sum, n) => sum + n, 0);
    const tab = (value: "" | "sms" | "mail", name: string, n: number) =>
      html`<a
        href="${addressOf(value, to)}"
        ${(by ?? "") === value ? html`aria-current="true"` : ""}
        >${name} <span class="count">${n}</span></a
      >`;
    return sendPage(
      context,
      "Outbox",
      html`<p class="hint">
          Messages that a real platform would send. Nothing leaves this machine.
        </p>
        <nav class="tabs" aria-label="Type">
          ${tab("", "All", all)} ${tab("sms", "SMS", counts.get("sms") ?? 0)}
          ${tab("mail", "E-mails", counts.get("mail") ?? 0)}
        </nav>
        <section>
          <form method="get" action="${path}">
            ${by === undefined ? "" : html`<input type="hidden" name="by" value="${by}" />`}
            <label
              >To
              <input
                name="to"
                value="${to}"
                placeholder="Number or address"
                autocomplete="off"
            /></label>
            <button>Search</button>
            <a class="button" href="${addressOf(by ?? "", to)}">Refresh</a>
          </form>
        </section>
        ${
          rows.length === 0
            ? html`<section>
                <p class="empty">
                  ${to === "" ? "Nothing has been sent yet. Request a code on the portal and it will appear here." : "Nothing has been sent to a matching recipient."}
                </p>
              </section>`
            : html`<h2>
                  ${all > shown ? `The latest ${rows.length}` : "Latest first"}
                </h2>
                <ol class="letters">
                  ${rows.map((row) => card(row, now))}
                </ol>
                <form method="post" action="${path}/empty">
                  <button class="quiet">Empty the outbox</button>
                </form>`
        }`,
    );
  });

  app.get(`${path}/:id/mail`, async (context) => {
    const [letter] = await db
      .select({ html: outbox.html })
      .from(outbox)
      .where(eq(outbox.id, context.req.param("id")));
    return letter?.html ? sendMail(context, letter.html) : context.notFound();
  });

  app.post(`${path}/empty`, async (context) => {
    await db.delete(outbox);
    return context.redirect(path, 303);
  });
}
