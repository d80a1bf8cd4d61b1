// @ts-check
/** A lottery: numbers are named, a ticket is bought, the platform draws at its time or at once. This page shows. */
(() => {
  "use strict";

  /** @typedef {{ kind: "digits" | "balls", count: number, highest: number, prizes: number[] }} Form */
  /** @typedef {{ issue: string, drawAt: number, closesAt: number }} Sale */
  /** @typedef {{ id: string, issue: string, numbers: string[], stake: string, win: string, state: string }} Ticket */
  /** @typedef {{ title: string, vendor: string, balance: string, currencySymbol: string, stakes: string[], coverUrl: string, mode: string, instant: boolean, form: Form, now: number, sales: Sale[], draws: { issue: string, numbers: string[] }[], tickets: Ticket[] }} State */
  /** A failure whose message can be shown to the player. */
  class Told extends Error {
    /** @param {string} message @param {boolean} [lost] the answer was lost: the ticket may have been sold */
    constructor(message, lost = false) {
      super(message);
      this.lost = lost;
    }
  }

  /** @template {Element} T @param {string} id @param {{ new (): T }} kind @returns {T} */
  const find = (id, kind) => {
    const node = document.getElementById(id);
    if (node instanceof kind) return node;
    throw new Error(`The page has no ${id}`);
  };
  const ui = {
    game: find("game", HTMLElement),
    backdrop: find("backdrop", HTMLImageElement),
    title: find("title", HTMLElement),
    vendor: find("vendor", HTMLElement),
    mode: find("mode", HTMLElement),
    balance: find("balance", HTMLElement),
    message: find("message", HTMLElement),
    lastPanel: find("last-panel", HTMLElement),
    lastIssue: find("last-issue", HTMLElement),
    last: find("last", HTMLElement),
    hint: find("hint", HTMLElement),
    picks: find("picks", HTMLElement),
    lucky: find("lucky", HTMLButtonElement),
    clear: find("clear", HTMLButtonElement),
    sales: find("sales", HTMLElement),
    draw: find("draw", HTMLSelectElement),
    stake: find("stake", HTMLOutputElement),
    less: find("less", HTMLButtonElement),
    more: find("more", HTMLButtonElement),
    buy: find("buy", HTMLButtonElement),
    spoken: find("spoken", HTMLElement),
    noTickets: find("no-tickets", HTMLElement),
    tickets: find("tickets", HTMLElement),
    draws: find("draws", HTMLElement),
    prizes: find("prizes", HTMLElement),
  };
  const token = document.documentElement.dataset.token ?? "";
  const portal = document.documentElement.dataset.portalOrigin ?? "";
  const everyMs = 5000;

  /** @type {{ state: State | null, busy: boolean, at: number, picks: (number | null)[], lost: { id: string, body: string } | null, told: Map<string, string> | null }} */
  const now = { state: null, busy: false, at: 1, picks: [], lost: null, told: null };

  /** @param {string} amount */
  const money = (amount) => `${now.state?.currencySymbol ?? ""}${amount}`;
  /** @param {string} tag @param {string} [className] @param {string} [words] */
  const make = (tag, className = "", words = "") => {
    const node = document.createElement(tag);
    if (className) node.className = className;
    node.textContent = words;
    return node;
  };
  /** @param {string[]} numbers */
  const balls = (numbers) => numbers.map((number) => make("li", "ball", number));
  /** The numbers of a ticket, those that were drawn marked. @param {string[]} numbers @param {string[]} [drawn] */
  const row = (numbers, drawn) => {
    const list = make("ol", "balls");
    list.append(...balls(numbers));
    const digits = now.state?.form.kind === "digits";
    for (const [place, ball] of [...list.children].entries()) {
      const number = numbers[place] ?? "";
      if (!drawn || !(digits ? drawn[place] === number : drawn.includes(number))) continue;
      ball.setAttribute("data-hit", "");
      ball.append(make("span", "unseen", " drawn"));
    }
    return list;
  };

  function uuid() {
    const b = crypto.getRandomValues(new Uint8Array(16));
    b[6] = ((b[6] ?? 0) & 15) | 64;
    b[8] = ((b[8] ?? 0) & 63) | 128;
    const hex = [...b].map((v) => v.toString(16).padStart(2, "0")).join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  }

  /** @param {unknown} error */
  function complain(error) {
    ui.message.textContent = error instanceof Told ? error.message : "Something went wrong in the lottery. Please try again.";
    ui.message.hidden = false;
  }

  /** @param {unknown} body @returns {string} */
  const codeOf = (body) => {
    if (typeof body !== "object" || body === null) return "";
    const { code } = /** @type {{ code?: unknown }} */ (body);
    return typeof code === "string" ? code : "";
  };

  /** @param {string} path @param {RequestInit} [init] @returns {Promise<unknown>} */
  async function call(path, init) {
    /** @type {Response} */
    let answer;
    /** @type {unknown} */
    let body;
    try {
      answer = await fetch(path, { ...init, cache: "no-store", credentials: "omit", signal: AbortSignal.timeout(8000) });
      body = await answer.json().catch(() => null);
    } catch {
      throw new Told("No connection to the lottery. Check your network and try again.", true);
    }
    if (answer.ok && body !== null) return body;
    const code = codeOf(body);
    if (code === "DRAW_CLOSED") throw new Told("This draw is closed. Choose the next one.");
    if (code === "INSUFFICIENT_BALANCE") throw new Told("Your balance is too low for this stake. Choose a lower stake.");
    if (code === "GAME_MAINTENANCE") throw new Told("This lottery is under maintenance. Your tickets stay as they are.");
    if ([401, 403, 404, 410].includes(answer.status)) throw new Told("This session has ended. Close the lottery and open it again.");
    if (answer.ok || answer.status >= 500) throw new Told("The lottery did not answer. Please try again.", true);
    throw new Told("The lottery did not accept this ticket. Choose other numbers or another stake.");
  }

  /** @param {string} balance */
  function tell(balance) {
    if (ui.balance.textContent === money(balance)) return;
    ui.balance.textContent = money(balance);
    if (portal && window.parent !== window) window.parent.postMessage({ type: "foyer:balance", balance }, portal);
  }

  /** @returns {string[] | null} */
  const chosen = () => {
    const form = now.state?.form;
    const picks = now.picks.filter((pick) => pick !== null);
    return form && picks.length === form.count ? picks.map(String) : null;
  };

  /** @param {number} place @param {number} number */
  function pick(place, number) {
    const form = now.state?.form;
    if (!form) return;
    if (form.kind === "digits") now.picks[place] = now.picks[place] === number ? null : number;
    else if (now.picks.includes(number)) now.picks = now.picks.filter((one) => one !== number);
    else if (now.picks.length < form.count) now.picks.push(number);
    refresh();
  }

  /** @param {Form} form */
  function drawPicks(form) {
    now.picks = form.kind === "digits" ? Array.from({ length: form.count }, () => null) : [];
    ui.picks.dataset.kind = form.kind;
    const places = form.kind === "digits" ? form.count : 1;
    const first = form.kind === "digits" ? 0 : 1;
    ui.picks.replaceChildren(
      ...Array.from({ length: places }, (_, place) => {
        const group = make("div", "place");
        group.setAttribute("role", "group");
        group.setAttribute("aria-label", form.kind === "digits" ? `Place ${place + 1}` : "Numbers");
        for (let number = first; number <= form.highest; number++) {
          const button = make("button", "pick", String(number));
          button.setAttribute("type", "button");
          button.dataset.place = String(place);
          button.dataset.number = String(number);
          button.addEventListener("click", () => pick(place, number));
          group.append(button);
        }
        return group;
      }),
    );
    ui.prizes.replaceChildren(
      ...form.prizes.flatMap((times, hits) =>
        times === 0 ? [] : [make("dt", "", `${hits} of ${form.count}${form.kind === "digits" ? " in their place" : ""}`), make("dd", "", `${times} × stake`)],
      ),
    );
    ui.hint.textContent = form.kind === "digits" ? `Choose a digit for each of the ${form.count} places.` : `Choose ${form.count} of ${form.highest} numbers.`;
  }

  function refresh() {
    const { state, busy } = now;
    const still = state !== null && !busy && now.lost === null;
    for (const button of ui.picks.querySelectorAll("button")) {
      const place = Number(button.dataset.place);
      const number = Number(button.dataset.number);
      const on = state?.form.kind === "digits" ? now.picks[place] === number : now.picks.includes(number);
      button.setAttribute("aria-pressed", String(on));
      button.disabled = !still || (!on && state?.form.kind === "balls" && chosen() !== null);
    }
    const stake = state?.stakes[now.at] ?? "";
    ui.stake.textContent = state ? money(stake) : "–";
    ui.less.disabled = !still || now.at === 0;
    ui.more.disabled = !still || now.at >= (state?.stakes.length ?? 0) - 1;
    ui.lucky.disabled = !still;
    ui.clear.disabled = !still || now.picks.every((one) => one === null);
    ui.draw.disabled = !still;
    ui.buy.disabled = busy || (state !== null && now.lost === null && chosen() === null);
    ui.buy.textContent = state && now.lost === null ? `${state.instant ? "Draw" : "Buy ticket"} for ${money(stake)}` : "Try again";
    ui.game.setAttribute("aria-busy", String(busy));
  }

  /** @param {State} state */
  function drawSales(state) {
    const before = ui.draw.value;
    if ([...ui.draw.options].map(({ value }) => value).join() === state.sales.map(({ issue }) => issue).join()) return;
    const time = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: false });
    // The platform's clock may differ from this machine's.
    const shift = Date.now() - state.now;
    ui.draw.replaceChildren(...state.sales.map(({ issue, drawAt }) => new Option(`${issue.slice(-4)} at ${time.format(drawAt + shift)}`, issue)));
    if (state.sales.some(({ issue }) => issue === before)) ui.draw.value = before;
  }

  /** @param {Ticket[]} tickets */
  function drawTickets(tickets) {
    ui.noTickets.hidden = tickets.length > 0;
    ui.tickets.replaceChildren(
      ...tickets.map((ticket) => {
        const item = make("li");
        const drawn = now.state?.draws.find(({ issue }) => issue === ticket.issue)?.numbers;
        const words = { OPEN: `Waits for its draw. Stake ${money(ticket.stake)}`, WON: `Won ${money(ticket.win)}`, LOST: `No win. Stake ${money(ticket.stake)}` }[ticket.state] ?? "";
        item.dataset.state = ticket.state;
        item.append(make("bdi", "issue", ticket.issue), row(ticket.numbers, drawn), make("span", "state", words));
        return item;
      }),
    );
    for (const { id, state, win } of tickets)
      if (now.told?.get(id) === "OPEN" && state !== "OPEN") ui.spoken.textContent = state === "WON" ? `Your ticket has won ${money(win)}.` : "Your ticket has not won.";
    now.told = new Map(tickets.map(({ id, state }) => [id, state]));
  }

  async function load() {
    const state = /** @type {State} */ (await call(`/games/lottery/state?s=${encodeURIComponent(token)}`));
    const first = now.state === null;
    now.state = state;
    if (first) {
      document.title = state.title;
      ui.title.textContent = state.title;
      ui.vendor.textContent = state.vendor;
      ui.backdrop.src = state.coverUrl;
      ui.backdrop.hidden = false;
      now.at = Math.min(1, state.stakes.length - 1);
      drawPicks(state.form);
      ui.mode.textContent = state.mode === "REAL" ? "REAL" : "DEMO – no money";
      ui.mode.hidden = !state.instant;
      ui.sales.hidden = state.instant;
    }
    const [last, ...earlier] = state.draws;
    ui.lastPanel.hidden = last === undefined;
    if (last && last.issue !== ui.lastIssue.textContent) {
      ui.lastIssue.textContent = last.issue;
      ui.last.replaceChildren(...balls(last.numbers));
      ui.draws.replaceChildren(
        ...earlier.map(({ issue, numbers }) => {
          const item = make("li");
          item.append(make("bdi", "issue", issue), row(numbers));
          return item;
        }),
      );
    }
    drawSales(state);
    drawTickets(state.tickets);
    tell(state.balance);
    refresh();
  }

  async function buy() {
    if (now.busy) return;
    const numbers = chosen();
    now.busy = true;
    refresh();
    ui.message.hidden = true;
    try {
      if (now.state === null) await load();
      else {
        // What was sent and not answered is sent again as it was: the platform sells it once.
        const id = now.lost?.id ?? uuid();
        const body = now.lost?.body ?? JSON.stringify({ s: token, ticketId: id, issue: ui.draw.value, numbers, stake: now.state.stakes[now.at] });
        now.lost = { id, body };
        const sold = /** @type {{ win?: string, hits?: number, drawn?: string[] }} */ (await call("/games/lottery/ticket", { method: "POST", headers: { "content-type": "application/json" }, body }));
        now.lost = null;
        ui.spoken.textContent = now.state.instant ? outcome(sold) : "Your ticket is bought.";
        // Numbers that are drawn at once stay chosen, so that the same ones can be tried again.
        if (!now.state.instant) drawPicks(now.state.form);
        await load();
      }
    } catch (error) {
      if (!(error instanceof Told && error.lost)) now.lost = null;
      complain(error);
    }
    now.busy = false;
    refresh();
  }

  /** @param {{ win?: string, hits?: number, drawn?: string[] }} sold */
  const outcome = ({ win = "0.00", hits = 0, drawn = [] }) =>
    `Drawn: ${drawn.join(", ")}. ${hits} of your numbers. ${win !== "0.00" ? `You win ${money(win)}.` : "No win."}`;

  function lucky() {
    const form = now.state?.form;
    if (!form) return;
    const fair = (/** @type {number} */ below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
    if (form.kind === "digits") now.picks = Array.from({ length: form.count }, () => fair(form.highest + 1));
    else {
      const drum = Array.from({ length: form.highest }, (_, i) => i + 1);
      now.picks = Array.from({ length: form.count }, () => drum.splice(fair(drum.length), 1)[0] ?? 1);
    }
    refresh();
  }

  /** @param {number} by */
  const step = (by) => {
    now.at = Math.max(0, Math.min((now.state?.stakes.length ?? 1) - 1, now.at + by));
    refresh();
  };
  ui.less.addEventListener("click", () => step(-1));
  ui.more.addEventListener("click", () => step(1));
  ui.lucky.addEventListener("click", lucky);
  ui.clear.addEventListener("click", () => {
    if (now.state) drawPicks(now.state.form);
    refresh();
  });
  ui.buy.addEventListener("click", () => void buy());
  // Draws come by themselves while somebody looks; a page in the background asks for nothing.
  setInterval(() => {
    if (!document.hidden && !now.busy && now.state?.instant === false) load().catch(() => undefined);
  }, everyMs);
  void buy();
})();
