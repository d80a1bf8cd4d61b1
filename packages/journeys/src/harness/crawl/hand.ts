import type { Page, Request } from "playwright";
import type { Ground } from "./ground.ts";
import type { Aim, Control, Sight } from "./inPage.ts";

/** A path to a state: an address, and the controls that are pressed there in turn. */
export interface Way {
  readonly address: string;
  readonly presses: readonly string[];
}

/** One page that presses, and what it encounters. */
export interface Hand {
  readonly page: Page;
  readonly ground: Ground;
  /** What happened since it was last emptied: errors, windows, downloads, and requests to the platform. */
  readonly met: { kind: "error" | "effect" | "asked"; text: string }[];
  /** Requests in flight; those that are kept open on purpose are not included. */
  readonly underway: Set<Request>;
  /** Reports something that was wrong without a press. */
  readonly blame: (sentence: string) => void;
}

/** Not a limit of the product: a slow machine is not a control's fault. */
export const patienceMs = 10_000;

/** The place of a page: another game on the same page, or the second page of its list, is the same place. */
export function placeOf(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const page = searchParams.get("page") ?? "";
  return `${origin}${pathname} ${/^\d+$/.test(page) ? "" : page} ${searchParams.get("tab") ?? ""}`;
}

/** Opens a page, and records everything that happens on it. */
export async function openHand(
  ground: Ground,
  blame: (sentence: string) => void,
): Promise<Hand> {
  const page = await ground.open();
  const hand: Hand = { page, ground, met: [], underway: new Set(), blame };
  const meet = (kind: Hand["met"][number]["kind"], text: string) =>
    void hand.met.push({ kind, text });
  page.on("pageerror", ({ message }) =>
    meet("error", `page error: ${message}`),
  );
  page.on("console", (message) => {
    const text = message.text();
    // Responses are judged by their status below.
    if (message.type() === "error" && !text.startsWith("Failed to load"))
      meet("error", `console: ${text}`);
  });
  page.on("response", (response) => {
    const status = response.status();
    if (status < 400 || ground.expected(response)) return;
    meet("error", `${status} of ${new URL(response.url()).pathname}`);
  });
  page.on("requestfinished", (one) => void hand.underway.delete(one));
  page.on("requestfailed", (one) => void hand.underway.delete(one));
  page.on("request", (request) => {
    const kind = request.resourceType();
    if (!["websocket", "eventsource", "image", "media", "ping"].includes(kind))
      hand.underway.add(request);
    const { pathname } = new URL(request.url());
    // Errors in a part of a page are caught there, and reported to the portal's own server.
    if (pathname === "/report")
      meet("error", `a fault is reported: ${request.postData() ?? ""}`);
    if (request.isNavigationRequest()) meet("effect", `request ${pathname}`);
    else if (pathname.startsWith("/wps/")) meet("asked", pathname);
  });
  page.on("popup", (popup) => {
    meet("effect", "window");
    void popup.close().catch(() => undefined);
  });
  page.on("download", () => meet("effect", "download"));
  page.on("filechooser", () => meet("effect", "file chooser"));
  page.on("dialog", (dialog) => {
    meet("effect", "browser dialog");
    void dialog.dismiss().catch(() => undefined);
  });
  return hand;
}

/** Waits until nothing has changed for a moment and nothing is in flight. */
export async function settle(hand: Hand, quietMs = 90): Promise<void> {
  const { page, underway } = hand;
  const end = Date.now() + patienceMs;
  do {
    await page
      .evaluate(([quiet, most]) => window.foyerCrawl.rests(quiet, most), [
        quietMs,
        2500,
      ] as const)
      // The document is being replaced; the next one settles on its own.
      .catch(() => page.waitForLoadState("load"));
  } while (underway.size > 0 && Date.now() < end);
}

/** What a page says, and whether it is still loading: it says so itself, or shows nothing at all. */
export const saidBy = ({ page }: Hand) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    busy:
      document.querySelector("main [aria-busy=true]") !== null ||
      document.querySelector("main")?.innerText.trim() === "",
  }));

/** Waits until a page that has just started shows its content. */
export async function begun(hand: Hand): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) {
    await settle(hand, 150);
    const { busy } = await saidBy(hand);
    if (!busy) return;
  }
}

export const look = ({ page, ground }: Hand): Promise<Sight> =>
  page.evaluate(
    ([vendors, faults, pages]) =>
      window.foyerCrawl.sight(vendors, faults, pages),
    [ground.vendors, ground.faults, ground.pages] as const,
  );

/** Loads an address again and follows the path from there. */
export async function arrive(hand: Hand, way: Way): Promise<Sight> {
  const { page, met } = hand;
  hand.underway.clear();
  met.length = 0;
  await page.goto(way.address, { waitUntil: "load", timeout: 60_000 });
  await begunAsOneself(hand, way);
  return follow(hand, way);
}

