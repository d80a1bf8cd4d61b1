import type { Hono } from "hono";
import { readFileSync } from "node:fs";
import { ownPagesOnly } from "../http/guard.ts";
import type { Platform } from "../services/platform.ts";
import { controlApi } from "./api.ts";
import { mountAccounts } from "./pages/accounts.ts";
import { mountBooks } from "./pages/books.ts";
import { mountDesk } from "./pages/desk.ts";
import { mountEvents } from "./pages/events.ts";
import { mountFaults } from "./pages/faults.ts";
import { mountFeedback } from "./pages/feedback.ts";
import { mountFlags } from "./pages/flags.ts";
import { mountMails } from "./pages/mails.ts";
import { mountMerchants } from "./pages/merchants.ts";
import { mountOutbox } from "./pages/outbox.ts";
import { mountPay } from "./pages/pay.ts";
import { mountPayments } from "./pages/payments.ts";
import { mountStatus } from "./pages/status.ts";

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");

/** The control room for designers and tests, and the desk that replaces a customer service. */
export function mountControlRoom(app: Hono, platform: Platform): void {
  app.use("/sandbox/*", ownPagesOnly);
  app.get("/", (context) => context.redirect("/sandbox"));
  app.get("/sandbox/style.css", (context) =>
    context.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
  // Browsers ask for it where pictures are allowed.
  app.get("/favicon.ico", (context) => context.body(null, 204));
  app.route("/sandbox/api", controlApi(platform));
  for (const mountPage of [
    mountStatus,
    mountAccounts,
    mountFlags,
    mountMerchants,
    mountFaults,
    mountOutbox,
    mountMails,
    mountBooks,
    mountPayments,
    mountFeedback,
    mountEvents,
    mountPay,
    mountDesk,
  ]) {
    mountPage(app, platform);
  }
}
