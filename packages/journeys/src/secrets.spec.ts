import { readFileSync } from "node:fs";
import { eventually } from "./harness/eventually.ts";
import type { Page } from "playwright";
import { describe, it } from "vitest";
import { codeTo, newName, newNumber } from "./harness/identity.ts";
import {
  header,
  logIn,
  loginDialog,
  logOut,
  memberMenu,
  openAsMember,
  openLogin,
  requests,
  submitLogin,
} from "./harness/journey.ts";
import {
  canaryOf,
  sightingsOf,
  watchContext,
  type Canary,
  type Sightings,
} from "./harness/secrets.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/* Passwords that appear in no word pack, style or script. */
const typedPassword = "Kettle§Canary-71";
const newPassword = "Harbour§Canary-92";

const tokenOf = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("token") ?? "");

async function leave(page: Page): Promise<void> {
  await logOut(page);
  await header(page)
    .getByRole("button", { name: wordsOf("login.form") })
    .waitFor();
}

/** The token is sent with calls to our own origin, in one header, and is stored under one key. */
const asToken = (portal: string) => ({
  request: (request: { url(): string }, part: string) =>
    part === "authorization" && request.url().startsWith(`${portal}/wps/`),
  sessionKey: "token",
});

async function expectUnseen(
  page: Page,
  seen: Sightings,
  canaries: readonly Canary[],
): Promise<void> {
  const found: string[] = [];
  for (const canary of canaries)
    found.push(...(await sightingsOf(page, seen, canary)));
  expect(found).toEqual([]);
}

