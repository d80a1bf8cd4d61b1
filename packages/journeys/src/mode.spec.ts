import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { cards, header, section } from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/* Runs in the page: counts React's commits, as its own developer tools would. */
function countCommits() {
  Reflect.set(globalThis, "commits", 0);
  Reflect.set(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => {
      const before = Number(Reflect.get(globalThis, "commits"));
      Reflect.set(globalThis, "commits", before + 1);
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  });
}

/* Runs in the page: records the mode and the body's colour in each frame from the first on. */
function watchFrames() {
  const seen: string[] = [];
  Reflect.set(globalThis, "frames", seen);
  const look = () => {
    const root = document.documentElement;
    if (document.body)
      seen.push(
        `${root?.dataset["mode"]} ${getComputedStyle(root).colorScheme}`,
      );
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const modes = ["dark", "light"] as const;

describe("the mode", () => {
  // THM-05, THM-01
  test("changes without a commit of React, and is kept", async ({ visit }) => {
    const page = await visit.newPage();
    await page.addInitScript(countCommits);
    await page.goto(visit.portal, { waitUntil: "networkidle" });
    await cards(section(page, wordsOf("con_rng")))
      .first()
      .waitFor();
    // The banners advance automatically, which causes a commit.
    await page
      .getByRole("button", { name: wordsOf("ui.bannerCarousel.pause") })
      .click();
    const notices = page.getByRole("button", {
      name: wordsOf("ui.noticeMarquee.pause"),
    });
    if ((await notices.count()) > 0) await notices.click();
    const commits = () =>
      page.evaluate(() => Number(Reflect.get(globalThis, "commits")));
    expect(await commits()).toBeGreaterThan(0);

    const root = page.locator("html");
    const paint = () =>
      page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
    const switcher = header(page).getByRole("button", { name: /^Switch to/ });
    await switcher.focus();
    const [dark, before] = [await paint(), await commits()];
    await page.keyboard.press("Enter");
    await eventually(root).toHaveAttribute("data-mode", "light");
    expect(await paint()).not.toBe(dark);
    await page.keyboard.press("Enter");
    await eventually(root).toHaveAttribute("data-mode", "dark");
    expect(await paint()).toBe(dark);
    await page.keyboard.press("Enter");
    await eventually(root).toHaveAttribute("data-mode", "light");
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    );
    expect(await commits()).toBe(before);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(
      "light",
    );
    await page.reload();
    await eventually(root).toHaveAttribute("data-mode", "light");
  });

  test.for(modes)("is %s from the first frame on", async (mode, { visit }) => {
    const page = await visit.newPage({ mode });
    await page.addInitScript(watchFrames);
    await page.goto(visit.portal);
    await cards(section(page, wordsOf("lobby.hot.title")))
      .first()
      .waitFor();
    const frames = await page.evaluate((): unknown =>
      Reflect.get(globalThis, "frames"),
    );
    if (!Array.isArray(frames)) throw new Error("No frames were seen.");
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set([`${mode} ${mode}`]));
  });
});

describe("the language", () => {
  more(
    "is kept as lang and hisLang, and holds after a reload",
    async ({ visit }) => {
      const page = await visit.newPage({ lang: "EN" });
      await page.goto(visit.portal);
      const root = page.locator("html");
      await eventually(root).toHaveAttribute("lang", "en");
      await header(page)
        .getByRole("button", { name: /^Language: / })
        .click();
      const other = page
        .getByRole("menuitemradio")
        .filter({ hasNotText: "English" })
        .first();
      await other.click();
      await eventually(root).not.toHaveAttribute("lang", "en");
      const chosen = await root.getAttribute("lang");
      const kept = await page.evaluate(() => ({
        lang: localStorage.getItem("lang"),
        hisLang: localStorage.getItem("hisLang"),
      }));
      expect(kept.lang).not.toBe("EN");
      // The previous language.
      expect(kept.hisLang).toBe("EN");
      await page.reload();
      await eventually(root).toHaveAttribute("lang", chosen ?? "");
    },
  );
});
