// @ts-check
/** A lottery: numbers are named, a ticket is bought, the platform draws at its time or at once. This page shows. */
import { caller, complain, find, language, tellPortal, token, Told, uuid } from "./frame-tools.js";
import { balls, make, row } from "./lottery-numbers.js";
import { chooseLucky, chosen, noneChosen, onPick, refreshPicks, showPicks } from "./lottery-picks.js";

/** @typedef {import("./lottery-picks.js").Form} Form */
/** @typedef {{ issue: string, drawAt: number, closesAt: number }} Sale */
/** @typedef {{ id: string, issue: string, numbers: string[], stake: string, win: string, state: string }} Ticket */
/** @typedef {{ title: string, vendor: string, balance: string, currencySymbol: string, stakes: string[], coverUrl: string, mode: string, instant: boolean, form: Form, now: number, sales: Sale[], draws: { issue: string, numbers: string[] }[], tickets: Ticket[] }} State */

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
};
const everyMs = 5000;

/** @type {{ state: State | null, busy: boolean, at: number, lost: { id: string, body: string } | null, told: Map<string, string> | null }} */
const now = { state: null, busy: false, at: 1, lost: null, told: null };

/** @param {string} amount */
const money = (amount) => `${now.state?.currencySymbol ?? ""}${amount}`;

const call = caller({
  noLine: "No connection to the lottery. Check your network and try again.",
  ended: "This session has ended. Close the lottery and open it again.",
  silent: "The lottery did not answer. Please try again.",
  refused: "The lottery did not accept this ticket. Choose other numbers or another stake.",
  known: (code) => {
    if (code === "DRAW_CLOSED") return "This draw is closed. Choose the next one.";
    if (code === "INSUFFICIENT_BALANCE") return "Your balance is too low for this stake. Choose a lower stake.";
    if (code === "GAME_MAINTENANCE") return "This lottery is under maintenance. Your tickets stay as they are.";
    return undefined;
  },
});

/** @param {string} balance */
function tell(balance) {
  if (ui.balance.textContent === money(balance)) return;
  ui.balance.textContent = money(balance);
  tellPortal(balance);
}

function refresh() {
  const { state, busy } = now;
  const still = state !== null && !busy && now.lost === null;
  refreshPicks(still);
  const stake = state?.stakes[now.at] ?? "";
  ui.stake.textContent = state ? money(stake) : "–";
  ui.less.disabled = !still || now.at === 0;
  ui.more.disabled = !still || now.at >= (state?.stakes.length ?? 0) - 1;
  ui.lucky.disabled = !still;
  ui.clear.disabled = !still || noneChosen();
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
      const words = { OPEN: `Awaiting the draw. Stake ${money(ticket.stake)}`, WON: `Won ${money(ticket.win)}`, LOST: `No win. Stake ${money(ticket.stake)}` }[ticket.state] ?? "";
      item.dataset.state = ticket.state;
      item.append(make("bdi", "issue", ticket.issue), row(ticket.numbers, drawn, now.state?.form.kind === "digits"), make("span", "state", words));
      return item;
    }),
  );
  for (const { id, state, win } of tickets)
    if (now.told?.get(id) === "OPEN" && state !== "OPEN") ui.spoken.textContent = state === "WON" ? `Your ticket has won ${money(win)}.` : "Your ticket has not won.";
  now.told = new Map(tickets.map(({ id, state }) => [id, state]));
}

async function load() {
  const state = /** @type {State} */ (await call(`/games/lottery/state?${new URLSearchParams({ s: token, language })}`));
  const first = now.state === null;
  now.state = state;
  if (first) {
    document.title = state.title;
    ui.title.textContent = state.title;
    ui.vendor.textContent = state.vendor;
    ui.backdrop.src = state.coverUrl;
    ui.backdrop.hidden = false;
    now.at = Math.min(1, state.stakes.length - 1);
    showPicks(state.form);
    ui.mode.textContent = state.mode === "REAL" ? "REAL" : "FREE PLAY – play money";
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
      if (!now.state.instant) showPicks(now.state.form);
      await load();
    }
  } catch (error) {
    if (!(error instanceof Told && error.lost)) now.lost = null;
    complain(ui.message, error, "Something went wrong in the lottery. Please try again.");
  }
  now.busy = false;
  refresh();
}

/** @param {{ win?: string, hits?: number, drawn?: string[] }} sold */
const outcome = ({ win = "0.00", hits = 0, drawn = [] }) =>
  `Drawn: ${drawn.join(", ")}. ${hits} of your numbers. ${win !== "0.00" ? `You win ${money(win)}.` : "No win."}`;

/** @param {number} by */
const step = (by) => {
  now.at = Math.max(0, Math.min((now.state?.stakes.length ?? 1) - 1, now.at + by));
  refresh();
};
ui.less.addEventListener("click", () => step(-1));
ui.more.addEventListener("click", () => step(1));
ui.lucky.addEventListener("click", () => {
  chooseLucky();
  refresh();
});
ui.clear.addEventListener("click", () => {
  if (now.state) showPicks(now.state.form);
  refresh();
});
onPick(refresh);
ui.buy.addEventListener("click", () => void buy());
// Draws come by themselves while somebody looks; a page in the background asks for nothing.
setInterval(() => {
  if (!document.hidden && !now.busy && now.state?.instant === false) load().catch(() => undefined);
}, everyMs);
void buy();
