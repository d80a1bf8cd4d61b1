import type { Page } from "playwright";
import { describe } from "vitest";
import { announcements } from "@foyer/platform/calls";
import type { ModalRequest } from "@foyer/app/navigation/modals";
import { pressBack } from "./harness/back.ts";
import { accessibilityProblems } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { gamesOf } from "./harness/games.ts";
import { makePayee, openAs } from "./harness/payouts.ts";
import { clientOf } from "./harness/signIn.ts";
import {
  expect,
  moreTag,
  test,
  type PageWish,
  type Visit,
} from "./harness/test.ts";

/*
 * Every dialog of the registry (modals.ts) as a page of its own: what routes.spec.ts is for pages. `verify` looks
 * once, `verify:full journeys` in the languages of the packs, both modes and the narrowest window.
 */

type Who = "guest" | "member";
const looks: readonly (PageWish & { readonly more?: true })[] = [
  { width: 390, mode: "light", lang: "XB" },
  { width: 1280, mode: "dark", lang: "MY", more: true },
  { width: 390, mode: "dark", lang: "CN", more: true },
  { width: 1280, mode: "light", lang: "EN", more: true },
  { width: 320, mode: "light", lang: "MY", more: true },
];

/** High enough that no dialog scrolls: axe cannot determine the colours of what is cut off at an edge. */
const height = 2000;

/**
 * What axe cannot decide about a dialog. It recognises an open one only by the role "dialog", and thinks that the
 * page behind an alert can be reached; ConfirmDialog.test.tsx checks that with Tab. And for text of several lines it
 * compares everything below each line, including the page behind the overlay; the stories measure the same colours
 * without one.
 */
const beyondAxe = {
  alert:
    /^violation: (aria-hidden-focus|landmark-one-main|page-has-heading-one) /,
  lines: /^unexplained: color-contrast [^]*partially overlaps other elements/,
} as const;

/** Every name of the registry; a new one causes a compile error until it is added here. */
async function dialogsOf(visit: Visit, order: string) {
  const { promotion, player } = await clientOf(visit, undefined).call(
    announcements,
    { types: "B,PL,PU,PR,H", platform: "W", execution: "B", language: "EN" },
  );
  const games = await gamesOf(visit.sandbox, { gameType: "PVP" });
  const game = games.find(({ maintenance }) => !maintenance);
  if (!game) throw new Error("There is no game.");
  const { vassalage, gameType, gameCode } = game;
  const title = game.name;
  const requests: {
    readonly [Name in ModalRequest["name"]]: readonly [
      Who,
      Extract<ModalRequest, { name: Name }>,
    ];
  } = {
    login: ["guest", { name: "login" }],
    register: ["guest", { name: "register" }],
    forgotPassword: ["guest", { name: "forgotPassword" }],
    logout: ["member", { name: "logout" }],
    changePassword: ["member", { name: "changePassword" }],
    receipt: ["member", { name: "receipt", id: order }],
    contracts: ["member", { name: "contracts" }],
    panel: ["member", { name: "panel", panel: "member", page: undefined }],
    game: ["member", { name: "game", title, vassalage, gameType, gameCode }],
    vendorGames: ["guest", { name: "vendorGames", title, vassalage, gameType }],
    notice: ["guest", { name: "notice", id: player[0]?.id ?? "" }],
    promotion: [
      "guest",
      { name: "promotion", id: promotion.list[0]?.id ?? "" },
    ],
    help: ["guest", { name: "help" }],
    licence: ["guest", { name: "licence" }],
    mirrors: ["guest", { name: "mirrors" }],
    models: ["member", { name: "models" }],
    download: ["guest", { name: "download" }],
    chat: ["member", { name: "chat" }],
    service: ["guest", { name: "service" }],
  };
  return Object.values(requests);
}

/** Opens a dialog by a history entry, which is how all dialogs are opened. */
const ask = (page: Page, modal: ModalRequest) =>
  page.evaluate((request) => {
    const state = { usr: { modal: request }, key: request.name };
    history.pushState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, modal);

const dialogs = (page: Page) =>
  page.locator("[role=dialog], [role=alertdialog]");

const overflow = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/** Opens the dialog, describes what is wrong with it in sentences, and closes it. */
async function problemsOf(
  page: Page,
  modal: ModalRequest,
): Promise<readonly string[]> {
  const dialog = dialogs(page);
  await eventually(dialog).toHaveCount(0);
  await ask(page, modal);
  await eventually(dialog, modal.name).toHaveCount(1);
  // A game and a chat never become idle; by then this was long enough for their files.
  await page
    .waitForLoadState("networkidle", { timeout: 3000 })
    .catch(() => undefined);
  await eventually(
    dialog.locator("[aria-busy=true]"),
    `${modal.name} is ready`,
  ).toHaveCount(0);
  const isAlert = (await dialog.getAttribute("role")) === "alertdialog";
  const problems = (await accessibilityProblems(page)).filter(
    (problem) =>
      !(isAlert && beyondAxe.alert.test(problem)) &&
      !beyondAxe.lines.test(problem),
  );
  if ((await overflow(page)) !== 0) problems.push("is wider than the window");
  const inside = await dialog.evaluate((element) =>
    element.contains(document.activeElement),
  );
  if (!inside) problems.push("has the focus outside");
  const behind = await page.evaluate(() => ({
    inert: document.querySelector("main")?.closest("[inert]"),
    // Inherited by all elements: a change would make the browser style the whole page again, before the dialog is seen.
    presses: getComputedStyle(document.body).pointerEvents,
  }));
  if (!behind.inert) problems.push("leaves the page behind within reach");
  if (behind.presses !== "auto") problems.push("restyles the page behind");
  await pressBack(page);
  await eventually(dialog, `${modal.name} after Back`).toHaveCount(0);
  return problems.map((problem) => `${modal.name} ${problem}`);
}

describe("every dialog", () => {
  for (const { more, ...look } of looks)
    test(
      `is accessible, fits, holds the focus, goes by Back, and raises no violation: ${look.width} ${look.mode} ${look.lang}`,
      { timeout: 180_000, tags: more ? [moreTag] : [] },
      async ({ visit }) => {
        // A withdrawal that awaits confirmation opens its dialog automatically once; after that it is opened by its
        // number, like the others.
        const payee = await makePayee(visit, [{ confirmMinutes: null }]);
        const all = await dialogsOf(visit, payee.orders[0] ?? "");
        const guest = await visit.newPage({ ...look, height });
        await guest.goto(`${visit.portal}/help`);
        const member = await openAs(visit, payee, { ...look, height });
        await eventually(dialogs(member)).toHaveCount(1);
        await member.goto(`${visit.portal}/help`);
        const walk = async (who: Who, page: Page) => {
          const wrong: string[] = [];
          for (const [whose, modal] of all)
            if (whose === who) wrong.push(...(await problemsOf(page, modal)));
          return wrong;
        };
        // A page waits for the network half of the time; the other page uses that time.
        const wrong = await Promise.all([
          walk("guest", guest),
          walk("member", member),
        ]);
        expect(wrong.flat()).toEqual([]);
      },
    );
});
