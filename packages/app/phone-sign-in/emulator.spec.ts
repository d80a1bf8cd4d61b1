import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connector } from "../src/entry/phone-auth/phoneAuthFrame.ts";
import type {
  PhoneAsk,
  PhoneWord,
} from "../src/entry/phone-auth/phoneAuthProtocol.ts";
import { endAll } from "../../../scripts/lib/children.mjs";
import {
  buildPage,
  type Provider,
  startBrowser,
  startEmulator,
  startPlayed,
  startPortal,
} from "./stage.ts";

declare global {
  interface Window {
    readonly askConnector: Connector;
  }
}

let folder = "";
let browser: Browser;
beforeAll(async () => {
  folder = await buildPage();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await endAll();
});

const send = (number: string): PhoneAsk => ({
  kind: "send",
  number,
  language: "en",
  mode: "light",
});

/** Sends a request as a registration does, from the portal's page. */
const ask = (page: Page, body: PhoneAsk): Promise<PhoneWord> =>
  page.evaluate((asked) => {
    const connector = document.querySelector<HTMLMetaElement>(
      'meta[name="foyer-phone-connector"]',
    );
    return window.askConnector(connector?.content ?? "", asked, {
      signal: new AbortController().signal,
      words: { title: "Check", cancel: "Cancel" },
    });
  }, body);

const claims = (idToken: string): unknown =>
  JSON.parse(
    Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8"),
  );

const providers: readonly (readonly [
  string,
  () => Promise<Provider & { readonly end?: () => void }>,
])[] = [
  ["the third party's emulator", startEmulator],
  ["the sandbox", startPlayed],
];

describe.each(providers)("phone sign-in before %s", (_, start) => {
  let provider: Provider & { readonly end?: () => void };
  let portal = "";
  let page: Page;
  const asked: string[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    provider = await start();
    portal = (await startPortal(folder, provider)).url;
    const context = await browser.newContext();
    // No request leaves this machine.
    await context.route(
      (url) => !["localhost", "127.0.0.1"].includes(url.hostname),
      (route) => {
        asked.push(route.request().url());
        return route.abort();
      },
    );
    page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error")
        problems.push(`${message.text()} at ${message.location().url}`);
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(portal);
  });
  afterAll(async () => {
    await page?.context().close();
    provider?.end?.();
  });

  // A new number each time: the provider makes callers wait before it sends a second code to the same number.
  let number = "";
  let numbers = 0;
  const sent = async (): Promise<string> => {
    number = `+6012555014${(numbers += 1)}`;
    const word = await ask(page, send(number));
    if (word.kind !== "sent") throw new Error(JSON.stringify(word));
    return word.verificationId;
  };

  it("sends a code, and gives a proof of the number for it", async () => {
    const verificationId = await sent();
    const code = await provider.codeTo(number);
    const word = await ask(page, { kind: "verify", verificationId, code });
    expect(word.kind === "verified" && claims(word.idToken)).toMatchObject({
      phone_number: number,
    });
    expect(await page.locator("iframe").count()).toBe(0);
  });

  it("refuses a wrong code", async () => {
    const verificationId = await sent();
    const right = await provider.codeTo(number);
    const code = right === "000000" ? "000001" : "000000";
    expect(await ask(page, { kind: "verify", verificationId, code })).toEqual({
      kind: "refused",
      code: "invalid-verification-code",
    });
  });

  it("refuses a code for the second time", async () => {
    const verificationId = await sent();
    const code = await provider.codeTo(number);
    const verify: PhoneAsk = { kind: "verify", verificationId, code };
    expect(await ask(page, verify)).toMatchObject({ kind: "verified" });
    expect(await ask(page, verify)).toMatchObject({ kind: "refused" });
  });

  it("refuses what is no number", async () => {
    expect(await ask(page, send("60125550147"))).toEqual({
      kind: "refused",
      code: "invalid-phone-number",
    });
  });

  it("keeps nothing, and asks nobody else", async () => {
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length]),
    ).toEqual([0, 0]);
    expect(await page.context().storageState()).toEqual({
      cookies: [],
      origins: [],
    });
    expect(asked).toEqual([]);
    // Rejections are 400 responses, and no emulator supports scoring (501): the console logs both as errors.
    expect(
      problems.filter((text) => !/status of (400|501)/.test(text)),
    ).toEqual([]);
  });

  it("stands at its own origin alone, which has nothing else", async () => {
    const own = portal.replace("localhost", "127.0.0.1");
    const status = async (address: string) => (await fetch(address)).status;
    expect(await status(`${portal}/connect/phone.html`)).toBe(404);
    expect(await status(`${portal}/connect/phone.js`)).toBe(404);
    expect(await status(`${own}/`)).toBe(404);
    expect(await status(`${own}/connect/phone.html`)).toBe(200);
  });

  it("does nothing where nobody frames it", async () => {
    const own = portal.replace("localhost", "127.0.0.1");
    const alone = await page.context().newPage();
    await alone.goto(`${own}/connect/phone.html#nonce`);
    const said = await alone.evaluate(async () => {
      const words: unknown[] = [];
      addEventListener("message", ({ data }) => words.push(data));
      postMessage(
        {
          type: "foyer:phone",
          nonce: "nonce",
          body: { kind: "send", number: "+60125550147", language: "en" },
        },
        location.origin,
      );
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return words.length;
    });
    expect(said).toBe(1);
    await alone.close();
  });
});
