// @ts-check
/* Runs in the report's page, which holds it whole: it must import nothing. */

/**
 * @typedef {object} Entry A picture that is not the same before and after.
 * @property {string} title
 * @property {string} name
 * @property {string} kind
 * @property {string} brand
 * @property {string} mode
 * @property {number} width In px.
 * @property {string} language
 * @property {string} verdict What became of it, in words.
 * @property {readonly string[]} because The changed files that touch it.
 * @property {string} [before] Data URL; without it, there was none.
 * @property {string} [after] Data URL; without it, there is none.
 * @property {string} [mask] Data URL of the differing pixels.
 */

const axes = /** @type {const} */ (["kind", "brand", "mode", "width"]);

/**
 * Shows the entries one at a time.
 *
 * @param {Document} page
 */
export function start(page) {
  const part = (/** @type {string} */ id) => {
    const found = page.getElementById(id);
    if (!found) throw new Error(`The page has no #${id}.`);
    return found;
  };
  /** @type {readonly Entry[]} */
  const entries = JSON.parse(part("entries").textContent ?? "[]");
  let shown = entries;
  let place = 0;

  const show = () => {
    const entry = shown[place];
    part("place").textContent = entry
      ? `${place + 1} of ${shown.length}`
      : "None with this choice";
    part("pair").hidden = !entry;
    if (entry) showEntry(part, entry);
  };
  const go = (/** @type {number} */ to) => {
    place = Math.max(0, Math.min(shown.length - 1, to));
    show();
  };
  const choices = axes.map((axis) => ({
    axis,
    list: fill(page, part(axis), new Set(entries.map((one) => one[axis]))),
  }));
  part("choice").addEventListener("change", () => {
    shown = entries.filter((entry) =>
      choices.every(
        ({ axis, list }) =>
          list.value === "" || list.value === `${entry[axis]}`,
      ),
    );
    go(0);
  });
  part("previous").addEventListener("click", () => go(place - 1));
  part("next").addEventListener("click", () => go(place + 1));
  part("size").addEventListener("click", () => {
    const isActual = part("pair").classList.toggle("actual");
    part("size").setAttribute("aria-pressed", `${isActual}`);
  });
  page.addEventListener("keydown", ({ key, target }) => {
    // In a list, the arrows choose from it.
    if (target instanceof HTMLSelectElement) return;
    if (key === "ArrowLeft") go(place - 1);
    if (key === "ArrowRight") go(place + 1);
    if (key === "Home") go(0);
    if (key === "End") go(shown.length - 1);
  });
  show();
}

/**
 * @param {(id: string) => HTMLElement} part
 * @param {Entry} entry
 */
function showEntry(part, entry) {
  part("name").textContent = `${entry.title}: ${entry.name}`;
  part("look").textContent =
    `${entry.brand}, ${entry.mode}, ${entry.width} px, ${entry.language}`;
  part("verdict").textContent = entry.verdict;
  part("because").textContent = entry.because.join(", ");
  for (const id of /** @type {const} */ (["before", "after", "mask"])) {
    const picture = part(id);
    picture.hidden = entry[id] === undefined;
    if (entry[id]) picture.setAttribute("src", entry[id]);
    else picture.removeAttribute("src");
  }
  const ground = part("ground");
  ground.hidden = entry.mask === undefined;
  ground.setAttribute("src", entry.mask ? (entry.after ?? "") : "");
}

/**
 * Offers values to choose from.
 *
 * @param {Document} page
 * @param {HTMLElement} list A select element, with an option for all.
 * @param {ReadonlySet<string | number>} values
 */
function fill(page, list, values) {
  for (const value of [...values].sort()) {
    const option = page.createElement("option");
    option.value = `${value}`;
    option.textContent = `${value}`;
    list.append(option);
  }
  return /** @type {HTMLSelectElement} */ (list);
}
