import * as calls from "@foyer/platform/calls";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "../db/tables/platform.ts";
import { unknownReader } from "../services/letters/reader.ts";
import { send as sendLetter, type Sender } from "../services/outbox.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { codeTo, lettersTo, newNumber } from "../testing/letters.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const page = async (query = "") =>
  (await sandbox.send(`/sandbox/outbox${query}`)).text();

/** Sends a letter with a link to everybody who looks at the page. */
const letter = (
  recipient: string,
  link = "http://127.0.0.1:4174/x",
  over: Partial<Sender> = {},
) =>
  sendLetter(
    sandbox.platform.db,
    {
      ...sandbox.platform,
      ...unknownReader(sandbox.platform),
      run: "page",
      now: Date.now(),
      ...over,
    },
    {
      channel: "mail",
      kind: "resetLink",
      recipient,
      values: { link },
      valid: { amount: 30, unit: "minute" },
    },
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
    await letter("findme@post.example");
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
    await letter(
      '"><script>alert(1)</script>@post.example',
      'http://127.0.0.1:4174/"><img src=x onerror=alert(1)>',
      { merchantName: "<b>bold</b>" },
    );
    await sandbox.platform.db
      .update(outbox)
      .set({ subject: "<b>bold</b>" })
      .where(like(outbox.recipient, "%<script>%"));
    for (const html of [await page(), await page("?to=%22%3E%3Cscript%3E")]) {
      expect(html).not.toMatch(/<script|<img|<b>/);
      expect(html).toContain("&lt;script&gt;");
    }
  });

  it("shows a mail as it looks, in a frame that can do nothing, beside its plain part", async () => {
    await letter("look@post.example", "http://127.0.0.1:4174/a?b=c&d=e");
    const shown = await page("?to=look%40");
    expect(shown).toContain(
      "Somebody asked for a new password for your account.",
    );
    const [, address = ""] = /<iframe[^>]+src="([^"]+)"/.exec(shown) ?? [];
    expect(shown).toMatch(
      /<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
    const answer = await sandbox.send(address);
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy?.split("; ")).toEqual([
      "default-src 'none'",
      // The logo, which is sent with it.
      "img-src data:",
      "style-src-attr 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-popups allow-popups-to-escape-sandbox",
    ]);
    expect(await answer.text()).toContain(
      'href="http://127.0.0.1:4174/a?b=c&amp;d=e"',
    );
    const [row] = await sandbox.platform.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, "look@post.example"));
    // A text message, and a mail of an earlier version, have no such part.
    await sandbox.platform.db
      .update(outbox)
      .set({ html: null })
      .where(eq(outbox.id, row?.id ?? ""));
    expect((await sandbox.send(address)).status).toBe(404);
    expect((await sandbox.send("/sandbox/outbox/none/mail")).status).toBe(404);
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
