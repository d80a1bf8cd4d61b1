import { describe } from "vitest";
import type { Fault } from "./harness/control.ts";
import { eventually } from "./harness/eventually.ts";
import { header, memberMenu, requests, section } from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/** The calls that are made before anything else (SYS-06). */
const siteCalls = [
  "/wps/system/permission",
  "/wps/system/status",
  "/wps/system/whitelabel",
  "/wps/system/domainRoute",
];
const slowMs = 700;

describe("the start", () => {
  // SYS-06
  test("asks for nothing of the lobby before the site's information is there", async ({
    visit,
  }) => {
    const events: { readonly kind: "asked" | "ended"; readonly url: string }[] =
      [];
    const page = await visit.newPage();
    page.on("request", (request) => {
      events.push({ kind: "asked", url: request.url() });
    });
    page.on("requestfinished", (request) => {
      events.push({ kind: "ended", url: request.url() });
    });
    await visit.control.addFault({
      call: "domainRoute",
      kind: "delay",
      delayMs: slowMs,
    });
    const slow = page.waitForResponse(/domainRoute/);
    await page.goto(visit.portal);
    const answer = await slow;
    await answer.finished();
    expect(answer.request().timing().responseEnd).toBeGreaterThanOrEqual(
      slowMs,
    );
    await section(page, wordsOf("lobby.hot.title"))
      .getByRole("article")
      .first()
      .waitFor();

    const isSite = (url: string) =>
      siteCalls.some((path) => url.includes(path));
    const lastEnd = events.findLastIndex(
      ({ kind, url }) => kind === "ended" && isSite(url),
    );
    const before = events.slice(0, lastEnd).map(({ url }) => url);
    for (const path of siteCalls)
      expect(before.filter((url) => url.includes(path))).not.toEqual([]);
    const early = before.filter(
      (url) =>
        (url.includes("/wps/") && !isSite(url)) ||
        url.startsWith(visit.sandbox),
    );
    expect(early).toEqual([]);
    const after = events.slice(lastEnd).map(({ url }) => url);
    expect(after.some((url) => url.includes("/wps/game/hot"))).toBe(true);
    expect(after.some((url) => url.startsWith(visit.sandbox))).toBe(true);
  });

  test("shows the maintenance page alone, with an end only if it is known", async ({
    visit,
  }) => {
    const endTime = Date.UTC(2027, 0, 2, 3, 4);
    const maintenance = { on: true, message: "New tables arrive." };
    await visit.control.setStatus({ maintenance: { ...maintenance, endTime } });
    const page = await visit.newPage();
    const asked = requests(page);
    await page.goto(visit.portal);
    const title = page.getByRole("heading", {
      name: wordsOf("ui.maintenancePage.title"),
    });
    await eventually(title).toBeVisible();
    await eventually(page.getByText("New tables arrive.")).toBeVisible();
    await eventually(page.locator("time")).toHaveAttribute(
      "datetime",
      new Date(endTime).toISOString(),
    );
    await eventually(
      page.getByRole("button", { name: wordsOf("menu.service") }),
    ).toBeVisible();
    expect(await header(page).count()).toBe(0);
    expect(asked("/wps/game/")).toEqual([]);

    await visit.control.setStatus({ maintenance });
    await page.reload();
    await eventually(title).toBeVisible();
    expect(
      await page.getByText(wordsOf("ui.maintenancePage.end")).count(),
    ).toBe(0);
  });

  more(
    "shows the region page alone, with the visitor's address",
    async ({ visit }) => {
      await visit.control.setStatus({
        regionRestriction: { on: true, message: "We hold no licence there." },
      });
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(`${visit.portal}/live`);
      await eventually(
        page.getByRole("heading", {
          name: wordsOf("ui.regionBlockPage.title"),
        }),
      ).toBeVisible();
      const main = page.getByRole("main");
      await eventually(main).toContainText("We hold no licence there.");
      await eventually(main).toContainText(/\d+\.\d+\.\d+\.\d+|::1/);
      await eventually(
        main.getByRole("button", { name: wordsOf("menu.service") }),
      ).toBeVisible();
      expect(await header(page).count()).toBe(0);
      expect(asked("/wps/game/")).toEqual([]);
    },
  );

  const faults: Fault[] = [
    { call: "systemStatus", kind: "status", status: 500 },
    { call: "systemStatus", kind: "malformed" },
    { call: "permission", kind: "status", status: 500 },
    { call: "permission", kind: "dropBefore" },
  ];
  test.for(faults)(
    "without $call ($kind) offers a new try and never the lobby",
    async (fault, { visit }) => {
      visit.expectProblem(/status of 50[0-4]|ERR_/);
      await visit.control.addFault(fault);
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(visit.portal);
      await eventually(
        page.getByRole("heading", { name: wordsOf("ui.startFailure.title") }),
      ).toBeVisible();
      expect(asked("/wps/game/")).toEqual([]);
      await visit.control.liftFaults();
      await page
        .getByRole("button", { name: wordsOf("session.retry") })
        .click();
      await section(page, wordsOf("lobby.hot.title"))
        .getByRole("article")
        .first()
        .waitFor();
    },
  );
});

