// @ts-check
/** The demo game: three reels of three, five lines. The server decides; this page shows. */
import { caller, complain, find, language, tellPortal, token, Told, uuid } from "./frame-tools.js";

/** @typedef {{ title: string, vendor: string, mode: string, balance: string, currencySymbol: string, stakes: string[], coverUrl: string, kind: string }} State */
/** @typedef {{ line: number, symbol: number, amount: string }} Win */
/** @typedef {{ roundId: string, reels: number[][], wins: Win[], win: string, balance: string }} Round */

const ui = {
  game: find("game", HTMLElement),
  backdrop: find("backdrop", HTMLImageElement),
  title: find("title", HTMLElement),
  vendor: find("vendor", HTMLElement),
  mode: find("mode", HTMLElement),
  reels: find("reels", HTMLElement),
  banner: find("banner", HTMLElement),
  message: find("message", HTMLElement),
  balance: find("balance", HTMLElement),
  stake: find("stake", HTMLOutputElement),
  less: find("less", HTMLButtonElement),
  more: find("more", HTMLButtonElement),
  spin: find("spin", HTMLButtonElement),
  spoken: find("spoken", HTMLElement),
};

const SVG = "http://www.w3.org/2000/svg";
/** Cells of each line as [reel, row]: rows from the top, then both diagonals. */
const LINES = [
  [[0, 0], [1, 0], [2, 0]],
  [[0, 1], [1, 1], [2, 1]],
  [[0, 2], [1, 2], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 2], [1, 1], [2, 0]],
];
const FILLERS = 6;
/** @type {Record<string, string>} */
const SKINS = { slots: "slots", "in-house": "slots", fish: "sea", live: "table", cards: "table", sports: "sport", esports: "sport", cockfight: "slots", lottery: "draw", elottery: "draw" };
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

/** @type {{ ready: boolean, busy: boolean, skin: string, currency: string, stakes: string[], at: number, lostRound: string | null }} */
const now = { ready: false, busy: false, skin: "slots", currency: "", stakes: [], at: 0, lostRound: null };

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
/** @param {string} amount */
const money = (amount) => `${now.currency}${amount}`;
/** @param {number} symbol */
const nameOf = (symbol) => document.getElementById(`${now.skin}-${symbol}`)?.dataset.name ?? `symbol ${symbol + 1}`;

/** @param {number} symbol */
function cell(symbol) {
  const box = document.createElement("span");
  box.className = "cell";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-105 -105 210 210");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${now.skin}-${symbol}`);
  svg.append(use);
  box.append(svg);
  return box;
}

/** @param {number[][]} reels */
function show(reels) {
  ui.reels.replaceChildren(
    ...reels.map((reel, i) => {
      const column = document.createElement("span");
      column.className = "reel";
      const strip = document.createElement("span");
      strip.className = "strip";
      strip.append(...reel.map(cell));
      for (let f = 0; f < FILLERS; f++) strip.append(cell((i * 3 + f * 5 + (reel[0] ?? 0)) % 8));
      column.append(strip);
      return column;
    }),
  );
  const rows = [0, 1, 2].map((row) => reels.map((reel) => nameOf(reel[row] ?? 0)).join(", "));
  ui.reels.setAttribute("aria-label", `Reels, row by row: ${rows.join("; ")}`);
}

/** @param {number[][]} reels @param {Win[]} wins */
function light(reels, wins) {
  for (const win of wins) {
    /** @param {number[][] | undefined} line */
    const fits = (line) => line?.every(([reel, row]) => reels[reel ?? 0]?.[row ?? 0] === win.symbol) === true;
    const line = fits(LINES[win.line]) ? LINES[win.line] : LINES.find(fits);
    for (const [reel, row] of line ?? []) ui.reels.children[reel ?? 0]?.firstElementChild?.children[row ?? 0]?.classList.add("won");
  }
  ui.reels.classList.toggle("winning", wins.length > 0);
}

function refresh() {
  ui.stake.textContent = now.ready ? money(now.stakes[now.at] ?? "") : "–";
  const still = now.ready && !now.busy && now.lostRound === null;
  ui.less.disabled = !still || now.at === 0;
  ui.more.disabled = !still || now.at >= now.stakes.length - 1;
  ui.spin.disabled = now.busy;
  ui.spin.textContent = now.ready && now.lostRound === null ? "Spin" : "Try again";
  ui.game.setAttribute("aria-busy", String(now.busy));
}

/** @param {string} balance */
function tell(balance) {
  ui.balance.textContent = money(balance);
  tellPortal(balance);
}

