// @ts-check

/** @typedef {import("./browser.mjs").Tools} Tools */
/** @typedef {Record<string, number | number[]>} Sample */
/** @typedef {{ title: string, n: number }} Variant */

/**
 * @typedef {object} Bench
 * @property {(tools: Tools, variant: Variant) => Promise<Sample>} run One visit of one contestant in a fresh page.
 * @property {readonly import("./report.mjs").Column[]} columns
 * @property {(asked: { n: string }) => Variant[]} variants
 * @property {string} [page] The bench whose page it needs; default: its own.
 */

/** Number of samples of a heavy step in one visit. */
const repeats = 3;
const toggles = 15;
/** Steps of one scroll through a grid that has that many screens. */
const screens = 40;
/** Grid sizes of a lobby: one page, a category, the whole catalogue. */
const lobbySizes = [28, 280, 2800];

/**
 * Calls a function of lib/host.js in the page.
 * @param {Tools["page"]} page
 * @param {string} name
 * @param {...(string | number)} args
 */
const call = (page, name, ...args) =>
  page.evaluate(
    ([name, args]) => Reflect.get(window, "bench")[name](...args),
    /** @type {const} */ ([name, args]),
  );

/**
 * @param {boolean} ok
 * @param {string} what
 */
function must(ok, what) {
  if (!ok) throw new Error(what);
}

function collector() {
  /** @type {Record<string, number[]>} */
  const sample = {};
  return {
    sample,
    add: (/** @type {Record<string, number>} */ values) => {
      for (const [name, value] of Object.entries(values))
        (sample[name] ??= []).push(value);
    },
  };
}

/**
 * @param {Tools} tools
 * @param {Variant} variant
 * @returns {Promise<Sample>}
 */
async function grid({ page, cpu, heap, load }, { n }) {
  const run = (
    /** @type {string} */ name,
    /** @type {(string | number)[]} */ ...args
  ) => call(page, name, ...args);
  const { sample, add } = collector();
  add({ "load cpu": load });
  await run("items", n);
  const empty = await heap();
  const cold = await cpu(() => run("mount", "dark"));
  add({ "cold mount": cold.value.frame, "cold cpu": cold.cpu });
  await run("unmount");
  await run("mount", "dark");
  for (let i = 0; i < repeats; i += 1) {
    await run("unmount");
    // Garbage is collected before each sample, not within it.
    await heap();
    const {
      value,
      cpu: spent,
      style,
      layout,
    } = await cpu(() => run("mount", "dark"));
    add({
      mount: value.frame,
      "mount cpu": spent,
      "mount js": value.js,
      "mount style": style,
      "mount layout": layout,
    });
  }
  add({ heap: ((await heap()) - empty) / 1e6, nodes: await run("nodes") });

  const before = await run("pressed", 3);
  await run("toggle", 5, 0);
  must(
    before !== null && before !== (await run("pressed", 3)),
    "The favourite did not change.",
  );
  const hearts = await cpu(() => run("toggle", toggles, 5));
  for (const { frame, js } of hearts.value)
    add({ toggle: frame, "toggle js": js });
  add({ "toggle cpu": hearts.cpu / toggles });

  const dark = await run("colours");
  await run("theme", "light");
  must(dark !== (await run("colours")), "The mode did not change.");
  await run("theme", "dark");
  for (const mode of ["light", "dark"]) {
    // Colour transitions have to finish first.
    await page.waitForTimeout(400);
    const { value, cpu: spent, style } = await cpu(() => run("theme", mode));
    add({
      theme: value.frame,
      "theme js": value.js,
      "theme cpu": spent,
      "theme style": style,
    });
  }
  return sample;
}

/**
 * What a player does with a long grid: scrolls through it and narrows it down. Tasks of more than 50 ms are counted,
 * because a press during one of them would have to wait.
 * @param {Tools} tools
 * @param {Variant} variant
 * @returns {Promise<Sample>}
 */
