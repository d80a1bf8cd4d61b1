/* Runs in the page. A time by the clock ends in the first task after the frame that shows the change. */
import { makeItems } from "./items.js";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
const painted = async () => {
  await frame();
  await task();
  return performance.now();
};

/** `frame`: until it was painted; `js`: the call alone, which flushes React's work. */
async function timed(step) {
  const start = performance.now();
  step();
  const js = performance.now() - start;
  return { frame: (await painted()) - start, js };
}

/** How opaque an element shows, 0 when it does not. */
function shown(element) {
  if (!element) return 0;
  const { width, height } = element.getBoundingClientRect();
  if (!width || !height || getComputedStyle(element).visibility === "hidden")
    return 0;
  let opacity = 1;
  for (let at = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

const panel = () =>
  [...document.querySelectorAll("dialog[open], [role=dialog]")].find(
    (element) => element.querySelector("input"),
  );
const moving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" &&
        effect.getComputedTiming().endTime !== Infinity,
    );

/** The time of the first frame in which it holds. */
async function frameIn(holds, what) {
  for (let i = 0; i < 3000; i += 1) {
    const now = await painted();
    if (holds()) return now;
  }
  throw new Error(`The dialog did not ${what}.`);
}

/** Gives `run.mjs` its hold on a contestant: `window.bench`. */
export function start(contestant) {
  const box = document.createElement("div");
  document.body.append(box);
  let items;
  let opened;
  let keys = [];
  let longTasks = 0;
  const hearts = () => box.querySelectorAll("button[aria-pressed]");

  window.bench = {
    items: (count) => {
      items = makeItems(count);
    },
    mount: (mode) => timed(() => contestant.render(box, items, { mode })),
    async unmount() {
      contestant.unmount();
      box.replaceChildren();
      await painted();
    },
    async toggle(count, from) {
      const all = hearts();
      const times = [];
      for (let i = from; i < from + count; i += 1)
        times.push(await timed(() => all[i].click()));
      return times;
    },
    async theme(mode) {
      const begun = performance.now();
      const times = await timed(() => contestant.setMode(mode));
      while (contestant.modeApplied && !contestant.modeApplied(mode))
        times.frame = (await painted()) - begun;
      return times;
    },
    /* From the top to the end, a screen at a time or in so many steps, and back. */
    async scroll(most) {
      const page = document.scrollingElement;
      const screens = Math.ceil(page.scrollHeight / innerHeight);
      const steps = Math.min(most, Math.max(screens, 2));
      for (let step = 1; step <= steps; step += 1) {
        // Rows that come into sight may turn out higher than they were taken for.
        scrollTo(0, ((page.scrollHeight - innerHeight) * step) / steps);
        await painted();
      }
      scrollTo(0, 0);
      await painted();
      return steps + 1;
    },
    async filter(term) {
      const { frame } = await timed(() => contestant.filter(term));
      return { frame, cards: hearts().length };
    },
    watchLongTasks() {
      const count = (list) => (longTasks += list.getEntries().length);
      new PerformanceObserver(count).observe({ type: "longtask" });
    },
    /* How many tasks took longer than 50 ms since it was asked last. They are told of when there is time. */
    async longTasks() {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await painted();
      const count = longTasks;
      longTasks = 0;
      return count;
    },
    nodes: () => box.querySelectorAll("*").length,
    pressed: (index) => hearts()[index]?.getAttribute("aria-pressed") ?? null,
    colours: () =>
      [...box.querySelectorAll("*")]
        .slice(0, 20)
        .map((element) => getComputedStyle(element))
        .map(({ backgroundColor, color }) => backgroundColor + color)
        .join(),

    show() {
      contestant.render(box);
      return painted();
    },
    async open() {
      await painted();
      opened = performance.now();
      contestant.open();
      const js = performance.now() - opened;
      const first = await frameIn(() => shown(panel()) > 0, "open");
      return { js, first: first - opened };
    },
    async settle() {
      const still = () => shown(panel()) > 0.99 && !moving();
      return (await frameIn(still, "settle")) - opened;
    },
    async close() {
      await painted();
      const begun = performance.now();
      contestant.close();
      return (await frameIn(() => !shown(panel()), "close")) - begun;
    },

    focus() {
      const input = box.querySelector("input");
      input.focus();
      const note = () => {
        const pressed = performance.now();
        painted().then((now) => keys.push(now - pressed));
      };
      input.addEventListener("keydown", note, true);
    },
    forgetKeys() {
      keys = [];
    },
    keys: () => keys,
    text: () => [box.querySelector("input").value, box.textContent],
  };
}
