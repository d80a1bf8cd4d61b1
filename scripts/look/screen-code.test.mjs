// @ts-check
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { at } from "../lib/root.mjs";
import { graphOf, reach, readSources, resolver } from "./graph.mjs";
import { ownPages, readPortal } from "./screen-code.mjs";

const app = "packages/app/src";
const home = `${app}/play/lobby/HomePage.tsx`;
/** Screens, and the files of their pages. */
const pages = {
  home,
  login: home,
  category: `${app}/play/lobby/GameListPage.tsx`,
  promotions: `${app}/news/promotions/PromotionsPage.tsx`,
  deposit: `${app}/money/deposit/DepositPage.tsx`,
  records: `${app}/portal/centre/RecordPages.tsx`,
  mall: `${app}/portal/PointMallPage.tsx`,
  team: `${app}/team/team/TeamPage.tsx`,
  contracts: `${app}/team/contracts/pagesByType.tsx`,
  notFound: `${app}/portal/system-status/NotFound.tsx`,
};

/** @type {import("./screen-code.mjs").Portal} */
let portal;
/** @type {import("./graph.mjs").Graph} */
let graph;
beforeAll(async () => {
  portal = await readPortal();
  graph = graphOf(readSources(), resolver());
}, 60_000);

const read = (/** @type {string} */ file) => readFileSync(at(file), "utf8");
const codeOf = (/** @type {string} */ screen) =>
  reach(
    graph,
    [".storybook/pages/Home.stories.tsx"],
    ownPages([screen], portal, read),
  );

it.each(Object.entries(pages))(
  "a screen shows its own page and no other's: %s",
  (screen, file) => {
    const code = codeOf(screen);
    const all = new Set(Object.values(pages));
    expect([...all].filter((page) => code.has(page))).toEqual([file]);
  },
);

it("every screen has code of its own", () => {
  const shared = codeOf("none").size;
  const bare = Object.keys(portal.screens).filter(
    (screen) => codeOf(screen).size <= shared,
  );
  expect(bare).toEqual([]);
});

it("what is around every page is part of each screen", () => {
  for (const screen of ["home", "deposit"])
    expect([...codeOf(screen).keys()]).toContain(`${app}/portal/Root.tsx`);
});
