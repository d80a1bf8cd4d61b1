import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send as sendLetter } from "../services/outbox.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { codeTo, lettersTo, newNumber } from "../testing/letters.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const page = async (query = "") =>
  (await sandbox.send(`/sandbox/outbox${query}`)).text();

const letter = (recipient: string, over: object = {}) =>
  sendLetter(
    sandbox.platform.db,
    "page",
    {
      channel: "mail",
      recipient,
      purpose: "resetLink",
      subject: "Set a new password",
      body: "Open the link.",
      ...over,
    },
    Date.now(),
  );

describe("the outbox", () => {
  it("shows a code with its recipient and run, and returns it only to that run", async () => {
    const { client, run } = sandbox.visitor();
    await sandbox.control("PUT", `/flags?run=${run}`, { SMSLOGIN3: "1" });
    const { full, ...to } = newNumber();
    await sandbox.member({ contacts: { mobile: full } });
    await client.call(calls.loginCode, {
      ...to,
      botCheck: await sandbox.solve(client, "sms"),
    });
    const code = await codeTo(sandbox, run, full);
    expect(await lettersTo(sandbox, "another-run", full)).toEqual([]);
    expect(await lettersTo(sandbox, run, "60000")).toEqual([]);
    const html = await page();
    expect(html).toContain(`<code>${code}</code>`);
    expect(html).toContain(`+${full}`);
    expect(html).toContain("Login code");
    expect(html).toContain(`<code>${run}</code>`);
  });

  it("can be filtered by recipient and channel", async () => {
    await letter("findme@post.example", { link: "http://127.0.0.1:4174/x" });
    await letter("other@post.example");
    const found = await page("?by=mail&to=FINDME%40");
    expect(found).toContain('href="http://127.0.0.1:4174/x"');
    expect(found).not.toContain("other@post.example");
    expect(await page("?by=sms&to=findme")).toContain(
      "Nothing has been sent to a matching recipient",
    );
    // Wildcards of a pattern are matched literally.
    expect(await page("?to=%25")).toContain("a matching recipient");
  });

  it("shows user input as text, never as markup", async () => {
    await letter('"><script>alert(1)</script>@post.example', {
      subject: "<b>bold</b>",
      body: "<img src=x onerror=alert(1)>",
    });
    for (const html of [await page(), await page("?to=%22%3E%3Cscript%3E")]) {
      expect(html).not.toMatch(/<script|<img|<b>/);
      expect(html).toContain("&lt;script&gt;");
    }
  });

  it("is emptied for everybody on its page, and for one run by a test", async () => {
    await letter("kept@post.example");
    await sandbox.control("DELETE", "/outbox?run=another-run");
    expect(await page()).toContain("kept@post.example");
    await sandbox.control("DELETE", "/outbox?run=page");
    expect(await page()).not.toContain("kept@post.example");
    const answer = await sandbox.send("/sandbox/outbox/empty", {
      method: "POST",
    });
    expect(answer.status).toBe(303);
    expect(await page()).toContain("Nothing has been sent yet");
  });
});
