import type { Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { controlRoom, type ControlRoom } from "./controlRoom.ts";
import type { Member } from "./control.ts";
import { eventually } from "./eventually.ts";
import { joinSession, logIn } from "./journey.ts";
import { startOwnPlatform, type OwnPlatform } from "./ownSandbox.ts";
import { stage } from "./stage.ts";
import { more, type PageWish, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* Stock accounts in browsers of their own, on a platform that nobody else uses. */

/** What opens by itself after a login, and the button that puts it off. */
const prompts = {
  announcements: [wordsOf("announcement.title"), wordsOf("announcement.read")],
  payout: [wordsOf("receipt.title"), wordsOf("receipt.later")],
  contracts: [wordsOf("contract.title"), wordsOf("contract.later")],
} as const;

interface Arrival extends PageWish {
  /** Where to go after the login; default: the home page. */
  readonly path?: string;
  /** A prompt that is not put off, because the journey answers it. */
  readonly answers?: keyof typeof prompts;
}

/** The world of one journey. */
export interface Lived extends Visit {
  readonly room: ControlRoom;
  /** A sample account with the password that the sandbox has printed. */
  readonly account: (username: string) => Member;
  /** Logs an account in from the header, in a browser of its own, and puts off what opens by itself. */
  readonly arrive: (who: string | Member, wish?: Arrival) => Promise<Page>;
  /** Another tab of the same browser, at a path. */
  readonly tabOf: (page: Page, path: string) => Promise<Page>;
  /** A browser in which nobody is logged in. */
  readonly guest: (path: string) => Promise<Page>;
  readonly goTo: (page: Page, path: string) => Promise<void>;
  /** Logs in where the portal asks for it, because the session has ended. */
  readonly logInAgain: (page: Page, who: string | Member) => Promise<void>;
}

const promptButton = (page: Page, kind: keyof typeof prompts) => {
  const [title, name] = prompts[kind];
  return page
    .getByRole("dialog", { name: title, exact: true })
    .getByRole("button", { name, exact: true });
};

async function putOff(page: Page, answers: Arrival["answers"]): Promise<void> {
  for (const kind of ["payout", "contracts", "announcements"] as const)
    if (kind !== answers)
      await page.addLocatorHandler(promptButton(page, kind), (found) =>
        found.click(),
      );
}

async function livedIn(visit: Visit, platform: OwnPlatform): Promise<Lived> {
  const own = {
    ...visit,
    portal: platform.portal,
    sandbox: platform.url,
    accounts: platform.accounts,
    // The platform as it stands, with its own clock.
    runId: "",
  };
  const account = (username: string): Member => {
    const found = platform.accounts.find((one) => one.username === username);
    if (!found) throw new Error(`The sandbox has no ${username}.`);
    return found;
  };
  const memberOf = (who: string | Member) =>
    typeof who === "string" ? account(who) : who;
  const goTo = async (page: Page, path: string) => {
    await page.goto(own.portal + path);
  };
  const guest = async (path: string, wish: PageWish = {}) => {
    const page = await visit.newPage(wish);
    await putOff(page, undefined);
    await goTo(page, path);
    return page;
  };
  return {
    ...own,
    room: controlRoom(await visit.newPage(), platform.controlRoom),
    account,
    guest,
    goTo,
    arrive: async (who, { path = "/", answers, ...wish } = {}) => {
      const page = await visit.newPage(wish);
      await goTo(page, "/help");
      // Visitors are told something first: it would come up just when the button is pressed.
      await promptButton(page, "announcements").click();
      await putOff(page, answers);
      await logIn(page, memberOf(who));
      await goTo(page, path);
      return page;
    },
    tabOf: async (first, path) => {
      const page = await visit.newPage({ context: first.context() });
      await putOff(page, undefined);
      await joinSession(page, own.portal + path);
      return page;
    },
    logInAgain: async (page, who) => {
      await page.reload();
      // Members are asked in a dialog, agents on a page of its own.
      const form = page
        .locator("form")
        .filter({ has: page.getByLabel(/^Username/) });
      const { username, password } = memberOf(who);
      await form.getByLabel(/^Username/).fill(username);
      await form.getByLabel(/^Password/).fill(password);
      await form
        .getByRole("button", { name: wordsOf("login.form"), exact: true })
        .click();
      await eventually(form).toHaveCount(0);
    },
  };
}

/**
 * Journeys with stock accounts, on a sandbox of the file's own with a portal in front of it. They share its accounts
 * and its clock, so each looks at what has changed, and none at what there is in all.
 *
 * @example const lived = livedJourneys(); lived("a deposit arrives", async ({ arrive }) => { … })
 */
export function livedJourneys() {
  let platform: OwnPlatform | undefined;
  beforeAll(async () => {
    platform = await startOwnPlatform(stage().build);
  });
  afterAll(() => platform?.end());
  return (
    title: string,
    journey: (world: Lived) => Promise<void>,
    timeout?: number,
  ): void =>
    more(
      title,
      async ({ visit }) => {
        if (!platform) throw new Error("There is no platform.");
        await journey(await livedIn(visit, platform));
      },
      timeout,
    );
}
