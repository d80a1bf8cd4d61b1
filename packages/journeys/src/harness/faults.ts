import type { Page, Request, Response, Route } from "playwright";
import { expect } from "vitest";
import { pressBack } from "./back.ts";
import type { Control, Fault } from "./control.ts";
import { eventually } from "./eventually.ts";

/** A call by its name on the platform and by its request. */
export interface Call {
  readonly call: string;
  /** End of its path. */
  readonly wire: string;
  /** Where several calls share one path. */
  readonly method?: string;
}

/** Whether a request belongs to a call. */
export const isOf =
  ({ wire, method }: Call) =>
  (request: Request): boolean =>
    new URL(request.url()).pathname.endsWith(wire) &&
    (method === undefined || request.method() === method);

/**
 * Counts how often a page sends a call from now on.
 *
 * @example const sent = counting(page, login); …; expect(sent()).toBe(1)
 */
export function counting(page: Page, call: Call): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (isOf(call)(request)) count += 1;
  });
  return () => count;
}

/**
 * Waits for the next response to a call, whatever it is.
 *
 * @example const answer = answerTo(page, login); …; expect((await answer).ok()).toBe(true)
 */
export const answerTo = (page: Page, call: Call): Promise<Response> =>
  page.waitForResponse((one) => isOf(call)(one.request()));

/** Intercepts the requests of a call; returns a function that stops intercepting. */
export async function intercept(
  page: Page,
  call: Call,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = (url: URL) => url.pathname.endsWith(call.wire);
  const handler = (route: Route) =>
    isOf(call)(route.request()) ? handle(route) : route.fallback();
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** Answers a call with a body, whatever it is; `given`: how often it did. */
export async function answering(page: Page, call: Call, body: string) {
  let count = 0;
  const lift = await intercept(page, call, (route) => {
    count += 1;
    return route.fulfill({ contentType: "application/json", body });
  });
  return { given: () => count, lift };
}

/** Requests that are being held. */
export interface Held {
  /** How many have arrived. */
  readonly waiting: () => number;
  /** Releases them and all that follow. */
  readonly release: () => Promise<void>;
}

/**
 * Holds a call until it is released: a delay as long as the test wants.
 *
 * @example const held = await hold(page, login); …; await held.release();
 */
export async function hold(page: Page, call: Call): Promise<Held> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let count = 0;
  const lift = await intercept(page, call, async (route) => {
    count += 1;
    await opened;
    // A page that has left meanwhile no longer needs the response.
    await route.continue().catch(() => undefined);
  });
  return {
    waiting: () => count,
    release: async () => {
      open();
      await lift();
    },
  };
}

/**
 * Triggers a call that is held, and resolves when it is in flight.
 *
 * @example const held = await sendHeld(page, login, () => submit.click()); …; await held.release();
 */
export async function sendHeld(
  page: Page,
  call: Call,
  send: () => Promise<unknown>,
): Promise<Held> {
  const held = await hold(page, call);
  await send();
  await eventually.poll(held.waiting).toBe(1);
  return held;
}

/**
 * Goes back while a call is held, and waits until the browser has aborted it: what is released afterwards goes
 * nowhere.
 *
 * @example const held = await hold(page, login); …; await backCallsOff(page, login); await held.release();
 */
export async function backCallsOff(page: Page, call: Call): Promise<void> {
  const calledOff = page.waitForEvent("requestfailed", isOf(call));
  await pressBack(page);
  await calledOff;
}

/**
 * What arrives in place of a response; these four are made between the platform and the browser, and have no effect.
 */
type OnTheWay = "html" | "truncated" | "unavailable" | "reset";
export type FaultKind = Fault["kind"] | OnTheWay;

const onTheWay: Readonly<Record<OnTheWay, (route: Route) => Promise<void>>> = {
  html: (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Gateway</title>",
    }),
  truncated: (route) =>
    route.fulfill({
      contentType: "application/json",
      body: '{"success":true,"code":"0","value":{"tok',
    }),
  unavailable: (route) =>
    route.fulfill({
      status: 503,
      headers: { "Retry-After": "1" },
      contentType: "text/plain",
      body: "Busy.",
    }),
  reset: (route) => route.abort("connectionreset"),
};

const isOnTheWay = (kind: FaultKind): kind is OnTheWay => kind in onTheWay;

/**
 * Makes a call fail; returns a function that lifts the fault.
 *
 * @example const lift = await arm(page, visit.control, { call: "login", wire: "/wps/session/login" }, "html");
 */
export async function arm(
  page: Page,
  control: Control,
  call: Call,
  kind: FaultKind,
): Promise<() => Promise<void>> {
  if (isOnTheWay(kind)) return intercept(page, call, onTheWay[kind]);
  await control.addFault({ call: call.call, kind });
  return control.liftFaults;
}

/** The part of a response that shows the fault: status, type and length. */
const bites: Readonly<Record<FaultKind, RegExp>> = {
  status: /^500 text\/plain/,
  dropBefore: /^502 text\/plain/,
  dropAfter: /^502 text\/plain/,
  malformed: /^200 application\/json undefined$/,
  unauthorised: /^401 application\/json/,
  delay: /^200 application\/json/,
  html: /^200 text\/html/,
  truncated: /^200 application\/json 4\d$/,
  unavailable: /^503 text\/plain/,
  reset: /^none$/,
};

/** Waits for the next response to a call; the sandbox's own responses have a length, or are chunked. */
export async function bite(page: Page, call: Call): Promise<string> {
  const request = await page.waitForRequest(isOf(call));
  const answer = await request.response();
  if (!answer) return "none";
  const headers = answer.headers();
  return `${answer.status()} ${headers["content-type"]} ${headers["content-length"]}`;
}

/**
 * Fails unless the fault really occurred.
 *
 * @example const bitten = bite(page, call); …; expectBite(await bitten, "html");
 */
export function expectBite(bitten: string, kind: FaultKind): void {
  expect(bitten, kind).toMatch(bites[kind]);
}

/**
 * Triggers a call that is made to fail, and checks that the fault takes effect; returns a function that lifts it.
 *
 * @example const lift = await sendInto(page, visit.control, login, "html", () => submit.click());
 */
export async function sendInto(
  page: Page,
  control: Control,
  call: Call,
  kind: FaultKind,
  send: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const lift = await arm(page, control, call, kind);
  const bitten = bite(page, call);
  await send();
  expectBite(await bitten, kind);
  return lift;
}