describe("?token=", () => {
  // OPN-16
  test("signs in once, and the token is nowhere but in session storage", async ({
    visit,
  }) => {
    const token = await signIn(visit, await visit.control.makeMember());
    const page = await visit.newPage();
    const said: string[] = [];
    page.on("console", (message) => void said.push(message.text()));
    const asked = requests(page);
    await page.goto(`${visit.portal}/live?token=${token}&q=a#top`);
    await memberMenu(page).waitFor();
    await page.waitForLoadState("networkidle");
    expect(page.url()).toBe(`${visit.portal}/live?q=a#top`);

    const [entry, ...rest] = asked("");
    expect(entry?.url()).toContain(token);
    const leaks: string[] = [];
    let used = 0;
    for (const request of rest) {
      const { authorization, ...headers } = await request.allHeaders();
      if (authorization !== undefined) {
        used += 1;
        expect(request.url().startsWith(`${visit.portal}/wps/`)).toBe(true);
      }
      const seen = request.url() + JSON.stringify(headers) + request.postData();
      if (seen.includes(token)) leaks.push(request.url());
    }
    expect(used).toBeGreaterThan(0);
    expect(leaks).toEqual([]);
    const kept = await page.evaluate(() => ({
      session: Object.entries(sessionStorage),
      elsewhere:
        JSON.stringify(localStorage) +
        document.cookie +
        document.documentElement.outerHTML +
        JSON.stringify(history.state),
    }));
    const cookies = JSON.stringify(await page.context().cookies());
    expect(kept.elsewhere + cookies + said.join()).not.toContain(token);
    expect(kept.session.filter(([, value]) => value.includes(token))).toEqual([
      ["token", token],
    ]);

    await page.reload();
    await eventually(memberMenu(page)).toBeVisible();
  });

  more(
    "takes the place of another session without mixing the two",
    async ({ visit }) => {
      const [first, second] = [
        await visit.control.makeMember({ balance: "11.00" }),
        await visit.control.makeMember({ balance: "22.00" }),
      ];
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/?token=${await signIn(visit, first)}`);
      await eventually(header(page)).toContainText("11.00");
      const token = await signIn(visit, second);
      await page.goto(`${visit.portal}/?token=${token}`);
      const change = page.getByRole("button", {
        name: `Switch to ${second.username}`,
      });
      await eventually(change).toBeVisible();
      await eventually(
        page.getByRole("banner", { includeHidden: true }),
      ).toContainText("11.00");
      await change.click();
      await eventually(header(page)).toContainText("22.00");
      await eventually(memberMenu(page)).toHaveAccessibleName(
        new RegExp(second.username),
      );
      expect(
        await page.evaluate(() => JSON.stringify(sessionStorage)),
      ).not.toContain(first.username);
    },
  );

  more(
    "is stripped and never used when it cannot be one",
    async ({ visit }) => {
      const page = await visit.newPage();
      const asked = requests(page);
      const good = "a".repeat(32);
      for (const query of [
        "token=",
        `token=${good}%0d%0aX-Evil:1`,
        "token=%3Cscript%3Ealert(1)%3C/script%3E",
        `token=${"a".repeat(4097)}`,
        `token=${good}&token=${good}`,
      ]) {
        await page.goto(`${visit.portal}/?${query}`);
        await eventually(
          header(page).getByRole("button", { name: wordsOf("login.form") }),
        ).toBeVisible();
        expect(page.url()).toBe(`${visit.portal}/`);
        expect(
          await page.evaluate(() => sessionStorage.getItem("token")),
        ).toBeNull();
      }
      for (const request of asked("/wps/"))
        expect(await request.headerValue("authorization")).toBeNull();
    },
  );

  test("of a session that is over leads to the login, once", async ({
    visit,
  }) => {
    visit.expectProblem(/status of 401/);
    const member = await visit.control.makeMember();
    const token = await signIn(visit, member);
    await visit.control.signOut(member.username);
    const page = await visit.newPage();
    await page.goto(`${visit.portal}/?token=${token}`);
    await eventually(
      page.getByRole("dialog", { name: wordsOf("login.title") }),
    ).toBeVisible();
    await eventually(
      page.getByText("Please log in", { exact: true }),
    ).toHaveCount(1);
    expect(
      await page.evaluate(() => sessionStorage.getItem("token")),
    ).toBeNull();
  });
});
