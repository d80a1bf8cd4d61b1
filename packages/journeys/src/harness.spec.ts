import { describe } from "vitest";
import { pressBack } from "./harness/back.ts";
import { noSuchPage } from "./harness/noSuchPage.ts";
import { expect, test } from "./harness/test.ts";

/* What the other journeys rely on: that the collectors collect, and that faults take effect. */
describe("the harness", () => {
  test("sees a violation of the policy, and lets a test expect it", async ({
    visit,
  }) => {
    visit.expectProblem(
      /policy: style-src|violates the following Content Security Policy/,
    );
    const page = await visit.newPage();
    const reported = page.waitForEvent("console", (message) =>
      message.text().includes("Content Security Policy"),
    );
    await page.goto(visit.portal);
    await page.evaluate(() =>
      document.body.setAttribute("style", "color: transparent"),
    );
    await reported;
  });

  test("gives each run a status of its own", async ({ visit }) => {
    await visit.control.setStatus({
      maintenance: { on: true, message: "Back soon" },
    });
    const ask = async (run: string) => {
      const answer = await fetch(`${visit.portal}/wps/system/status`, {
        headers: { Cookie: `foyer_run=${run}` },
      });
      return answer.text();
    };
    expect(await ask(visit.runId)).toContain("Back soon");
    expect(await ask("another-run")).not.toContain("Back soon");
  });

  test("makes a fault that bites, once", async ({ visit }) => {
    await visit.control.addFault({
      call: "systemStatus",
      kind: "status",
      status: 503,
      count: 1,
    });
    const ask = () =>
      fetch(`${visit.portal}/wps/system/status`, {
        headers: { Cookie: `foyer_run=${visit.runId}` },
      });
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 200]);
  });

  test("makes members", async ({ visit }) => {
    const [one, other] = [
      await visit.control.makeMember({ balance: "20.00" }),
      await visit.control.makeMember(),
    ];
    expect(one.username).not.toBe(other.username);
  });

  test("brings back a left page alive in a browser as it is shipped", async ({
    visit,
  }) => {
    const page = await visit.newPage({ asShipped: true });
    await page.goto(`${visit.gallery}/gallery.html`);
    await page.evaluate(() => Reflect.set(globalThis, "kept", true));
    await page.goto(`${visit.portal}${noSuchPage}`);
    await pressBack(page);
    await page.waitForURL(/gallery/, { waitUntil: "commit" });
    expect(await page.evaluate(() => Reflect.get(globalThis, "kept"))).toBe(
      true,
    );
  });
});
