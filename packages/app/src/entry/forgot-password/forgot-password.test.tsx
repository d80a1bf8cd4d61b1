import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import {
  sampleFlag,
  samplePermission,
  sampleToken,
  type Handlers,
} from "@foyer/platform/fake";
import { isQuick, someOf } from "@foyer/platform/testing/some-of";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
  inFront,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));

const title = "Forgot your password?";
/** Opens the recovery from the login popup, as a visitor does (FGT-01). */
async function start({ handlers, ...options }: PortalOptions = {}) {
  const portal = await renderPortal("/login", {
    ...options,
    handlers: { botCheckChallenge: () => sampleChallenge, ...handlers },
  });
  await portal.user.click(await screen.findByRole("button", { name: title }));
  await dialog(title);
  await screen.findByRole("form", { name: wordsOf("forgotPassword.form") });
  return portal;
}
const byPhone: Handlers = {
  permission: () =>
    samplePermission({ whitelabel: [sampleFlag("CHNGPASSVERIF3", true)] }),
  whitelabel: () => [sampleFlag("CHNGPASSVERIF3", true)],
};
const refusing = (
  call:
    | "forgotByEmail"
    | "setPasswordByPhone"
    | "loginAfterReset"
    | "recoveryCode",
  code: CallError["code"],
): Handlers => ({
  [call]: () => {
    throw new CallError({ code, status: 400 });
  },
});

const field = (name: RegExp) =>
  waitFor(() => inFront().getByLabelText(name, { selector: "input" }));
const put = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const press = ({ user }: Portal, name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));
const mail = async (portal: Portal, email = " mira@post.example ") => {
  put(await field(/^Username/), " lakewalker ");
  put(await field(/^Account e-mail address/), email);
  await press(portal, wordsOf("forgotPassword.emailSubmit"));
};
const phoneTab = async ({ user }: Portal) =>
  user.click(
    await screen.findByRole("tab", {
      name: wordsOf("forgotPassword.way.phone"),
    }),
  );
const code = async (portal: Portal) => {
  await phoneTab(portal);
  put(await field(/^Mobile number/), "125550147");
  await press(portal, /^Send/);
  await waitFor(() => expect(portal.calls()).toContain("recoveryCode"));
};
const setPassword = async (portal: Portal) => {
  await code(portal);
  put(await field(/^Verification code/), " 4711 ");
  put(await field(/^New password/), " deep-water-9 ");
  await press(portal, wordsOf("forgotPassword.phoneSubmit"));
};
const account = () =>
  screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("the password recovery popup", () => {
  it("starts with the username typed in the login, and Back returns to the login", async () => {
    const portal = await renderPortal("/live");
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("forgotPassword.logIn"),
      }),
    );
    await dialog(wordsOf("login.title"));
    put(await field(/^Username/), " noorlake ");
    await press(portal, title);
    await dialog(title);
    expect(await field(/^Username/)).toHaveValue("noorlake");
    await portal.back();
    await dialog(wordsOf("login.title"));
    expect(await field(/^Username/)).toHaveValue("noorlake");
  });

  it("offers only e-mail recovery, without tabs, and leads back to the login", async () => {
    const portal = await start();
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
    await waitFor(async () => expect(await field(/^Username/)).toHaveFocus());
    await press(portal, wordsOf("forgotPassword.login"));
    await dialog(wordsOf("login.title"));
  });

  it("offers phone recovery when its flag is on (FGT-04)", async () => {
    await start({ handlers: byPhone });
    expect(
      screen.getAllByRole("tab").map(({ textContent }) => textContent),
    ).toEqual(["E-mail", "Phone"]);
  });

  it("offers no phone recovery when no country code is usable", async () => {
    await start({
      handlers: {
        ...byPhone,
        countryCodes: () =>
          JSON.parse(
            '{"countries":[null,{"countryCode":"MY"},{"countryCode":"XX","countryDialingCode":"<b>"}]}',
          ),
      },
    });
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  });

  it("leaves validation to the platform when its rules cannot be loaded", async () => {
    const portal = await start({
      before: ({ platform }) => platform.fail("registerValidation", "html"),
    });
    await mail(portal);
    await waitFor(() =>
      expect(portal.requests("forgotByEmail")).toHaveLength(1),
    );
  });
});

