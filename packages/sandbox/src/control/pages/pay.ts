import type { Context, Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { parse } from "../../services/parse.ts";
import { readRun } from "../../services/run-state.ts";
import type { Platform } from "../../services/platform.ts";
import { actOnDeposit } from "../../services/deposit-actions.ts";
import { findByPayToken, readDeposit } from "../../services/deposits.ts";
import { toDecimal } from "../../services/money.ts";
import { readForm } from "../../pages/form.ts";
import { sendPage } from "../layout.ts";

const sentences: Readonly<Record<string, string>> = {
  PAID: "Paid. The platform will credit the deposit automatically. You can close this page.",
  CREDITING: "The platform is crediting the deposit.",
  CREDITED: "The deposit is in the wallet.",
  FAILED: "The payment failed.",
  EXPIRED: "The order has expired. Nothing was paid.",
};

/** The page of the bank to which a deposit is handed over. Anybody with its address may pay, as with a real bank. */
export function mountPay(app: Hono, platform: Platform): void {
  const { db } = platform;

  async function find(context: Context) {
    const deposit = await findByPayToken(db, context.req.param("token") ?? "");
    if (deposit === undefined) return undefined;
    const { now } = await readRun(platform, deposit.run);
    const { state } = await readDeposit(db, deposit.memberId, deposit.id, now);
    return { ...deposit, state, now };
  }

  app.get("/desk/pay/:token", async (context) => {
    const deposit = await find(context);
    if (deposit === undefined) return context.notFound();
    return sendPage(
      context,
      "Sample bank",
      html`<section>
        <p>
          Order <code>${deposit.id}</code> for ${toDecimal(deposit.amount)}.
        </p>
        ${
          deposit.state === "CREATED"
            ? html`<form method="post">
                <button name="action" value="PAY">Pay</button>
                <button class="quiet" name="action" value="FAIL">
                  Decline
                </button>
              </form>`
            : html`<p class="state">${sentences[deposit.state] ?? ""}</p>`
        }
      </section>`,
    );
  });

  app.post("/desk/pay/:token", async (context) => {
    const deposit = await find(context);
    if (deposit === undefined) return context.notFound();
    const field = await readForm(context);
    const action = parse(v.picklist(["PAY", "FAIL"]), field("action"));
    // On a second click it is already paid, and nothing changes.
    if (deposit.state === "CREATED")
      await actOnDeposit(
        db,
        deposit.id,
        action,
        deposit.now,
        action === "FAIL" ? "BANK_REFUSED" : "",
      );
    return context.redirect(context.req.path, 303);
  });
}
