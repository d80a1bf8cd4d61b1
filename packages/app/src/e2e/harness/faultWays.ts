import type { Page } from "playwright";
import {
  breakStorage,
  expectBrokenStorage,
  hangCode,
  loseCode,
  type Closure,
  type StorageFault,
} from "./conditions.ts";
import { intercept, type Call } from "./faults.ts";
import { memberMenu, openAsMember, type MemberVisit } from "./journey.ts";
import type { Visit } from "./test.ts";

/* What the columns of the fault matrix share: what a failure looks like, and the ways through cells alike. */

/** What a browser reports of calls that fail. */
export const callProblems = /status of [45]\d\d|ERR_/;

/** What a browser reports of code that does not come. */
export const codeProblems = /status of 404|ERR_|dynamically imported/;

/** How the portal says that there was no line. */
export const network = "Network link is abnormal";

type Way = (visit: Visit) => Promise<void>;

/** The platform is closed in either of its ways. */
export const closures = (way: (status: Closure) => Way) => ({
  maintenance: way("maintenance"),
  region: way("regionRestriction"),
});

/** Storage fails in either way. */
export const storages = (way: (fault: StorageFault) => Way) => ({
  throws: way("throws"),
  full: way("full"),
});

/** How code is missing: `fault` takes it away; `pass`, where there is one, lets time pass on an installed clock. */
export type MissingCode = (
  fault: typeof loseCode,
  pass?: (page: Page) => Promise<void>,
) => Way;

/** Code is not found, or hangs until it is given up. */
export const missingCode = (way: MissingCode) => ({
  "not found": way(loseCode),
  "hangs for 120 s": way(hangCode, (page) => page.clock.fastForward(120_000)),
});

/** Answers a call that it came too often and may come again in a minute; answers with the way to lift that. */
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
