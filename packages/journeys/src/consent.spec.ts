import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { intercept } from "./harness/faults.ts";
import { requests } from "./harness/journey.ts";
import { expect, more, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const permission = { call: "permission", wire: "/wps/system/permission" };
const tag = "G-FOYER12345";
const tagHost = "www.googletagmanager.com";

/** A page of a portal whose platform names a tag; the third party's script is replaced by an empty one. */
async function openMeasured(visit: Visit, width: number) {
  const page = await visit.newPage({ width });
  await intercept(page, permission, async (route) => {
    const response = await route.fetch();
    const json: { value: object } = await response.json();
    Object.assign(json.value, { analytics: { gtagId: tag } });
    await route.fulfill({ response, json });
  });
  await page.route(`https://${tagHost}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const asked = requests(page);
  await page.goto(`${visit.portal}/live`, { waitUntil: "networkidle" });
  const bar = page.getByRole("region", {
    name: wordsOf("ui.consentBar.title"),
  });
  await bar.waitFor();
  return { page, asked, bar };
}

/** "Do not allow" contains the same word. */
const allow = (bar: Locator) =>
  bar
    .getByRole("button", { name: wordsOf("ui.consentBar.accept"), exact: true })
    .click();

/** Every event that the connector has sent to the tag. */
const told = (page: Page) =>
  page
    .frame({ url: /\/connect\/analytics\.html/ })
    ?.evaluate(() => {
      const layer: unknown = Reflect.get(globalThis, "dataLayer");
      return (Array.isArray(layer) ? layer : [])
        .map((words: ArrayLike<unknown>) => [...Array.from(words)])
        .filter(([word]) => word === "event")
        .map(([, name, details]) => [
          name,
          Reflect.get(Object(details), "page_title"),
        ]);
    })
    .catch(() => undefined);

describe("the measuring of visits", () => {
  for (const width of [390, 1280])
    more(
      `can be refused as easily as allowed at ${width}, and starts nothing before`,
      async ({ visit }) => {
        const { page, asked, bar } = await openMeasured(visit, width);
        const [refuse, accept] = await Promise.all(
          [
            wordsOf("ui.consentBar.refuse"),
            wordsOf("ui.consentBar.accept"),
          ].map((name) =>
            bar.getByRole("button", { name, exact: true }).boundingBox(),
          ),
        );
        expect(refuse).toMatchObject({
          y: accept?.y,
          width: accept?.width,
          height: accept?.height,
        });
        expect(asked("/connect/")).toEqual([]);
        await bar
          .getByRole("button", { name: wordsOf("ui.consentBar.refuse") })
          .click();
        await eventually(bar).toHaveCount(0);
        await page.reload({ waitUntil: "networkidle" });
        await eventually(bar).toHaveCount(0);
        expect([...asked("/connect/"), ...asked(tagHost)]).toEqual([]);
      },
    );

  more(
    "runs in a document of its own, and hears paths alone",
    async ({ visit }) => {
      const { page, asked, bar } = await openMeasured(visit, 1280);
      await allow(bar);
      await eventually.poll(() => told(page)).toEqual([["page_view", "/live"]]);
      expect(asked(tagHost).map((request) => request.url())).toEqual([
        `https://${tagHost}/gtag/js?id=${tag}`,
      ]);
      expect(await asked(tagHost)[0]?.headerValue("referer")).toBeNull();
      await page
        .getByRole("link", { name: wordsOf("hd_event") })
        .first()
        .click();
      await page.waitForURL("**/promotions");
      await eventually
        .poll(() => told(page))
        .toEqual([
          ["page_view", "/live"],
          ["page_view", "/promotions"],
        ]);
      await page
        .getByRole("button", { name: wordsOf("footer.cookieChoice") })
        .click();
      await eventually(bar).toBeFocused();
      await eventually.poll(() => page.frames().length).toBe(1);
    },
  );

  more(
    "reports how quick the pages are when the window is hidden, with consent alone",
    async ({ visit }) => {
      const { page, bar } = await openMeasured(visit, 1280);
      const reports: { type: string; address: string; value: number }[] = [];
      await page.route("**/report", (route) => {
        reports.push(route.request().postDataJSON());
        return route.fulfill({ status: 204 });
      });
      /* A headless window is never hidden: it is only said. */
      const turnAway = () =>
        page.evaluate(() => {
          for (const state of ["hidden", "visible"]) {
            Object.defineProperty(document, "visibilityState", {
              configurable: true,
              get: () => state,
            });
            document.dispatchEvent(
              new Event("visibilitychange", { bubbles: true }),
            );
          }
        });
      await turnAway();
      expect(reports).toEqual([]);
      await allow(bar);
      // Its code comes in spare time.
      await eventually(async () => {
        await page.getByRole("heading", { level: 1 }).click();
        await turnAway();
        expect(reports.map(({ type }) => type).toSorted()).toEqual([
          "CLS",
          "INP",
          "LCP",
        ]);
      }).toPass();
      for (const { address, value } of reports) {
        expect(address).toBe("/live");
        expect(value).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
