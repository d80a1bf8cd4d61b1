import type { Hono } from "hono";
import { html } from "hono/html";
import {
  readRun,
  writeSetting,
  type Status,
} from "../../services/run-state.ts";
import type { Platform } from "../../services/platform.ts";
import { otherLanguages } from "../../stock/content/languages.ts";
import { readForm } from "../../pages/form.ts";
import { sendPage } from "../layout.ts";

const minute = 60_000;

const states = {
  open: "Open",
  maintenance: "Under maintenance",
  region: "Not available in the visitor’s region",
} as const;

function stateOf({
  maintenance,
  regionRestriction,
}: Status): keyof typeof states {
  if (maintenance.on) return "maintenance";
  return regionRestriction.on ? "region" : "open";
}

/** The system status switch, the clock, and the reset to the first day. */
export function mountStatus(app: Hono, platform: Platform): void {
  app.get("/sandbox", async (context) => {
    const { status, now } = await readRun(platform, "");
    const state = stateOf(status);
    const end = status.maintenance.endTime;
    return sendPage(
      context,
      "Status",
      html`<section>
          <h2>System status</h2>
          <p>
            The portal is
            <span class="state">${states[state]}</span
            >${state === "maintenance" && end !== null ? html`, until ${new Date(end).toISOString()}` : ""}.
          </p>
          <form method="post" action="/sandbox/status">
            <label
              >Status
              <select name="state">
                ${Object.entries(states).map(
                  ([value, name]) =>
                    html`<option
                      value="${value}"
                      ${value === state ? "selected" : ""}
                    >
                      ${name}
                    </option>`,
                )}
              </select>
            </label>
            <label
              >Minutes until the end (empty: unknown)
              <input name="minutes" inputmode="numeric" pattern="[0-9]*" />
            </label>
            <label>Message <input name="message" /></label>
            ${otherLanguages.map(
              (code) =>
                html`<label
                  >Message in ${code} (empty: the one above)
                  <input name="message${code}"
                /></label>`,
            )}
            <button>Set status</button>
          </form>
        </section>
        <section>
          <h2>Clock</h2>
          <p>
            The platform’s clock shows
            <time>${new Date(now).toISOString()}</time>.
          </p>
          <form method="post" action="/sandbox/clock">
            <label
              >Minutes ahead of this machine
              <input
                name="minutes"
                inputmode="numeric"
                pattern="-?[0-9]*"
                value="0"
              />
            </label>
            <button>Set clock</button>
          </form>
        </section>
        <section>
          <h2>Reset to the first day</h2>
          <p>
            Removes everything that has happened since the start: logins,
            rounds, favourites, faults. New passwords are created.
          </p>
          <form method="post" action="/sandbox/reset">
            <button class="quiet">Reset the platform</button>
          </form>
        </section>`,
    );
  });

  app.post("/sandbox/status", async (context) => {
    const field = await readForm(context);
    const state = field("state");
    const said = {
      message: field("message"),
      words: Object.fromEntries(
        otherLanguages
          .map((code) => [code, field(`message${code}`)] as const)
          .filter(([, words]) => words !== ""),
      ),
    };
    const minutes = field("minutes");
    await writeSetting(platform.db, "", "status", {
      maintenance: {
        on: state === "maintenance",
        ...said,
        endTime: /^\d{1,6}$/.test(minutes)
          ? platform.clock() + Number(minutes) * minute
          : null,
      },
      regionRestriction: { on: state === "region", ...said },
    });
    return context.redirect("/sandbox", 303);
  });

  app.post("/sandbox/clock", async (context) => {
    const minutes = (await readForm(context))("minutes");
    if (/^-?\d{1,7}$/.test(minutes)) {
      await writeSetting(
        platform.db,
        "",
        "clockOffset",
        Number(minutes) * minute,
      );
    }
    return context.redirect("/sandbox", 303);
  });
}