async function lobby({ page, cpu }, { n }) {
  const run = (
    /** @type {string} */ name,
    /** @type {(string | number)[]} */ ...args
  ) => call(page, name, ...args);
  const { sample, add } = collector();
  await run("items", n);
  await run("watchLongTasks");
  const shown = await cpu(() => run("mount", "dark"));
  add({ "mount cpu": shown.cpu, "mount long": await run("longTasks") });

  const through = await cpu(() => run("scroll", screens));
  add({
    "scroll cpu": through.cpu / through.value,
    "scroll long": await run("longTasks"),
  });

  const term = "7 of";
  const narrowed = await cpu(() => run("filter", term));
  const longer = await run("longTasks");
  const { cards } = narrowed.value;
  must(cards > 0 && cards < n / 5, `The filter left ${cards} of ${n} cards.`);
  const widened = await cpu(() => run("filter", ""));
  must(widened.value.cards === n, "The cards did not come back.");
  add({
    "filter cpu": narrowed.cpu,
    "filter long": longer,
    "all again cpu": widened.cpu,
    "all again long": await run("longTasks"),
  });
  return sample;
}

/**
 * @param {Tools} tools
 * @returns {Promise<Sample>}
 */
async function dialog({ page, cpu }) {
  const { sample, add } = collector();
  const warmUps = 2;
  await call(page, "show");
  for (let i = -warmUps; i < repeats; i += 1) {
    const { value, cpu: spent } = await cpu(() => call(page, "open"));
    const settled = await call(page, "settle");
    const gone = await call(page, "close");
    if (i >= 0)
      add({
        "open cpu": spent,
        "open js": value.js,
        "open first frame": value.first,
        "open settled": settled,
        "close gone": gone,
      });
    await page.waitForTimeout(50);
  }
  return sample;
}

/**
 * @param {Tools} tools
 * @returns {Promise<Sample>}
 */
async function field({ page, cpu }) {
  const text = "abcdefghij0123456789";
  await call(page, "show");
  await call(page, "focus");
  const type = async (/** @type {string} */ keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await type("warm up 1234");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.waitForTimeout(100);
  await call(page, "forgetKeys");
  const { cpu: spent } = await cpu(() => type(text));
  await page.waitForTimeout(100);
  const [value, words] = await call(page, "text");
  must(
    value === text && words.includes("6 to 15"),
    `The field holds ${value} and says ${words}.`,
  );
  const keys = await call(page, "keys");
  must(keys.length === text.length, `${keys.length} keys were seen.`);
  return { key: keys, "key cpu": spent / text.length };
}

/**
 * @param {string} name
 * @param {number} digits
 * @param {{ unit?: string, ratio?: boolean }} [more]
 */
const column = (name, digits, { unit = "ms", ratio = true } = {}) => ({
  name,
  digits,
  unit,
  ratio,
});
const plain = { ratio: false };

/** @type {Readonly<Record<string, Bench>>} */
export const benches = {
  grid: {
    run: grid,
    variants: ({ n }) =>
      n.split(",").map((count) => ({
        n: Number(count),
        title: `grid, ${count} cards`,
      })),
    columns: [
      column("mount cpu", 1),
      column("mount", 0),
      column("mount js", 1),
      column("mount style", 1, plain),
      column("mount layout", 1, plain),
      column("load cpu", 0),
      column("cold cpu", 0),
      column("cold mount", 0),
      column("toggle cpu", 2),
      column("toggle", 1),
      column("toggle js", 2),
      column("theme cpu", 1),
      column("theme", 0),
      column("theme js", 1, plain),
      column("theme style", 1, plain),
      column("heap", 2, { unit: "MB" }),
      column("nodes", 0, { unit: "" }),
    ],
  },
  lobby: {
    run: lobby,
    page: "grid",
    variants: () => lobbySizes.map((n) => ({ n, title: `lobby, ${n} cards` })),
    columns: [
      column("mount cpu", 1),
      column("mount long", 0, { unit: "> 50 ms", ratio: false }),
      column("scroll cpu", 2),
      column("scroll long", 0, { unit: "> 50 ms", ratio: false }),
      column("filter cpu", 1),
      column("filter long", 0, { unit: "> 50 ms", ratio: false }),
      column("all again cpu", 1),
      column("all again long", 0, { unit: "> 50 ms", ratio: false }),
    ],
  },
  dialog: {
    run: dialog,
    variants: () => [{ n: 6, title: "dialog, 6 fields" }],
    columns: [
      column("open cpu", 1),
      column("open js", 1),
      column("open first frame", 1),
      column("open settled", 0, plain),
      column("close gone", 0, plain),
    ],
  },
  field: {
    run: field,
    variants: () => [{ n: 20, title: "field, 20 keystrokes" }],
    columns: [column("key cpu", 2), column("key", 2)],
  },
};