const call = caller({
  noLine: "No connection to the game. Check your network and try again.",
  ended: "This game session has ended. Close the game and open it again.",
  silent: "The game did not answer. Please try again.",
  refused: "The game did not accept this spin. Choose another stake or open the game again.",
  known: (code, status) => {
    if (/BALANCE|FUNDS/i.test(code)) return "Your balance is too low for this stake. Choose a lower stake.";
    return status === 429 ? "Too fast. Wait a moment, then spin again." : undefined;
  },
});

/** @param {unknown} value @returns {Round} */
function readRound(value) {
  const r = /** @type {Partial<Round> | null} */ (value);
  const whole = r && Array.isArray(r.reels) && r.reels.length === 3 && r.reels.every((c) => Array.isArray(c) && c.length === 3) && typeof r.balance === "string" && typeof r.win === "string";
  if (!whole) throw new Told("The game did not answer. Please try again.", true);
  return /** @type {Round} */ ({ wins: [], ...r });
}

/** The same round is asked for again until it is answered: the server plays it once only. @param {string} id @param {string} stake */
async function play(id, stake) {
  for (let attempt = 0; ; attempt++) {
    try {
      return readRound(
        await call("/games/round", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ s: token, roundId: id, stake }) }),
      );
    } catch (error) {
      if (!(error instanceof Told) || !error.lost || attempt === 3) throw error;
      await wait(400 * 2 ** attempt);
    }
  }
}

/** @param {Round} round */
async function land(round) {
  if (calm.matches) show(round.reels);
  else {
    await wait(450);
    show(round.reels);
    ui.reels.classList.remove("spinning");
    ui.reels.classList.add("landing");
    await wait(620);
    ui.reels.classList.remove("landing");
  }
  light(round.reels, round.wins);
  const won = round.wins.length > 0;
  const lines = round.wins.length === 1 ? "one line" : `${round.wins.length} lines`;
  ui.banner.textContent = won ? `+${money(round.win)}` : "";
  ui.banner.classList.toggle("shown", won);
  tell(round.balance);
  ui.spoken.textContent = `${won ? `You win ${money(round.win)} on ${lines}.` : "No win."} Balance ${money(round.balance)}.`;
}

async function spin() {
  if (now.busy) return;
  now.busy = true;
  refresh();
  ui.message.hidden = true;
  ui.banner.classList.remove("shown");
  try {
    if (!now.ready) await load();
    else {
      const id = now.lostRound ?? uuid();
      now.lostRound = id;
      ui.spoken.textContent = "";
      ui.reels.classList.remove("winning");
      for (const won of ui.reels.querySelectorAll(".won")) won.classList.remove("won");
      if (!calm.matches) ui.reels.classList.add("spinning");
      const round = await play(id, now.stakes[now.at] ?? "");
      now.lostRound = null;
      await land(round);
    }
  } catch (error) {
    ui.reels.classList.remove("spinning");
    if (!(error instanceof Told && error.lost)) now.lostRound = null;
    complain(ui.message, error, "Something went wrong in the game. Please try again.");
  }
  now.busy = false;
  refresh();
}

async function load() {
  const state = /** @type {State} */ (await call(`/games/state?${new URLSearchParams({ s: token, language })}`));
  now.currency = state.currencySymbol;
  now.stakes = state.stakes;
  now.at = Math.min(1, state.stakes.length - 1);
  now.skin = SKINS[state.kind] ?? "slots";
  now.ready = state.stakes.length > 0;
  ui.game.dataset.kind = state.kind;
  document.title = state.title;
  ui.title.textContent = state.title;
  ui.vendor.textContent = state.vendor;
  ui.mode.textContent = state.mode === "REAL" ? "REAL" : "FREE PLAY – play money";
  ui.mode.dataset.mode = state.mode;
  ui.mode.hidden = false;
  ui.backdrop.src = state.coverUrl;
  ui.backdrop.hidden = false;
  show([[0, 3, 5], [1, 0, 6], [2, 4, 7]]);
  tell(state.balance);
}

/** @param {number} by */
const step = (by) => {
  now.at = Math.max(0, Math.min(now.stakes.length - 1, now.at + by));
  refresh();
};
ui.less.addEventListener("click", () => step(-1));
ui.more.addEventListener("click", () => step(1));
ui.spin.addEventListener("click", () => void spin());
document.addEventListener("keydown", (event) => {
  if (event.repeat || event.target instanceof HTMLButtonElement) return;
  if (event.key !== " " && event.key !== "Enter") return;
  event.preventDefault();
  void spin();
});

show([[0, 3, 5], [1, 0, 6], [2, 4, 7]]);
void spin();
