import { readdirSync } from "node:fs";
import { describe } from "vitest";
import { root } from "@foyer/brand/checkout";
import { eventually } from "./harness/eventually.ts";
import { requests } from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";

/* What a build gives to a server, as the preview serves it. */

const files = readdirSync(`${root}packages/app/dist-e2e`, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    `${parentPath}/${name}`.slice(`${root}packages/app/dist-e2e`.length),
  );
const isPrivate = (file: string) => /\.(map|br|gz)$|\/\.|^\/_/.test(file);
const isConnector = (file: string) => file.startsWith("/connect/");
const shipped = files.filter((file) => !isPrivate(file));

/** A script URL, except where React itself blocks them, and a list of blocked ones. */
const scriptAddress = /javascript:(?!\s|throw new Error\(|[`"']\])/i;

describe("everything that is served", () => {
  test("has no code inside a document, nor any that is made of text", async ({
    visit,
  }) => {
    const read = shipped.filter((file) => /\.(html|js)$/.test(file));
    expect(read.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const file of read) {
      const text = await (await fetch(visit.portal + file)).text();
      const patterns = file.endsWith(".html")
        ? [
            /<script(?![^>]*\ssrc=)(?! type="application\/json")/,
            /\son\w+=/,
            /\sstyle=/,
            /<style/,
          ]
        : [/[^.\w]eval\(/, /new Function\b/, /document\.write/];
      for (const pattern of patterns)
        if (pattern.test(text)) wrong.push(`${file}: ${pattern}`);
      if (scriptAddress.test(text))
        wrong.push(`${file}: an address that is a script`);
    }
    expect(wrong).toEqual([]);
  });

  test("has the strict headers, is kept as long as its name holds, and shows no source", async ({
    visit,
  }) => {
    const wrong: string[] = [];
    const missing = ["/assets/gone-1a2b.js", "/gone.png", "/connect/gone.html"];
    for (const file of [...files, ...missing]) {
      const answer = await fetch(visit.portal + file);
      const get = (name: string) => answer.headers.get(name) ?? "";
      const check = (sound: boolean, what: string) => {
        if (!sound) wrong.push(`${file}: ${what}`);
      };
      const isThere = shipped.includes(file);
      const policy = get("content-security-policy");
      check(answer.status === (isThere ? 200 : 404), `${answer.status}`);
      if (!isThere) check(!(await answer.text()).includes("<"), "a document");
      check(get("x-content-type-options") === "nosniff", "sniffed");
      check(/frame-ancestors '(none|self)'/.test(policy), "framed by others");
      check(
        /(strict-origin|no-referrer)$/.test(get("referrer-policy")),
        "told",
      );
      check(get("permissions-policy") !== "", "permits");
      check(get("cross-origin-embedder-policy") === "", "has COEP");
      if (!isThere || isConnector(file)) continue;
      check(policy.includes("require-trusted-types-for 'script'"), "no types");
      check(
        get("cross-origin-opener-policy") === "same-origin-allow-popups",
        "opener",
      );
      check(
        get("cache-control").includes("immutable") ===
          file.startsWith("/assets/"),
        `kept: ${get("cache-control")}`,
      );
    }
    expect(wrong).toEqual([]);
  });
});

describe("the licences of what is served", () => {
  test("name what the first script, a lazy file and a worker hold, with their words", async ({
    visit,
  }) => {
    const answer = await fetch(`${visit.portal}/licences.txt`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await answer.text();
    for (const name of ["react", "dompurify", "altcha-lib"])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, "m"));
    expect(text).toContain("Copyright");
  });
});

describe("the policies of Trusted Types", () => {
  more(
    "have their names from the start, so that no other script can make one of them",
    async ({ visit }) => {
      visit.expectProblem(/trusted.?types/i);
      const page = await visit.newPage();
      await page.goto(visit.portal);
      await eventually(page.locator("#root main")).toHaveCount(1);
      expect(
        await page.evaluate(`["portal-rich-text", "foyer-worker"].map((name) => {
          try {
            trustedTypes.createPolicy(name, { createHTML: (html) => html });
            return "made";
          } catch (error) {
            return error.name;
          }
        })`),
      ).toEqual(["TypeError", "TypeError"]);
    },
  );
});

describe("the portal in another site's frame", () => {
  test("is not drawn, and asks the platform for nothing", async ({ visit }) => {
    visit.expectProblem(/frame|X-Frame-Options/i);
    const page = await visit.newPage();
    await page.route("http://other.example/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Other</title><iframe src="${visit.portal}/"></iframe>`,
      }),
    );
    const asked = requests(page);
    const refused = page.waitForEvent("requestfailed", (request) =>
      request.url().startsWith(visit.portal),
    );
    await page.goto("http://other.example/");
    await refused.catch(() => undefined);
    const [inner] = page.frames().slice(1);
    await eventually.poll(() => inner?.url() ?? "").toMatch(/^chrome-error:/);
    expect(await page.frameLocator("iframe").locator("#root").count()).toBe(0);
    expect(asked("/wps/")).toEqual([]);
    // The same page opened normally does both.
    await page.goto(visit.portal);
    await eventually(page.locator("#root main")).toHaveCount(1);
    expect(asked("/wps/")).not.toEqual([]);
  });
});