describe("a secret", () => {
  test("is found by the watcher wherever it is put", async ({ visit }) => {
    visit.expectProblem(/canary-of-this-test/);
    const page = await visit.newPage();
    const seen = watchContext(page.context());
    await page.goto(visit.portal);
    const secret = "canary-of-this-test";
    await page.evaluate(async (value) => {
      localStorage.setItem("left", btoa(value));
      sessionStorage.setItem("right", value);
      document.cookie = `crumb=${encodeURIComponent(value)}`;
      history.replaceState({ kept: value }, "");
      document.body.dataset["kept"] = value;
      // oxlint-disable-next-line no-console -- the watcher has to see it
      console.error(`here is ${value}`);
      await fetch(`/wps/system/status?kept=${value}`, {
        headers: { "X-Kept": value },
      });
      await new Promise((resolve) => {
        const opening = indexedDB.open("cellar", 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("jars").put({ value }, "jar");
        opening.onsuccess = () => resolve(opening.result.close());
      });
    }, secret);
    const found = await sightingsOf(page, seen, canaryOf("it", secret));
    for (const place of [
      "localStorage left",
      "sessionStorage right",
      "cookie crumb",
      "history.state",
      "the document",
      "on the console",
      "the url of GET",
      "the x-kept of GET",
      "IndexedDB cellar/jars",
    ])
      expect(found.join("\n")).toContain(place);
  });

  test("that signs in is seen nowhere: the password never, the token in its own header and key alone", async ({
    visit,
  }) => {
    visit.expectProblem(/status of 4\d\d/);
    const member = await visit.control.makeMember({ password: typedPassword });
    const page = await visit.newPage();
    const seen = watchContext(page.context());
    await page.goto(visit.portal);
    const dialog = await openLogin(page);
    await dialog.getByLabel("Remember me").check();
    const wrong = `${typedPassword}-wrong`;
    await submitLogin(page, { ...member, password: wrong });
    await eventually(dialog).toContainText("Wrong account or password");
    await submitLogin(page, member);
    await eventually(memberMenu(page)).toBeVisible();
    const token = await tokenOf(page);
    expect(token).not.toBe("");
    await page.goto(`${visit.portal}/favorite`);
    await eventually(memberMenu(page)).toBeVisible();
    const canaries = [canaryOf("password", typedPassword)];
    await expectUnseen(page, seen, canaries);
    expect(
      await sightingsOf(
        page,
        seen,
        canaryOf("token", token),
        asToken(visit.portal),
      ),
    ).toEqual([]);

    await leave(page);
    await expectUnseen(page, seen, canaries);
    expect(await tokenOf(page)).toBe("");
    // The previous token is no longer valid, and is sent nowhere.
    const asked = requests(page);
    await logIn(page, member);
    await page.goto(`${visit.portal}/favorite`);
    await eventually(memberMenu(page)).toBeVisible();
    const headers = await Promise.all(
      asked("/wps/").map((one) => one.headerValue("authorization")),
    );
    const fresh = await tokenOf(page);
    expect(fresh).not.toBe(token);
    expect(headers).toContain(`Bearer ${fresh}`);
    expect(headers.join()).not.toContain(token);
  });

  more(
    "that registers is seen nowhere: password, payment of a code, token",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({ REGMOBVERF3: "1" });
      const page = await visit.newPage();
      const seen = watchContext(page.context());
      await page.goto(`${visit.portal}/register`);
      const dialog = page.getByRole("dialog", {
        name: wordsOf("register.form"),
      });
      const field = (name: string) => dialog.locator(`input[name="${name}"]`);
      const number = newNumber();
      await field("username").fill(newName());
      await field("mobileNum").fill(number);
      await dialog.getByRole("button", { name: /^Send code/ }).click();
      const code = await codeTo(visit, `+60${number}`);
      await field("verificationCode").fill(code);
      await field("password").fill(newPassword);
      await field("confirmPassword").fill(newPassword);
      await dialog.getByRole("checkbox", { name: /agree/ }).check();
      await dialog
        .getByRole("button", { name: wordsOf("register.submit") })
        .click();
      await eventually(memberMenu(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectUnseen(page, seen, [canaryOf("password", newPassword)]);
      // Six digits may occur anywhere by chance, so where that is likely the code is searched for together with its
      // surroundings.
      for (const request of seen.requests) {
        expect(request.url()).not.toContain(code);
        if (request.url().includes("/wps/member/"))
          expect(request.postData() ?? "").not.toContain(code);
      }
      expect(seen.lines.join("\n")).not.toContain(code);
      const kept = await page.evaluate(
        () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
      );
      expect(kept).not.toContain(`"${code}"`);
      expect(
        await sightingsOf(
          page,
          seen,
          canaryOf("token", await tokenOf(page)),
          asToken(visit.portal),
        ),
      ).toEqual([]);
    },
  );

  more(
    "that is changed or recovered is seen nowhere, old or new",
    async ({ visit }) => {
      await visit.control.setFlags({ CHNGPASSVERIF3: "1" });
      const mobile = newNumber();
      const member = await visit.control.makeMember({
        password: typedPassword,
        firstLogin: true,
        contacts: { mobile: `60${mobile}` },
      });
      const page = await visit.newPage();
      const seen = watchContext(page.context());
      await page.goto(visit.portal);
      await openLogin(page);
      await submitLogin(page, member);
      const forced = page.getByRole("dialog", {
        name: wordsOf("changePassword.title"),
      });
      await forced.getByLabel(/^New password(?! again)/).fill(newPassword);
      await forced.getByLabel(/^Confirm new password/).fill(newPassword);
      const old = forced.getByLabel(/^Current password/);
      if ((await old.count()) > 0) await old.fill(typedPassword);
      await forced.getByRole("button", { name: /^Save/ }).click();
      await eventually(forced).toHaveCount(0);
      const canaries = [
        canaryOf("old password", typedPassword),
        canaryOf("new password", newPassword),
      ];
      await expectUnseen(page, seen, canaries);

      await leave(page);
      const login = await openLogin(page);
      await login
        .getByRole("button", { name: wordsOf("login.forgot") })
        .click();
      const dialog = page.getByRole("dialog", {
        name: wordsOf("login.forgot"),
      });
      await dialog
        .getByRole("tab", { name: wordsOf("forgotPassword.way.phone") })
        .click();
      await dialog.locator('input[name="mobileNum"]').fill(mobile);
      await dialog.getByRole("button", { name: /^Send code/ }).click();
      const code = await codeTo(visit, `+60${mobile}`);
      await dialog.locator('input[name="verificationCode"]').fill(code);
      await dialog.locator('input[name="newPassword"]').fill(typedPassword);
      await dialog
        .getByRole("button", { name: wordsOf("forgotPassword.phoneSubmit") })
        .click();
      await eventually(memberMenu(page)).toBeVisible();
      await expectUnseen(page, seen, canaries);
    },
  );

  more(
    "of the link that hands a session over is in no Referer, and no other site learns of it",
    async ({ visit }) => {
      const token = await signIn(visit, await visit.control.makeMember());
      const page = await visit.newPage();
      const seen = watchContext(page.context());
      await page.goto(`${visit.portal}/live?token=${token}`);
      await eventually(memberMenu(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      const rule = asToken(visit.portal);
      const first = seen.requests[0];
      expect(
        await sightingsOf(page, seen, canaryOf("token", token), {
          sessionKey: rule.sessionKey,
          request: (request, part) =>
            rule.request(request, part) ||
            // The link itself may contain it, once.
            (part === "url" && request === first),
        }),
      ).toEqual([]);
    },
  );
});

describe("fields for passwords", () => {
  interface Field {
    readonly name: string;
    readonly type: string;
    readonly autocomplete: string;
    readonly taken: string;
  }

  /** Every field of the open dialog that contains a secret, after pasting it with surrounding spaces. */
  const fieldsOf = (page: Page): Promise<readonly Field[]> =>
    page
      .getByRole("dialog")
      .locator(
        'input[type="password"], input[name="username"], input[name="verificationCode"]',
      )
      .evaluateAll((all) =>
        all.flatMap((one) => {
          if (!(one instanceof HTMLInputElement)) return [];
          const paste = new ClipboardEvent("paste", {
            bubbles: true,
            cancelable: true,
          });
          return [
            {
              name: one.name,
              type: one.type,
              autocomplete: one.autocomplete,
              taken: one.dispatchEvent(paste) ? "yes" : "no",
            },
          ];
        }),
      );

  more(
    "are of their type in every form, take what is pasted, and tell password managers what they are",
    async ({ visit }) => {
      await visit.control.setFlags({ CHNGPASSVERIF3: "1", REGMOBVERF3: "1" });
      const page = await visit.newPage();
      const field = (
        name: string,
        autocomplete: string,
        type = "password",
      ): Field => ({ name, type, autocomplete, taken: "yes" });
      await page.goto(`${visit.portal}/login`);
      await loginDialog(page)
        .getByLabel(/^Password/)
        .waitFor();
      expect(await fieldsOf(page)).toEqual([
        field("username", "username", "text"),
        field("password", "current-password"),
      ]);

      await loginDialog(page)
        .getByRole("button", { name: wordsOf("login.forgot") })
        .click();
      await page
        .getByRole("tab", { name: wordsOf("forgotPassword.way.phone") })
        .click();
      await page.locator('input[name="newPassword"]').waitFor();
      expect(await fieldsOf(page)).toEqual([
        field("verificationCode", "one-time-code", "text"),
        field("newPassword", "new-password"),
      ]);

      await page.goto(`${visit.portal}/register`);
      await page.locator('input[name="confirmPassword"]').waitFor();
      expect(await fieldsOf(page)).toEqual([
        field("username", "username", "text"),
        field("verificationCode", "one-time-code", "text"),
        field("password", "new-password"),
        field("confirmPassword", "new-password"),
      ]);

      const { page: other, member } = await openAsMember(visit, {
        wish: { firstLogin: true },
      });
      await leave(other);
      await logIn(other, member).catch(() => undefined);
      await other.reload();
      await other.locator('input[name="oldPassword"]').waitFor();
      expect(await fieldsOf(other)).toEqual([
        field("oldPassword", "current-password"),
        field("newPassword", "new-password"),
        field("confirmNewPassword", "new-password"),
      ]);
    },
  );

  more(
    "drop outer spaces alike, so that what was set is what signs in",
    async ({ visit }) => {
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/register`);
      const dialog = page.getByRole("dialog", {
        name: wordsOf("register.form"),
      });
      const field = (name: string) => dialog.locator(`input[name="${name}"]`);
      const username = newName();
      await field("username").fill(`  ${username} `);
      await field("password").fill(` ${newPassword}  `);
      await field("confirmPassword").fill(newPassword);
      await dialog.getByRole("checkbox", { name: /agree/ }).check();
      await dialog
        .getByRole("button", { name: wordsOf("register.submit") })
        .click();
      await eventually(memberMenu(page)).toBeVisible();
      await leave(page);
      await logIn(page, { username, password: newPassword });
      await leave(page);
      await logIn(page, {
        username: ` ${username}`,
        password: `  ${newPassword} `,
      });
    },
  );
});

/* The eighteen lines of the checklist of sessions, tokens and remembered logins: each has its test, by name. */
describe("each line of the checklist", () => {
  const src = new URL(".", import.meta.url);
  const preview = "../../serve/src/policy.test.ts";
  const lines: readonly (readonly [
    line: number,
    file: string,
    name: string,
  ])[] = [
    [
      1,
      "boot.spec.ts",
      "signs in once, and the token is nowhere but in session storage",
    ],
    [
      2,
      preview,
      "keep tokens in the address out of every Referer, and the page out of foreign frames",
    ],
    [
      3,
      "boot.spec.ts",
      "takes the place of another session without mixing the two",
    ],
    [4, "boot.spec.ts", "is stripped and never used when it cannot be one"],
    [5, "secrets.spec.ts", "that signs in is seen nowhere"],
    [
      6,
      "session.spec.ts",
      "asks first, ends the session everywhere, and leads to the lobby",
    ],
    [
      6,
      "session.spec.ts",
      "clears everything even when the platform does not answer",
    ],
    [
      7,
      "session.spec.ts",
      "in one tab is seen in the other within a second, which is a guest's then",
    ],
    [
      7,
      "session.spec.ts",
      "in one tab calls off what the other was asking for",
    ],
    [
      8,
      "session.spec.ts",
      "asks for a login once, however many calls were refused, and goes on where one was",
    ],
    [
      9,
      "session.spec.ts",
      "leaves nothing of the member on a page that Back brings to life again",
    ],
    [
      9,
      "session.spec.ts",
      "is asked after again when the page comes back from a long absence",
    ],
    [10, "secrets.spec.ts", "are of their type in every form"],
    [10, "secrets.spec.ts", "drop outer spaces alike"],
    [
      11,
      "login.spec.ts",
      "cannot be got around, and opens the portal once it is changed",
    ],
    [12, "secrets.spec.ts", "that is changed or recovered is seen"],
    ...[13, 14, 15].map(
      (line) =>
        [
          line,
          "remember.spec.ts",
          "fills in for a day what only this device can read, until it is unticked",
        ] as const,
    ),
    ...[16, 17, 18].map(
      (line) =>
        [
          line,
          "remember.spec.ts",
          "opens nothing without the key, when tampered with, or after its day",
        ] as const,
    ),
  ];

  it("has its test, by name", () => {
    const missing = lines.filter(([, file, name]) => {
      const text = readFileSync(new URL(file, src), "utf8");
      return !["test", "more", "it"].some((one) =>
        text.replace(/\(\s+/g, "(").includes(`${one}("${name}`),
      );
    });
    expect(missing).toEqual([]);
    expect(new Set(lines.map(([line]) => line))).toEqual(
      new Set(Array.from({ length: 18 }, (_, index) => index + 1)),
    );
  });
});
