import type { Page, Request } from "playwright";
import type { Ground } from "./ground.ts";
import type { Aim, Control, Sight } from "./inPage.ts";

/** A way to a state: an address, and what is pressed there in turn. */
export interface Way {
  readonly address: string;
  readonly presses: readonly string[];
}

/** One page that presses, and what it meets on its way. */
export interface Hand {
  readonly page: Page;
  readonly ground: Ground;
  /** What came up since it was last emptied: errors, windows, downloads, and what the platform was asked. */
  readonly met: { kind: "error" | "effect" | "asked"; text: string }[];
  /** Requests that are not answered yet; what is asked for and kept open is not among them. */
  readonly underway: Set<Request>;
  /** Tells what was wrong without a press. */
  readonly blame: (sentence: string) => void;
}

/** No bound of the product: a busy machine is no fault of a control's. */
export const patienceMs = 10_000;

/** A page's place: a game of the same page, or the second page of its list, is no other place. */
export function placeOf(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const page = searchParams.get("page") ?? "";
  return `${origin}${pathname} ${/^\d+$/.test(page) ? "" : page} ${searchParams.get("tab") ?? ""}`;
}

/** Opens a page, and listens to all that it meets. */
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
    // Answers are judged by their status below.
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
    // What fails in a part of a page is caught there, and told to the portal's own server.
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

/** Waits until nothing has changed for a moment, and nothing more is on its way. */
export async function settle(hand: Hand, quietMs = 90): Promise<void> {
  const { page, underway } = hand;
  const end = Date.now() + patienceMs;
  do {
    await page
      .evaluate(([quiet, most]) => window.foyerCrawl.rests(quiet, most), [
        quietMs,
        2500,
      ] as const)
      // The document is on its way out: the next one has its own rest.
      .catch(() => page.waitForLoadState("load"));
  } while (underway.size > 0 && Date.now() < end);
}

/** What a page says, and whether something of it is still on its way: it says so itself, or shows nothing at all. */
export const saidBy = ({ page }: Hand) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    busy:
      document.querySelector("main [aria-busy=true]") !== null ||
      document.querySelector("main")?.innerText.trim() === "",
  }));

/** Waits until a page that has just begun shows what it has to show. */
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

/** Goes to an address anew and presses its way from there. */
export async function arrive(hand: Hand, way: Way): Promise<Sight> {
  const { page, met } = hand;
  hand.underway.clear();
  met.length = 0;
  await page.goto(way.address, { waitUntil: "load", timeout: 60_000 });
  await begunAsOneself(hand, way);
  return follow(hand, way);
}

/** Begins as the one the crawl goes as, and tells what the page meets that nothing was done on yet. */
async function begunAsOneself(hand: Hand, { address }: Way): Promise<void> {
  const { page, ground, met, blame } = hand;
  await begun(hand);
  // Another page may have ended the session: then the platform was right to refuse.
  const wasEnded = await ground.keep(page);
  if (wasEnded) await begun(hand);
  for (const { kind, text } of met)
    if (kind === "error" && !(wasEnded && text.startsWith("401 ")))
      blame(`${address}: ${text}`);
}

/** Presses a way from its address on. */
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

/** Without the dialog that has come by itself; one that stays is no way on. */
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
 * Where something that is left of a state can be pressed, by the shortest way there is: here as it is, without what
 * lies over it, a page before, by a link of the portal's, or from the beginning.
 *
 * @param seen What is seen here, where that is known already.
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

/** A page that asks for little; from here the others are gone to. */
export const neutral = "/help";

/** As `arrive`, without the document anew where the portal can; what was opened before may be open still. */
export async function arriveWithin(hand: Hand, way: Way): Promise<Sight> {
  const { page, ground, met } = hand;
  const isAtHome = new URL(page.url()).origin === new URL(way.address).origin;
  // In another language every control has another name.
  const isSpoken = await page
    .evaluate(() => document.documentElement.lang === "en")
    .catch(() => false);
  if (!ground.routed || !isAtHome || !isSpoken) return arrive(hand, way);
  // Where the page is already, nothing would be drawn anew.
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

/** As a link inside the portal would, without asking for the document anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: 1 };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, address);
}

/** Where a control of the last sight is. */
export const aimAt = (page: Page, index: number): Promise<Aim | undefined> =>
  page.evaluate((at) => window.foyerCrawl.aim(at), index);

/** Presses as a person would: a list is opened by the browser itself, and what is hidden is met by the keyboard. */
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