describe("recovery by e-mail", () => {
  it("passes the bot check, sends username and e-mail, closes and offers to log in (FGT-02, FGT-03, LGN-27)", async () => {
    const portal = await start();
    await mail(portal);
    await screen.findAllByText(/We have sent you an e-mail/);
    expect(portal.requests("forgotByEmail")).toEqual([
      {
        username: "lakewalker",
        email: "mira@post.example",
        botCheck: expect.any(String),
      },
    ]);
    await noDialog();
    expect(sessionStorage.getItem("token")).toBeNull();
    const message = screen
      .getAllByText(/We have sent you an e-mail/)
      .map((text) => text.parentElement)
      .find(
        (box) =>
          box &&
          within(box).queryByRole("button", {
            name: wordsOf("forgotPassword.logIn"),
          }),
      );
    await portal.user.click(
      within(message ?? document.body).getByRole("button", {
        name: wordsOf("forgotPassword.logIn"),
      }),
    );
    await dialog(wordsOf("login.title"));
  });

  it("requires username and e-mail address in a valid format before anything is sent (VAL-15)", async () => {
    const portal = await start();
    await press(portal, wordsOf("forgotPassword.emailSubmit"));
    const summary = (
      await screen.findByText("Username: Input cannot be empty")
    ).closest("[tabindex='-1']");
    expect(summary).toHaveFocus();
    await mail(portal, "mira");
    const email = await field(/^Account e-mail address/);
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(/E-mail format is incorrect/);
    put(email, "mira@post.example");
    put(await field(/^Username/), "lake walker");
    await press(portal, wordsOf("forgotPassword.emailSubmit"));
    const name = await field(/^Username/);
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription(/Username format is incorrect/);
    expect(portal.calls()).not.toContain("botCheckChallenge");
    expect(portal.calls()).not.toContain("forgotByEmail");
  });

  // ERR-02
  it.each(
    someOf([
      ["USER_NOT_FOUND", "Username/Email does not exist"],
      ["BOT_CHECK_FAILED", "Please complete verification first"],
    ] as const),
  )(
    "shows the reason for %s and keeps the entries (FGT-08)",
    async (reason, words) => {
      const portal = await start({
        handlers: refusing("forgotByEmail", reason),
      });
      await mail(portal);
      await screen.findByText(words);
      expect(await field(/^Username/)).toHaveValue(" lakewalker ");
      expect(await field(/^Account e-mail address/)).toHaveValue(
        "mira@post.example",
      );
      await press(portal, wordsOf("forgotPassword.emailSubmit"));
      await waitFor(() =>
        expect(portal.requests("forgotByEmail")).toHaveLength(2),
      );
    },
  );

  it("disables the button after too many attempts", async () => {
    const portal = await start({
      handlers: refusing("forgotByEmail", "TOO_MANY_REQUESTS"),
    });
    await mail(portal);
    await screen.findByText(/Please wait 5 minutes/);
    await waitFor(() =>
      expect(
        screen.getByRole("button", {
          name: wordsOf("forgotPassword.emailSubmit"),
        }),
      ).toBeDisabled(),
    );
  });
});

describe.skipIf(isQuick)("recovery by phone", () => {
  // API-02
  it("sends a code, sets the password, logs in with it and ends on the home page (FGT-05, FGT-06)", async () => {
    const portal = await start({ handlers: byPhone });
    await setPassword(portal);
    await account();
    expect(portal.requests("recoveryCode")).toEqual([
      {
        mobileNum: "125550147",
        countryDialingCode: "60",
        botCheck: expect.any(String),
      },
    ]);
    expect(portal.requests("setPasswordByPhone")).toEqual([
      {
        newPassword: "deep-water-9",
        mobileNum: "125550147",
        countryDialingCode: "60",
        verificationCode: "4711",
      },
    ]);
    expect(portal.requests("loginAfterReset")).toEqual([
      {
        account: "lake.walker",
        loginTicket: "ticket-1",
        password: "deep-water-9",
      },
    ]);
    expect(sessionStorage.getItem("token")).toBe(sampleToken);
    await noDialog();
    await waitFor(() => expect(portal.address()).toBe("/"));
    expect(
      JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
    ).not.toMatch(/deep-water|ticket-1/);
  });

  // ERR-21
  it("asks to log in when the automatic login fails (OPN-73)", async () => {
    const portal = await start({
      handlers: {
        ...byPhone,
        ...refusing("loginAfterReset", "WRONG_CREDENTIALS"),
      },
    });
    await setPassword(portal);
    await screen.findByText(wordsOf("forgotPassword.signInAfresh"));
    await dialog(wordsOf("login.title"));
    expect(sessionStorage.getItem("token")).toBeNull();
  });

  it("sends no code before a complete mobile number is entered (SMS-07)", async () => {
    const portal = await start({ handlers: byPhone });
    await phoneTab(portal);
    put(await field(/^Mobile number/), "12555");
    await press(portal, /^Send/);
    expect(portal.calls()).not.toContain("recoveryCode");
    expect(
      screen.getAllByText(wordsOf("field.smsCode.needsNumber")),
    ).not.toHaveLength(0);
  });

  it("counts down on the button and ignores presses meanwhile (SMS-04, SMS-06)", async () => {
    const portal = await start({ handlers: byPhone });
    await code(portal);
    const button = await screen.findByRole("button", { name: /\b(60|59)\b/ });
    await portal.user.click(button);
    expect(portal.requests("recoveryCode")).toHaveLength(1);
  });

  it("shows in a warning why no code was sent (SMS-11)", async () => {
    const portal = await start({
      handlers: { ...byPhone, ...refusing("recoveryCode", "USER_NOT_FOUND") },
    });
    await code(portal);
    const warning = await dialog(wordsOf("field.smsCode.refused"));
    expect(warning).toHaveTextContent("Username/Email does not exist");
    await portal.user.click(
      within(warning).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    expect(await field(/^Mobile number/)).toHaveValue("125550147");
  });

  it("requires number, code and password (VAL-16), and keeps the entries after a wrong code", async () => {
    const portal = await start({
      handlers: { ...byPhone, ...refusing("setPasswordByPhone", "CODE_WRONG") },
    });
    await phoneTab(portal);
    await press(portal, wordsOf("forgotPassword.phoneSubmit"));
    for (const words of [
      "Mobile number: Input cannot be empty",
      "Verification code: Please complete verification first",
      "New password: Input cannot be empty",
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
    expect(portal.calls()).not.toContain("setPasswordByPhone");
    await setPassword(portal);
    await screen.findByText(wordsOf("error.CODE_WRONG"));
    expect(await field(/^Mobile number/)).toHaveValue("125550147");
    expect(await field(/^New password/)).toHaveValue(" deep-water-9 ");
    expect(sessionStorage.getItem("token")).toBeNull();
  });
});
