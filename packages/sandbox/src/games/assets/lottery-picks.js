// @ts-check
/** The numbers of the next ticket: their buttons, which of them are chosen, and what they pay. */
import { find } from "./frame-tools.js";
import { make } from "./lottery-numbers.js";

/** @typedef {{ kind: "digits" | "balls", count: number, highest: number, prizes: number[] }} Form */

const ui = {
  hint: find("hint", HTMLElement),
  picks: find("picks", HTMLElement),
  prizes: find("prizes", HTMLElement),
};

/** @type {{ form: Form | null, picks: (number | null)[], changed: () => void }} */
const now = { form: null, picks: [], changed: () => undefined };

/** Says who is told when a number is chosen by hand. @param {() => void} listener */
export function onPick(listener) {
  now.changed = listener;
}

/** The numbers of a whole ticket; null: some are missing. @returns {string[] | null} */
export const chosen = () => {
  const picks = now.picks.filter((pick) => pick !== null);
  return now.form && picks.length === now.form.count ? picks.map(String) : null;
};

export const noneChosen = () => now.picks.every((one) => one === null);

/** @param {Form} form @param {number} place @param {number} number */
function pick(form, place, number) {
  if (form.kind === "digits") now.picks[place] = now.picks[place] === number ? null : number;
  else if (now.picks.includes(number)) now.picks = now.picks.filter((one) => one !== number);
  else if (now.picks.length < form.count) now.picks.push(number);
  now.changed();
}

/** Shows what can be chosen; nothing of it is. @param {Form} form */
export function showPicks(form) {
  const digits = form.kind === "digits";
  now.form = form;
  now.picks = digits ? Array.from({ length: form.count }, () => null) : [];
  ui.picks.dataset.kind = form.kind;
  ui.picks.replaceChildren(
    ...Array.from({ length: digits ? form.count : 1 }, (_, place) => {
      const group = make("div", "place");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", digits ? `Place ${place + 1}` : "Numbers");
      for (let number = digits ? 0 : 1; number <= form.highest; number++) {
        const button = make("button", "pick", String(number));
        button.setAttribute("type", "button");
        button.dataset.place = String(place);
        button.dataset.number = String(number);
        button.addEventListener("click", () => pick(form, place, number));
        group.append(button);
      }
      return group;
    }),
  );
  ui.prizes.replaceChildren(
    ...form.prizes.flatMap((times, hits) =>
      times === 0 ? [] : [make("dt", "", `${hits} of ${form.count}${digits ? " in the right place" : ""}`), make("dd", "", `${times} × stake`)],
    ),
  );
  ui.hint.textContent = digits ? `Choose a digit for each of the ${form.count} places.` : `Choose ${form.count} of ${form.highest} numbers.`;
}

/** Shows which numbers are chosen, and which can be. @param {boolean} still nothing is under way */
export function refreshPicks(still) {
  for (const button of ui.picks.querySelectorAll("button")) {
    const place = Number(button.dataset.place);
    const number = Number(button.dataset.number);
    const on = now.form?.kind === "digits" ? now.picks[place] === number : now.picks.includes(number);
    button.setAttribute("aria-pressed", String(on));
    button.disabled = !still || (!on && now.form?.kind === "balls" && chosen() !== null);
  }
}

/** Chooses by chance, each number as likely as any other. */
export function chooseLucky() {
  const { form } = now;
  if (!form) return;
  const fair = (/** @type {number} */ below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
  if (form.kind === "digits") now.picks = Array.from({ length: form.count }, () => fair(form.highest + 1));
  else {
    const drum = Array.from({ length: form.highest }, (_, i) => i + 1);
    now.picks = Array.from({ length: form.count }, () => drum.splice(fair(drum.length), 1)[0] ?? 1);
  }
}
