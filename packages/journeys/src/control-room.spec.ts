import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe } from "vitest";
import {
  balance,
  deposit,
  forgotByEmail,
  systemStatus,
} from "@foyer/platform/calls";
import { pressInRoom, roomRows } from "./harness/controlRoom.ts";
import { startOwnSandbox, type OwnSandbox } from "./harness/ownSandbox.ts";
import { clientOf, prove, signIn } from "./harness/signIn.ts";
import { expect, more, test, type Visit } from "./harness/test.ts";

/*
 * What people do in the control room, in a real browser, because the browser determines what a form sends about its
 * origin.
 */

/** Time to write the whole seed again. */
const resetMs = 50_000;

test("a form of the control room is taken from the page that shows it", async ({
  visit,
}) => {
  const { username } = await visit.control.makeMember({ balance: "10.00" });
  const page = await visit.newPage();
  await page.goto(`${visit.sandbox}/sandbox/events`);
  await page.locator("input[name=username]").fill(username);
  await page.getByLabel("Amount").fill("12.50");
  await pressInRoom(
    page,
    page.getByRole("button", { name: "Deposit credited" }),
  );
  await expect
    .poll(() =>
      roomRows(page, "Events sent to accounts")
        .filter({ hasText: username })
        .allInnerTexts(),
    )
    .toEqual([expect.stringContaining("12.50")]);
});

test("no page of another origin can press a form of the control room", async ({
  visit,
}) => {
  const page = await visit.newPage();
  // The portal is a different origin on the same machine; its own policy would block the form before it is sent, so
  // the page is replaced.
  await page.route(`${visit.portal}/foreign`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${visit.sandbox}/sandbox/status"><input name="state" value="maintenance"><button>Send</button></form>`,
    }),
  );
  visit.expectProblem(/403/);
  await page.goto(`${visit.portal}/foreign`);
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    page.getByRole("button", { name: "Send" }).click(),
  ]);
  expect(answer.status()).toBe(403);
  const { maintenance } = await clientOf(visit, undefined).call(
    systemStatus,
    {},
  );
  expect(maintenance.on).toBe(false);
});

