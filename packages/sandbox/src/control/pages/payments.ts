import type { Hono } from "hono";
import { html } from "hono/html";
import { parse } from "../../services/parse.ts";
import { readRun } from "../../services/run-state.ts";
import type { Platform } from "../../services/platform.ts";
import { decideApplication } from "../../services/activities.ts";
import { runJobs } from "../../services/jobs.ts";
import { toDecimal, toMinor } from "../../services/money.ts";
import { writePoints } from "../../services/points.ts";
import { decideRedemption } from "../../services/redemptions.ts";
import { actOnReceipt } from "../../services/payouts.ts";
import { readForm } from "../../pages/form.ts";
import { sendPage, table } from "../layout.ts";
import {
  actOnOrder,
  actOnWithdrawal,
  decision,
  redemptionDecision,
  receiptDecision,
} from "../payment-decisions.ts";
import { actions, issueFields, issueForm, path } from "./payment-forms.ts";
import { readWaiting } from "./payment-rows.ts";

const when = (time: number) => new Date(time).toISOString().slice(0, 16);

/** The actions of a bank and a back office: pay, approve, reject, send. */
export function mountPayments(app: Hono, platform: Platform): void {
  const { db } = platform;
  const now = async () => (await readRun(platform, "")).now;

  app.get(path, async (context) => {
    const { orders, asked, sent, redeemed, applied } = await readWaiting(db);
    return sendPage(
      context,
      "Payments",
      html`<section>
          <p class="hint">
            Due jobs run automatically every few seconds. This runs them now.
          </p>
          <form method="post" action="${path}/jobs">
            <button>Run due jobs</button>
          </form>
        </section>
        <section>
          ${table(
            "Open deposits",
            ["Time", "Account", "Amount", "Status", "Action"],
            orders.map(({ row, who }) => [
              when(row.createdAt),
              who,
              toDecimal(row.amount),
              row.state,
              actions(
                "deposits",
                row.id,
                { PAY: "Mark as paid", CREDIT: "Credit", FAIL: "Fail" },
                ["reason", "Reason"],
              ),
            ]),
          )}
        </section>
        <section>
          ${table(
            "Withdrawals to decide",
            ["Time", "Account", "Amount", "Status", "Action"],
            asked.map(({ row, who }) => [
              when(row.createdAt),
              who,
              toDecimal(row.amount),
              row.state,
              html`${actions(
                "withdrawals",
                row.id,
                { REVIEW: "Review", APPROVE: "Approve", REJECT: "Reject" },
                ["reason", "Reason"],
              )}${issueForm(row.id)}`,
            ]),
          )}
        </section>
        <section>
          ${table(
            "Sent withdrawals",
            [
              "Sent",
              "Account",
              "Amount",
              "Received",
              "Status",
              "Answer until",
              "Action",
            ],
            sent.map(({ row, who }) => [
              when(row.issuedAt),
              who,
              toDecimal(row.amount),
              toDecimal(row.receivedAmount),
              `${row.state}${row.forced ? ", forced" : ""}`,
              row.expiresAt === null ? "no limit" : when(row.expiresAt),
              actions(
                "receipts",
                row.id,
                {
                  PART: "Part received",
                  ARRIVED: "Received",
                  REFUND: "Refund",
                  FORCE: "Close as received",
                },
                ["part", "Part"],
              ),
            ]),
          )}
        </section>
        <section>
          ${table(
            "Products to send",
            ["Time", "Account", "Product", "Points", "Address", "Action"],
            redeemed.map(({ row, who }) => [
              when(row.createdAt),
              who,
              `${row.quantity} × ${row.title}`,
              row.raffleId === null ? writePoints(row.points) : "Prize",
              row.address === "" ? "Not given yet" : row.address,
              row.status === "Approved"
                ? actions("redemptions", row.id, { DELIVER: "Delivered" })
                : actions(
                    "redemptions",
                    row.id,
                    { APPROVE: "Send", REJECT: "Reject" },
                    ["remark", "Remark"],
                  ),
            ]),
          )}
        </section>
        <section>
          ${table(
            "Applications",
            ["Time", "Account", "Activity", "Comment", "Action"],
            applied.map(({ row, who }) => [
              when(row.createdAt),
              who,
              row.activityId,
              row.comment,
              actions(
                "applications",
                row.id,
                { APPROVE: "Approve", REJECT: "Reject" },
                ["remark", "Remark"],
              ),
            ]),
          )}
        </section>`,
    );
  });

  app.post(`${path}/jobs`, async (context) => {
    await runJobs(db, "", await now());
    return context.redirect(path, 303);
  });

  app.post(`${path}/:what`, async (context) => {
    const field = await readForm(context);
    const id = field("id");
    const part = field("part") === "" ? undefined : field("part");
    const raw = {
      action: field("action"),
      reason: field("reason"),
      remark: field("remark"),
      part,
      ...issueFields(field),
    };
    const decide: Readonly<Record<string, () => Promise<void>>> = {
      deposits: () => actOnOrder(platform, id, raw),
      withdrawals: async () => actOnWithdrawal(db, id, raw, await now()),
      receipts: async () => {
        const wish = parse(receiptDecision, raw);
        const amount = toMinor(wish.part) ?? 0n;
        await actOnReceipt(db, id, wish.action, await now(), amount);
      },
      redemptions: async () => {
        const { action, remark } = parse(redemptionDecision, raw);
        await decideRedemption(db, id, action, await now(), remark);
      },
      applications: async () => {
        const { action, remark } = parse(decision, raw);
        await decideApplication(db, id, action, await now(), remark);
      },
    };
    const act = new Map(Object.entries(decide)).get(context.req.param("what"));
    if (act === undefined) return context.notFound();
    await act();
    return context.redirect(path, 303);
  });
}