/** Starts in the crawl's role, and reports problems of a page on which nothing has been pressed yet. */
async function begunAsOneself(hand: Hand, { address }: Way): Promise<void> {
  const { page, ground, met, blame } = hand;
  await begun(hand);
  // Another page may have ended the session: then the platform was right to reject the call.
  const wasEnded = await ground.keep(page);
  if (wasEnded) await begun(hand);
  for (const { kind, text } of met)
    if (kind === "error" && !(wasEnded && text.startsWith("401 ")))
      blame(`${address}: ${text}`);
}

/** Follows a path from its address. */
async function follow(hand: Hand, way: Way): Promise<Sight> {
  const { page } = hand;
  let here = await look(hand);
  for (const key of way.presses) {
    const at = () => here.controls.findIndex((control) => control.key === key);
    while (at() < 0 && here.layered) here = await closed(hand);
    const index = at();
    const control = here.controls[index];
    const aim = await aimAt(page, index);
    if (!control || !aim) throw new Error("A way is gone.");
    await pressAt(page, index, control, aim);
    await settle(hand, 200);
    here = await look(hand);
  }
  return here;
}

/** Closes the dialog that opened automatically; if it stays, the path is lost. */
export async function closed(hand: Hand): Promise<Sight> {
  const before = await look(hand);
  await hand.page.keyboard.press("Escape");
  await settle(hand);
  const now = await look(hand);
  if (now.layered && now.portrait.look === before.portrait.look)
    throw new Error("What lies below a dialog is gone.");
  return now;
}

/**
 * Goes to where a remaining control of a state can be pressed, by the shortest way: here as it is, without what
 * covers it, one page back, by an internal link, or from the beginning.
 *
 * @param seen What is shown here, if already known.
 */
export async function back(
  hand: Hand,
  way: Way,
  before: Sight,
  left: readonly Control[],
  seen?: Sight,
): Promise<Sight> {
  const { page } = hand;
  const { address } = before.portrait;
  const isThere = () => placeOf(page.url()) === placeOf(address);
  const found = async (known?: Sight) => {
    const now = isThere()
      ? (known ?? (await look(hand).catch(() => undefined)))
      : undefined;
    const keys = new Set(now?.controls.map(({ key }) => key));
    return left.some(({ key }) => keys.has(key)) ? now : undefined;
  };
  const asItIs = await found(seen);
  if (asItIs) return asItIs;
  if (isThere()) {
    await page.keyboard.press("Escape");
    await settle(hand);
    const uncovered = await found();
    if (uncovered) return uncovered;
  }
  if (page.url() !== address) {
    await page.goBack({ waitUntil: "commit" }).catch(() => null);
    await settle(hand);
    const aPageBefore = await found();
    if (aPageBefore) return aPageBefore;
  }
  return arriveWithin(hand, way);
}

/** A page that makes few requests; the others are reached from here. */
export const neutral = "/help";

/**
 * Like `arrive`, without loading the document again where the portal can do that; what was opened before may still be
 * open.
 */
export async function arriveWithin(hand: Hand, way: Way): Promise<Sight> {
  const { page, ground, met } = hand;
  const isAtHome = new URL(page.url()).origin === new URL(way.address).origin;
  // In another language every control has another name.
  const isSpoken = await page
    .evaluate(() => document.documentElement.lang === "en")
    .catch(() => false);
  if (!ground.routed || !isAtHome || !isSpoken) return arrive(hand, way);
  // Going to the page that is already shown would not redraw anything.
  const from = [neutral, "/"].map((path) => new URL(path, way.address).href);
  const other = from.find((one) => placeOf(one) !== placeOf(way.address));
  if (other && placeOf(page.url()) === placeOf(way.address)) {
    await goWithin(page, other);
    await settle(hand);
  }
  met.length = 0;
  await goWithin(page, way.address);
  await begunAsOneself(hand, way);
  return follow(hand, way).catch(() => arrive(hand, way));
}

/** Navigates as an internal link would, without loading the document again. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: 1 };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, address);
}

/** Where a control from the last look is. */
export const aimAt = (page: Page, index: number): Promise<Aim | undefined> =>
  page.evaluate((at) => window.foyerCrawl.aim(at), index);

/**
 * Presses as a person would: the browser itself opens a select, and hidden controls are reached with the keyboard.
 */
export async function pressAt(
  page: Page,
  index: number,
  control: Control,
  { x, y }: Aim,
): Promise<void> {
  if (control.select)
    await page.evaluate((at) => window.foyerCrawl.choose(at), index);
  else if (control.byKeys) {
    await page.evaluate((at) => window.foyerCrawl.focus(at), index);
    await page.keyboard.press("Enter");
  } else await page.mouse.click(x, y);
}
