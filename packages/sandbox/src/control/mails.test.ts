import { allKinds } from "@foyer/brand/mails/mailKinds";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { themesFolder } from "../testing/themes-folder.ts";

const themes = themesFolder();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({
    themesDir: themes.path,
    merchantCode: "lake",
  });
});
afterAll(async () => {
  await sandbox.close();
  themes.remove();
});

const page = async (path = "") =>
  (await sandbox.send(`/sandbox/mails${path}`)).text();

describe("the page of e-mails and text messages", () => {
  it("shows every kind, the mails as they look and in plain text", async () => {
    const shown = await page();
    for (const { kind, use, parts } of allKinds) {
      expect(shown).toContain(`<h2>${use}</h2>`);
      for (const part of parts)
        expect(shown).toContain(`<code>${kind}.${part}</code>`);
      expect(shown.includes(`src="/sandbox/mails/lake/EN/${kind}"`)).toBe(
        parts.includes("mail"),
      );
    }
    expect(shown).toContain("Lake House: 482913 is your verification code.");
    expect(shown).toContain("characters of 160");
  });

  it("offers every brand and every language", async () => {
    const shown = await page("/lake/AR");
    for (const code of ["EN", "AR", "MY"])
      expect(shown).toContain(`href="/sandbox/mails/lake/${code}"`);
    expect(shown).toContain("رمز التحقق");
  });

  it("sends each mail as a document that can do nothing", async () => {
    const answer = await sandbox.send("/sandbox/mails/lake/AR/resetLink");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; .*sandbox allow-popups/,
    );
    const mail = await answer.text();
    expect(mail).toContain('<html lang="ar-AE" dir="rtl">');
    expect(mail).toContain(
      'href="http://127.0.0.1:4174/account/password?ticket=an-example"',
    );
    for (const path of ["EN/code", "EN/none", "FR/resetLink", "EN/toString"])
      expect(
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        (await sandbox.send(`/sandbox/mails/lake/${path}`)).status,
      ).toBe(404);
    expect((await sandbox.send("/sandbox/mails/none/EN")).status).toBe(404);
  });

  it("follows an edit, and names what is wrong with one", async () => {
    themes.write("EN", { "welcome.subject": "Good evening from {brand}" });
    expect(await page()).toContain("Good evening from Lake House");
    expect(await page()).toContain("this brand’s own");
    themes.write("EN", { "welcome.mail": "<script>alert(1)</script>" });
    const shown = await page();
    expect(shown).not.toContain("<script");
    expect(shown).toContain("To correct in themes/lake");
    expect(shown).toContain("mails/EN.json, welcome.mail: has no {username}");
    expect(shown).toContain("Your account river88 is open.");
    themes.write("EN", {});
  });
});
