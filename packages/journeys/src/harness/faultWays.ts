import type { Page } from "playwright";
import { expect } from "vitest";
import {
  breakStorage,
  closePlatform,
  expectBrokenStorage,
  expectClosed,
  hangCode,
  loseCode,
  type Closure,
  type StorageFault,
} from "./conditions.ts";
import { eventually } from "./eventually.ts";
import { hold, intercept, isOf, type Call } from "./faults.ts";
import { memberMenu, openAsMember, type MemberVisit } from "./journey.ts";
import type { Visit } from "./test.ts";

/* What the columns of the fault matrix share: how failures look, and journeys through similar cells. */

/** What a browser reports about calls that fail. */
export const callProblems = /status of [45]\d\d|ERR_/;

/** What a browser reports about code that does not load. */
export const codeProblems = /status of 404|ERR_|dynamically imported/;

/** How the portal says that it was offline. */
export const network = "Network link is abnormal";

/** The call by which a form shows that it is not a bot before it is sent. */
export const botCheck: Call = {
  call: "botCheckChallenge",
  wire: "/wps/botCheck/challenge",
};

type Way = (visit: Visit) => Promise<void>;

/** The platform is closed in one of two ways. */
export const closures = (way: (status: Closure) => Way) => ({
  maintenance: way("maintenance"),
  region: way("regionRestriction"),
});

/**
 * Presses while the platform is open, and closes it before the request arrives: whichever call learns of it first,
 * the page says that it is closed, and the request was not answered. Returns a function that opens it again.
 *
 * @example const opened = await closedMeanwhile(visit, page, status, { call: launch, press }); …; await opened();
 */
export async function closedMeanwhile(
  visit: Visit,
  page: Page,
  status: Closure,
  { call, press }: { readonly call: Call; readonly press: () => Promise<void> },
): Promise<() => Promise<void>> {
  const answers: boolean[] = [];
  page.on("response", (answer) => {
    if (isOf(call)(answer.request())) answers.push(answer.ok());
  });
  const held = await hold(page, call);
  await press();
  await eventually.poll(held.waiting).toBeGreaterThan(0);
  const opened = await closePlatform(visit, status);
  await held.release();
  await expectClosed(page, status);
  expect(answers).not.toContain(true);
  return opened;
}

/** Storage fails in one of two ways. */
export const storages = (way: (fault: StorageFault) => Way) => ({
  throws: way("throws"),
  full: way("full"),
});

/** How code is missing: `fault` removes it; `pass`, if given, lets time pass on an installed clock. */
export type MissingCode = (
  fault: typeof loseCode,
  pass?: (page: Page) => Promise<void>,
) => Way;

/** Code is not found, or hangs until the request times out. */
export const missingCode = (way: MissingCode) => ({
  "not found": way(loseCode),
  "hangs for 120 s": way(hangCode, (page) => page.clock.fastForward(120_000)),
});

/** Rejects a call as too frequent, to be repeated in a minute; returns a function that lifts that. */
export const tooOften = (
  page: Page,
  call: Call,
): Promise<() => Promise<void>> =>
  intercept(page, call, (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "60" },
      contentType: "application/json",
      body: '{"success":false,"code":"TOO_MANY_REQUESTS","message":""}',
    }),
  );

/** A new member's page whose storage fails from the start. */
export async function openWithoutStorage(
  visit: Visit,
  fault: StorageFault,
  wish: Omit<MemberVisit, "before"> = {},
): ReturnType<typeof openAsMember> {
  const opened = await openAsMember(visit, {
    ...wish,
    before: (page) => breakStorage(page, fault),
  });
  await memberMenu(opened.page).waitFor();
  await expectBrokenStorage(opened.page);
  return opened;
}
