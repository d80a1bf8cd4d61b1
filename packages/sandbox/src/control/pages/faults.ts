import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { allCalls } from "../../calls/all-calls.ts";
import type { Platform } from "../../services/platform.ts";
import {
  addFault,
  faultSchema,
  listFaults,
  removeFaults,
} from "../faults-store.ts";
import { readForm } from "../../pages/form.ts";
import { sendPage, table } from "../layout.ts";

const kinds = {
  delay: "Answer late",
  status: "Answer with a server error",
  dropBefore: "Cut the connection before processing",
  dropAfter: "Process, then cut the connection",
  malformed: "Answer with a truncated body",
  unauthorised: "Say that nobody is logged in",
} as const;

const targets = [
  "*",
  ...allCalls.map(({ definition }) => definition.name).toSorted(),
  "images",
  "gameFrame",
  "gameState",
  "gameRound",
];

const digits = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : undefined;

/** The faults that are injected on purpose. */
export function mountFaults(app: Hono, { db, clock }: Platform): void {
  app.get("/sandbox/faults", async (context) => {
    const rows = (await listFaults(db)).map((fault) => [
      fault.call,
      kinds[fault.kind],
      fault.kind === "delay"
        ? `${fault.delayMs} ms`
        : fault.kind === "status"
          ? String(fault.status)
          : "",
      fault.remaining === null
        ? "always"
        : `${fault.remaining} more ${fault.remaining === 1 ? "time" : "times"}`,
      fault.run === "" ? "everybody" : fault.run,
      html`<form method="post" action="/sandbox/faults/remove">
        <input type="hidden" name="run" value="${fault.run}" />
        <input type="hidden" name="id" value="${fault.id}" />
        <button class="quiet">Remove</button>
      </form>`,
    ]);
    return sendPage(
      context,
      "Faults",
      html`<section>
          <h2>Add a fault</h2>
          <form method="post" action="/sandbox/faults">
            <label
              >Call
              <select name="call">
                ${targets.map((name) => html`<option value="${name}">${name === "*" ? "everything" : name}</option>`)}
              </select>
            </label>
            <label
              >Fault
              <select name="kind">
                ${Object.entries(kinds).map(([value, name]) => html`<option value="${value}">${name}</option>`)}
              </select>
            </label>
            <label
              >Delay in ms
              <input
                name="delayMs"
                inputmode="numeric"
                pattern="[0-9]*"
                value="3000"
            /></label>
            <label
              >Status
              <select name="status">
                <option>500</option>
                <option>503</option>
              </select>
            </label>
            <label
              >Number of times (empty: always)
              <input name="count" inputmode="numeric" pattern="[0-9]*"
            /></label>
            <button>Add fault</button>
          </form>
        </section>
        <section>
          ${table("Active faults", ["Call", "Fault", "Value", "Times", "For", ""], rows)}
        </section>`,
    );
  });

  app.post("/sandbox/faults", async (context) => {
    const field = await readForm(context);
    const fault = v.safeParse(faultSchema, {
      call: field("call"),
      kind: field("kind"),
      delayMs: field("kind") === "delay" ? digits(field("delayMs")) : 0,
      status: digits(field("status")),
      count: digits(field("count")),
    });
    if (fault.success) await addFault(db, "", fault.output, clock());
    return context.redirect("/sandbox/faults", 303);
  });

  app.post("/sandbox/faults/remove", async (context) => {
    const field = await readForm(context);
    await removeFaults(db, field("run"), field("id"));
    return context.redirect("/sandbox/faults", 303);
  });
}