describe("in a sandbox of its own", () => {
  let sandbox: OwnSandbox;
  beforeAll(async () => {
    sandbox = await startOwnSandbox();
  });
  afterAll(() => sandbox.end());

  const memberOf = async () => {
    const member = sandbox.accounts.find(
      ({ username }) => username === "demo-member",
    );
    const where = { sandbox: sandbox.url, runId: "" };
    if (!member) throw new Error("The sandbox has no demo-member.");
    return clientOf(where, await signIn(where, member));
  };
  const open = async ({ newPage }: Visit, path: string) => {
    const page = await newPage();
    await page.goto(`${sandbox.controlRoom}${path}`);
    return page;
  };
  const button = (within: Page | Locator, name: string) =>
    within.getByRole("button", { name, exact: true });

  more(
    "the status, the clock and the switches are set by their forms",
    async ({ visit }) => {
      const page = await open(visit, "");
      const state = page.locator("main .state");
      await page.getByLabel("Status").selectOption("Under maintenance");
      await page.getByLabel("Message", { exact: true }).fill("Back at noon");
      await pressInRoom(page, button(page, "Set status"));
      expect(await state.innerText()).toBe("Under maintenance");
      const { maintenance } = await clientOf(
        { sandbox: sandbox.url, runId: "" },
        undefined,
      ).call(systemStatus, {});
      expect(maintenance).toMatchObject({ on: true, message: "Back at noon" });
      await page.getByLabel("Status").selectOption("Open");
      await pressInRoom(page, button(page, "Set status"));
      expect(await state.innerText()).toBe("Open");

      const clock = async () =>
        Date.parse(await page.locator("main time").innerText());
      const before = await clock();
      await page.getByLabel("Minutes ahead").fill("600");
      await pressInRoom(page, button(page, "Set clock"));
      expect((await clock()) - before).toBeGreaterThanOrEqual(600 * 60_000);
      await page.getByLabel("Minutes ahead").fill("0");
      await pressInRoom(page, button(page, "Set clock"));

      await page.goto(`${sandbox.controlRoom}/flags`);
      const flag = roomRows(page, "White-label switches").nth(1);
      const was = await flag.locator(".state").innerText();
      await pressInRoom(page, flag.getByRole("button"));
      expect(await flag.locator(".state").innerText()).toBe(
        was === "on" ? "off" : "on",
      );
      await pressInRoom(page, flag.getByRole("button"));
      expect(await flag.locator(".state").innerText()).toBe(was);
    },
  );

  more("a fault is made and removed", async ({ visit }) => {
    const page = await open(visit, "/faults");
    await page.getByLabel("Call").selectOption("balance");
    await page.locator("select[name=kind]").selectOption("Answer late");
    await pressInRoom(page, button(page, "Add fault"));
    const rows = roomRows(page, "Active faults");
    await rows.filter({ hasText: "3000 ms" }).waitFor();
    await pressInRoom(page, button(page, "Remove"));
    await page.getByText("Active faults: nothing yet.").waitFor();
  });

  more(
    "a payment is made, refused and decided by the forms",
    async ({ visit }) => {
      const client = await memberOf();
      const pay = (amount: string) =>
        client.call(
          deposit,
          { methodId: "bank", amount },
          { idempotencyKey: randomUUID() },
        );
      const page = await open(visit, "/payments");
      // What the stock account has earned until now is paid first: a salary falls due at any hour.
      await pressInRoom(page, button(page, "Run due jobs"));
      const before = Number((await client.call(balance, {})).balance);
      await pay("100.00");
      await pay("200.00");
      const atBank = await pay("300.00");
      await page.reload();
      const act = async (caption: string, row: string, name: string) =>
        pressInRoom(
          page,
          button(
            roomRows(page, caption).filter({ hasText: row }).first(),
            name,
          ),
        );
      await act("Open deposits", "100.00", "Credit");
      await act("Open deposits", "200.00", "Fail");
      await pressInRoom(page, button(page, "Run due jobs"));
      expect(Number((await client.call(balance, {})).balance)).toBe(
        before + 100,
      );

      const asked = "Withdrawals to decide";
      await act(asked, "REQUESTED", "Review");
      await act(asked, "APPROVED", "Send");
      await act(asked, "REVIEWING", "Reject");
      await act(asked, "REVIEWING", "Approve");

      const sent = "Sent withdrawals";
      await act(sent, "NOT_RECEIVED", "Refund");
      await act(sent, "PARTIAL", "Received");
      const forced = roomRows(page, sent).filter({ hasText: "forced" });
      const waiting = await forced.count();
      await act(sent, "no limit", "Close as received");
      expect(await forced.count()).toBeGreaterThanOrEqual(waiting);
      const part = roomRows(page, sent).filter({ hasText: "AWAITING" }).first();
      await part.getByLabel("Part").fill("1.00");
      await pressInRoom(page, button(part, "Part received"));
      await roomRows(page, sent).filter({ hasText: "PARTIAL" }).waitFor();

      await act("Products to send", "Box kite", "Send");
      await page.getByText("Products to send: nothing yet.").waitFor();
      await act("Applications", "act-photo", "Approve");
      await page.getByText("Applications: nothing yet.").waitFor();

      await page.goto(atBank.url);
      await pressInRoom(page, button(page, "Pay"));
      await page
        .getByText("Paid. The platform will credit the deposit")
        .waitFor();
    },
  );

  more("the outbox is searched and emptied", async ({ visit }) => {
    const letters = { username: "letters", email: "letters@post.example" };
    await fetch(`${sandbox.controlRoom}/api/members`, {
      method: "POST",
      body: JSON.stringify({
        username: letters.username,
        contacts: { email: letters.email },
      }),
    });
    const client = clientOf({ sandbox: sandbox.url, runId: "" }, undefined);
    const botCheck = await prove(client, "sms");
    await client.call(forgotByEmail, { ...letters, botCheck });
    const page = await open(visit, "/outbox");
    await page.getByLabel("To", { exact: true }).fill("nobody");
    await button(page, "Search").click();
    await page.getByText("Nothing has been sent to").waitFor();
    await page.getByLabel("To", { exact: true }).fill("letters");
    await button(page, "Search").click();
    await page.locator(".sent-link").waitFor();
    await pressInRoom(page, button(page, "Empty the outbox"));
    await page.getByText("Nothing has been sent yet.").waitFor();
  });

  more("the desk takes a question", async ({ visit }) => {
    const page = await visit.newPage();
    await page.goto(`${sandbox.url}/desk/chat`);
    await page.getByRole("button").click();
    await page.getByRole("textbox").fill("How do I deposit?");
    await page.getByRole("button").click();
    await page.getByText("How do I deposit?").waitFor();
  });

  more("the platform is brought back to its first day", async ({ visit }) => {
    const page = await open(visit, "/accounts");
    const passwords = () => page.locator("td code").allInnerTexts();
    const before = await passwords();
    await page.goto(sandbox.controlRoom);
    await pressInRoom(page, button(page, "Reset the platform"), resetMs);
    expect(page.url()).toBe(`${sandbox.controlRoom}/accounts`);
    const after = await passwords();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });
});
