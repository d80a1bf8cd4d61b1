import type { Locator, Page } from "playwright";
import type { Member, MemberWish } from "./control.ts";
import { eventually } from "./eventually.ts";
import { signIn } from "./signIn.ts";
import type { PageWish, Visit } from "./test.ts";

/** The sockets that a page opens for live events, and what is received on them. */
export interface Sockets {
  readonly opened: () => number;
  readonly open: () => number;
  /** How often the platform confirmed that it is ready. */
  readonly ready: () => number;
}

/**
 * Watches a page's live event sockets from now on.
 *
 * @example const sockets = watchSockets(page); …; await eventually.poll(sockets.ready).toBe(1);
 */
export function watchSockets(page: Page): Sockets {
  let opened = 0;
  let closed = 0;
  let ready = 0;
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).pathname !== "/wps/events") return;
    opened += 1;
    socket.on("close", () => {
      closed += 1;
    });
    socket.on("framereceived", ({ payload }) => {
      if (payload.toString().includes('"READY"')) ready += 1;
    });
  });
  return {
    opened: () => opened,
    open: () => opened - closed,
    ready: () => ready,
  };
}

export interface Listening {
  readonly page: Page;
  readonly member: Member;
  readonly sockets: Sockets;
}

interface ListeningWish {
  readonly path?: string;
  readonly member?: MemberWish;
  readonly page?: PageWish;
  /** Runs before the first visit. */
  readonly before?: (page: Page) => Promise<void>;
}

/** A new member's page with a connected live event socket. */
export async function openListening(
  visit: Visit,
  { path = "/fish", member: wish, page: look, before }: ListeningWish = {},
): Promise<Listening> {
  const member = await visit.control.makeMember({ balance: "10.00", ...wish });
  const token = await signIn(visit, member);
  const page = await visit.newPage(look);
  const sockets = watchSockets(page);
  await before?.(page);
  const address = new URL(path, visit.portal);
  address.searchParams.set("token", token);
  await page.goto(address.href);
  await eventually.poll(sockets.ready).toBe(1);
  return { page, member, sockets };
}

/** The messages that the page shows, even if a dialog hides them from screen readers. */
export const news = (page: Page): Locator =>
  page
    .getByRole("region", { name: /^Notifications/, includeHidden: true })
    .getByRole("listitem", { includeHidden: true });

/**
 * Does something, and sees the message of it on one of the pages. The message is waited for from the beginning, because
 * it goes by itself after a few seconds, and one tab of a browser shows it for all.
 *
 * @example await toldOn([page, other], /was credited/, () => room.pay({ … }))
 */
export async function toldOn(
  pages: readonly Page[],
  text: RegExp,
  act: () => Promise<unknown>,
): Promise<void> {
  const shown = async () =>
    (await Promise.all(pages.map((page) => news(page).allInnerTexts())))
      .flat()
      .join("\n");
  await Promise.all([eventually.poll(shown).toMatch(text), act()]);
}
