import type { Locator, Page, Request } from "playwright";
import type { Member, MemberWish } from "./control.ts";
import { eventually } from "./eventually.ts";
import { signIn } from "./signIn.ts";
import type { PageWish, Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/** Parts of the portal that many journeys use. */

export const header = (page: Page): Locator => page.getByRole("banner");

export const loginDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: wordsOf("login.title") });

/** The button of the member's menu, which exists only when logged in. */
export const memberMenu = (page: Page): Locator =>
  header(page).getByRole("button", { name: /^Account menu/ });

/** Opens the login popup from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await header(page)
    .getByRole("button", { name: wordsOf("login.form") })
    .click();
  const dialog = loginDialog(page);
  await dialog.waitFor();
  return dialog;
}

/** Fills in the open login popup and submits it. */
export async function submitLogin(
  page: Page,
  { username, password }: Member,
): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
}

/** Logs in from the header, and waits until the header shows the member. */
export async function logIn(page: Page, member: Member): Promise<void> {
  await openLogin(page);
  await submitLogin(page, member);
  await memberMenu(page).waitFor();
}

/** Chooses from the member's menu. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await memberMenu(page).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Logs out from the member's menu, and confirms. */
export async function logOut(page: Page): Promise<void> {
  await chooseFromMenu(page, "Log out");
  await page.getByRole("button", { name: wordsOf("stepUp.confirm") }).click();
}

/** A section of the lobby, by its heading. */
export const section = (page: Page, name: string): Locator =>
  page.getByRole("region", { name, exact: true });

/** The cards in a part of the page. */
export const cards = (part: Locator | Page): Locator =>
  part.getByRole("article");

/**
 * The requests that a page makes from now on; the list grows.
 *
 * @example const asked = requests(page); …; expect(asked("/wps/game/list")).toHaveLength(1)
 */
export function requests(page: Page): (part: string) => readonly Request[] {
  const all: Request[] = [];
  page.on("request", (request) => void all.push(request));
  return (part) => all.filter((request) => request.url().includes(part));
}

/** The member for whom a page is opened, its path, and its look. */
export interface MemberVisit {
  /** Start path; default: the lobby. */
  readonly path?: string;
  readonly wish?: MemberWish;
  readonly page?: PageWish;
  /** Runs before the portal is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/**
 * A page of a new member who is already logged in.
 *
 * @example const { page, member } = await openAsMember(visit, { path: "/favorite", wish: { favourites: 3 } });
 */
export async function openAsMember(
  visit: Visit,
  { path = "/", wish = {}, page: look = {}, before }: MemberVisit = {},
): Promise<{ readonly page: Page; readonly member: Member }> {
  const member = await visit.control.makeMember(wish);
  const token = await signIn(visit, member);
  const page = await visit.newPage(look);
  await before?.(page);
  const address = new URL(path, visit.portal);
  address.searchParams.set("token", token);
  await page.goto(address.href);
  // The member's part of the header, by its role alone: its text depends on the language.
  await header(page).getByRole("group").waitFor();
  return { page, member };
}

/**
 * Opens another page of a member, as a tab that gets the session from the first one. The other tab has 200 ms to
 * answer; on a busy machine that may take a second attempt.
 *
 * @example const second = await visit.newPage({ context: page.context() }); await joinSession(second, visit.portal);
 */
export async function joinSession(
  second: Page,
  address: string,
  name: RegExp = /^Account menu/,
): Promise<void> {
  await eventually(async () => {
    await second.goto(address);
    await eventually(memberMenu(second)).toHaveAccessibleName(name, {
      timeout: 3000,
    });
  }).toPass();
}

/** Another tab of the member, at a path. */
export async function secondTab(
  visit: Visit,
  first: Page,
  path = "/",
): Promise<Page> {
  const second = await visit.newPage({ context: first.context() });
  await joinSession(second, visit.portal + path);
  return second;
}
