import { desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { liveEvents } from "../../db/tables/events.ts";
import { members, sampleAccounts } from "../../db/tables/members.ts";
import { parse } from "../../services/parse.ts";
import { readRun } from "../../services/run-state.ts";
import type { Platform } from "../../services/platform.ts";
import { readForm } from "../../pages/form.ts";
import { happenings, happeningSchema, letHappen } from "../happen.ts";
import { sendPage, table } from "../layout.ts";

const path = "/sandbox/events";
const shown = 50;

/** Descriptions of the kinds for readers of this page. */
const kinds = {
  DEPOSIT_ARRIVED: "Deposit credited",
  DEPOSIT_FAILED: "Deposit failed",
  WITHDRAWAL_APPROVED: "Withdrawal approved",
  WITHDRAWAL_REJECTED: "Withdrawal rejected",
  PAYOUT_ISSUED: "Withdrawal sent",
  PAYOUT_CHANGED: "Sent withdrawal changed",
  CONTRACT_REQUEST: "Contract offered",
  MESSAGE: "Message sent",
  SALARY_PAID: "Due salaries paid",
  TRANSFER_RECEIVED: "Transfer received",
  REDEMPTION_DECIDED: "Redemption decided",
  APPLICATION_DECIDED: "Application decided",
  REWARD_GRANTED: "Red envelope given",
  DOWNLINE_REGISTERED: "Account registered with an agent’s link",
  RANK_CHANGED: "VIP rank changed",
} as const;

const when = (time: number) => new Date(time).toISOString().slice(0, 19);

/** Triggers events for an account, and lists those that accounts were notified of. */
export function mountEvents(app: Hono, platform: Platform): void {
  const { db } = platform;

  app.get(path, async (context) => {
    const told = await db
      .select({ row: liveEvents, who: members.username })
      .from(liveEvents)
      .innerJoin(members, eq(members.id, liveEvents.memberId))
      .orderBy(desc(liveEvents.createdAt), desc(liveEvents.number))
      .limit(shown);
    const known = await db
      .select({ username: sampleAccounts.username })
      .from(sampleAccounts)
      .orderBy(sampleAccounts.sort);
    return sendPage(
      context,
      "Events",
      html`<section>
          <p class="hint">
            Each event really happens, with all its entries in the books.
            Withdrawals need a bank account and money. A contract needs an
            upline agent, and a transfer one who has the money.
          </p>
          <form method="post" action="${path}">
            <label
              >Account
              <input
                name="username"
                list="accounts"
                required
                value="demo-member"
            /></label>
            <datalist id="accounts">
              ${known.map(({ username }) => html`<option value="${username}"></option>`)}
            </datalist>
            <label
              >Amount <input name="amount" inputmode="decimal" value="100.00"
            /></label>
            <label
              >Reason, or title of a message or red envelope
              <input name="text" maxlength="200"
            /></label>
            <label
              >Text of the message
              <textarea name="body" rows="4" maxlength="4000"></textarea>
            </label>
            <p>
              ${happenings.map((type) => html`<button class="quiet" name="type" value="${type}">${kinds[type]}</button> `)}
            </p>
          </form>
        </section>
        <section>
          ${table(
            "Events sent to accounts",
            ["Time", "Account", "Number", "Event", "Details"],
            told.map(({ row, who }) => [
              when(row.createdAt),
              who,
              String(row.number),
              kinds[row.type],
              Object.values(row.value)
                .filter((one) => typeof one === "string")
                .join(" · "),
            ]),
          )}
        </section>`,
    );
  });

  app.post(path, async (context) => {
    const field = await readForm(context);
    const happening = parse(happeningSchema, {
      type: field("type"),
      text: field("text"),
      body: field("body"),
      amount: field("amount") === "" ? undefined : field("amount"),
    });
    const { now } = await readRun(platform, "");
    await letHappen({ db, run: "", now }, field("username"), happening);
    return context.redirect(path, 303);
  });
}
