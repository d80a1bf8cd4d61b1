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
import { phoneAuth, PhoneAuthError } from "../phone-auth/phoneAuth.ts";
import { keptForMs } from "../../kit/form/typedForms.ts";
import { testBrand } from "../../testing/brands.ts";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
  inFront,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

vi.mock("../phone-auth/phoneAuth.ts", { spy: true });
beforeEach(() => {
  vi.stubGlobal("Worker", QuickWorker);
  vi.mocked(phoneAuth).mockReset();
});

const title = "Create an account";
const start = (
  at = "/register",
  { handlers, ...options }: PortalOptions = {},
) =>
  renderPortal(at, {
    ...options,
    handlers: { botCheckChallenge: () => sampleChallenge, ...handlers },
  });

/** Flags of the platform, switched on. */
const flags = (...codes: string[]): Handlers => ({
  permission: () => samplePermission({ whitelabel: [] }),
  whitelabel: () => codes.map((code) => sampleFlag(code, true)),
});
const rule = (field: string, over: object = {}) => ({
  field,
  enabled: 1,
  required: 1,
  acceptedPattern: "*",
  ...over,
});
const rules = (...list: unknown[]): Handlers => ({
  // The platform may send anything.
  registerValidation: () => JSON.parse(JSON.stringify(list)),
});
const refusing = (
  call: "register" | "registerMobile" | "registrationCode" | "affiliateCheck",
  code: CallError["code"],
  message?: string,
): Handlers => ({
  [call]: () => {
    throw new CallError({ code, status: 400, ...(message && { message }) });
  },
});

/** A tab panel has the tab's name too, so only inputs are matched. */
const field = (name: string | RegExp) =>
  waitFor(() => inFront().getByLabelText(name, { selector: "input" }));
const noField = (name: RegExp) =>
  expect(
    inFront().queryByLabelText(name, { selector: "input" }),
  ).not.toBeInTheDocument();
const put = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const terms = () =>
  screen.findByRole("checkbox", { name: /agree to the terms/ });
const submit = ({ user }: Portal) =>
  user.click(screen.getByRole("button", { name: wordsOf("register.submit") }));
const good = { username: "lakewalker", password: "still-water-8" };
const fill = async ({ username, password }: typeof good = good) => {
  put(await field(/^Username/), username);
  put(await field(/^Password(?! again)/), password);
  put(await field(/^Confirm password/), password);
};
const agree = async ({ user }: Portal) => user.click(await terms());
const registerWith = async (portal: Portal, values = good) => {
  await fill(values);
  await agree(portal);
  await submit(portal);
};
const mobileTab = async ({ user }: Portal) =>
  user.click(
    await screen.findByRole("tab", { name: wordsOf("register.way.mobile") }),
  );
const account = () =>
  screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
const sent = (portal: Portal, name = "register") => portal.requests(name)[0];

describe("the registration popup", () => {
  it("opens over the lobby by its address, and closing it leaves the lobby", async () => {
    const portal = await start();
    const popup = await dialog(title);
    await screen.findByRole("tab", { name: wordsOf("register.way.username") });
    await portal.user.click(
      within(popup).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() => expect(portal.address()).toBe("/"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("opens from the header without changing the address, and Back closes it", async () => {
    const portal = await start("/live");
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("header.register") }),
    );
    await dialog(title);
    expect(portal.address()).toBe("/live");
    await portal.back();
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(portal.address()).toBe("/live");
  });

  it.each(
    someOf([
      [
        ["USERNAMEREG3", "MOBILENUMREG3"],
        ["Username", "Mobile number"],
      ],
      [["USERNAMEREG3"], []],
      [["MOBILENUMREG3"], []],
    ]),
  )("for the flags %j has the tabs %j (REG-01)", async (codes, tabs) => {
    await start("/register", { handlers: flags(...codes) });
    await terms();
    expect(
      screen.queryAllByRole("tab").map(({ textContent }) => textContent),
    ).toEqual(tabs);
    expect(inFront().queryAllByLabelText(/^Password/).length > 0).toBe(
      codes.includes("USERNAMEREG3"),
    );
  });

  it("refers to customer service and the login when no registration method is switched on", async () => {
    const { user } = await start("/register", { handlers: flags() });
    await dialog(title);
    await screen.findByText(/^Customer service will help you/);
    await user.click(
      screen.getByRole("button", { name: wordsOf("register.have") }),
    );
    await dialog(wordsOf("login.title"));
  });

  it("shows no form before the validation rules are loaded (REG-20)", async () => {
    const portal = await start("/register", {
      before: ({ platform }) => void platform.hold("registerValidation"),
    });
    await dialog(title);
    await waitFor(() => expect(portal.calls()).toContain("registerValidation"));
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });

  it("keeps the rules under the documented key and loads them only once", async () => {
    const portal = await start();
    await terms();
    expect(sessionStorage.getItem("validate")).toContain("letterFirst");
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("register.have") }),
    );
    await dialog(wordsOf("login.title"));
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("login.register") }),
    );
    await terms();
    expect(portal.requests("registerValidation")).toHaveLength(1);
  });

  it("offers a retry when its settings cannot be loaded", async () => {
    const portal = await start("/register", {
      before: ({ platform }) => platform.fail("registerSettings", "html"),
    });
    const popup = await dialog(title);
    const again = await within(popup).findByRole("button", {
      name: /try again/i,
    });
    portal.platform.fail("registerSettings", undefined);
    await portal.user.click(again);
    expect(await terms()).not.toBeChecked();
  });

  // SYS-13, OPN-01, CFG-20
  it("opens the terms over the form with the stated age, and keeps the entries", async () => {
    const { user } = await start("/register", {
      brand: testBrand({ age: { terms: 19, birthday: 21 } }),
      handlers: {
        terms: () => ({
          version: "7",
          updatedAt: 1_767_225_600_000,
          content: "<p>Play fair.</p><img src=x onerror=alert(1)>",
        }),
      },
    });
    expect(await terms()).toBeValid();
    put(await field(/^Username/), "lakewalker");
    await user.click(
      screen.getByRole("button", { name: wordsOf("register.terms.read") }),
    );
    const shown = await dialog(wordsOf("register.terms.name"));
    expect(shown).toHaveTextContent(
      "This site is for people aged 19 or older.Play fair.",
    );
    expect(shown.innerHTML).not.toContain("onerror");
    await user.click(
      within(shown).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() =>
      expect(
        screen.queryByRole("dialog", { name: wordsOf("register.terms.name") }),
      ).toBeNull(),
    );
    expect(await field(/^Username/)).toHaveValue("lakewalker");
    expect(
      screen.getByRole("button", { name: wordsOf("register.terms.read") }),
    ).toHaveFocus();
  });

  it("links to the brand's own terms when the platform gives an address", async () => {
    await start("/register", {
      handlers: {
        registerSettings: () => ({
          registerTypes: ["username"],
          termsUrl: "https://help.example/terms",
          thirdPartySms: 0,
        }),
      },
    });
    const link = await screen.findByRole("link", { name: /Read the terms/ });
    expect(link).toHaveAttribute("href", "https://help.example/terms");
    expect(link).toHaveAttribute("target", "_blank");
  });
});

describe("registering", () => {
  it("ends on the home page without the invitation in its address (REG-08)", async () => {
    const portal = await start("/?referralCode=lake7");
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("header.register") }),
    );
    await registerWith(portal);
    await account();
    await waitFor(() => expect(portal.address()).toBe("/"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("by username runs bot check, call and member load, and ends logged in on the home page (REG-05 … REG-13)", async () => {
    const portal = await start("/live?referralCode=lake7&token=x", {
      handlers: rules(
        rule("username"),
        rule("password"),
        rule("email", { required: 0 }),
      ),
    });
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("header.register") }),
    );
    put(await field(/^E-mail/), " lake@post.example ");
    await registerWith(portal, {
      username: " lakewalker ",
      password: " still-water-8 ",
    });
    await account();
    expect(
      portal
        .calls()
        .filter((name) =>
          ["botCheckChallenge", "register", "memberInfo"].includes(name),
        ),
    ).toEqual(["botCheckChallenge", "register", "memberInfo"]);
    expect(portal.requests("botCheckChallenge")).toEqual([
      { purpose: "register" },
    ]);
    expect(sent(portal)).toEqual({
      username: "lakewalker",
      password: "still-water-8",
      confirmPassword: "still-water-8",
      email: "lake@post.example",
      referralCode: "lake7",
      domain: location.hostname,
      registerUrl: `${location.origin}/live`,
      termsVersion: "3",
      botCheck: expect.any(String),
      login: true,
      registerMethod: "WEB",
    });
    expect(sessionStorage.getItem("token")).toBe(sampleToken);
    await waitFor(() => expect(portal.address()).toBe("/"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(
      JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
    ).not.toContain("still-water-8");
  });

  // OPN-64
  it("by mobile number needs neither username nor password, and sends country and code", async () => {
    const portal = await start("/register", {
      handlers: {
        ...flags("USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3"),
        ...rules(),
      },
    });
    await mobileTab(portal);
    await field(/^Verification code/);
    noField(/^Username/);
    noField(/^Password/);
    const button = screen.getByRole("button", { name: /^Send/ });
    await portal.user.click(button);
    expect(portal.calls()).not.toContain("mobileRegistrationCode");
    put(await field(/^Mobile number/), "125550147");
    await portal.user.click(screen.getByRole("button", { name: /^Send/ }));
    await waitFor(() =>
      expect(portal.requests("mobileRegistrationCode")).toEqual([
        {
          mobileNo: "125550147",
          countryDialingCode: "60",
          regType: "mobile",
          botCheck: expect.any(String),
        },
      ]),
    );
    await screen.findByRole("button", { name: /\b(60|59)\b/ });
    put(await field(/^Verification code/), "47 11");
    await agree(portal);
    await submit(portal);
    await account();
    expect(sent(portal, "registerMobile")).toEqual(
      expect.objectContaining({
        mobileNum: "125550147",
        countryDialingCode: "60",
        verificationCode: "4711",
      }),
    );
    expect(portal.calls()).not.toContain("register");
  });

  it("by mobile number asks for a password when its flag is on (REG-18)", async () => {
    const portal = await start("/register", {
      handlers: flags("MOBILENUMREG3", "MOBILENUMPASSREG3"),
    });
    await field(/^Confirm password/);
    noField(/^Code from/);
    await agree(portal);
    await submit(portal);
    expect(
      await screen.findByText("Password: Input cannot be empty"),
    ).toBeInTheDocument();
  });

  it("opens the game requested before", async () => {
    const portal = await start("/live");
    await portal.user.click(
      await screen.findByRole("button", { name: "Play Tidal Lanterns" }),
    );
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("login.register") }),
    );
    await registerWith(portal);
    expect(await screen.findByTitle("Tidal Lanterns")).toBeInTheDocument();
    expect(portal.address()).toMatch(/^\/seamless\?/);
  });

  it("returns to the page that a guard redirected the visitor from", async () => {
    const portal = await start("/recent?page=1");
    await portal.user.click(
      within(
        await screen.findByRole("dialog", { name: wordsOf("login.title") }),
      ).getByRole("button", { name: wordsOf("login.register") }),
    );
    await registerWith(portal);
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("menu.recent"),
    });
    expect(portal.address()).toBe("/recent?page=1");
  });

  it("sends the form once, however often it is submitted", async () => {
    const portal = await start("/register", {
      before: ({ platform }) => void platform.hold("register"),
    });
    await fill();
    await agree(portal);
    await submit(portal);
    await waitFor(() => expect(portal.calls()).toContain("register"));
    await submit(portal);
    fireEvent.submit(screen.getByRole("form", { name: title }));
    expect(portal.requests("register")).toHaveLength(1);
  });

  it("works with the keyboard alone", async () => {
    const portal = await start();
    const { user } = portal;
    const first = await field(/^Username/);
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("lakewalker");
    const reach = async (element: HTMLElement) => {
      for (let presses = 0; presses < 12; presses += 1) {
        if (document.activeElement === element) return;
        await user.tab();
      }
      expect(element).toHaveFocus();
    };
    await reach(await field(/^Password(?! again)/));
    await user.keyboard("still-water-8");
    await reach(await field(/^Confirm password/));
    await user.keyboard("still-water-8");
    await reach(await terms());
    await user.keyboard(" ");
    await reach(
      screen.getByRole("button", { name: wordsOf("register.submit") }),
    );
    await user.keyboard("{Enter}");
    await account();
  });
});

describe("an invalid registration form", () => {
  // VAL-43
  it("shows and focuses an error summary, links to the fields and makes no call (REG-04)", async () => {
    const portal = await start();
    await field(/^Username/);
    await submit(portal);
    const summary = (
      await screen.findByText("Username: Input cannot be empty")
    ).closest("[tabindex='-1']");
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("Terms: Please agree to the terms");
    expect(await terms()).toHaveAccessibleDescription(
      /Please agree to the terms/,
    );
    expect(portal.calls()).not.toContain("botCheckChallenge");
    expect(portal.calls()).not.toContain("register");
    await portal.user.click(
      screen.getByText("Terms: Please agree to the terms"),
    );
    expect(await terms()).toHaveFocus();
  });

  it("shows the documented messages under the fields once they lose focus", async () => {
    const { user } = await start();
    const name = await field(/^Username/);
    await user.type(name, "8x");
    expect(name).not.toBeInvalid();
    await user.tab();
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription(/Username format is incorrect/);
    put(await field(/^Password(?! again)/), "still-water-8");
    const again = await field(/^Confirm password/);
    await user.type(again, "other");
    await user.tab();
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription(
        /Confirmation password is not correct/,
      ),
    );
  });

  it("requires the age that the brand sets (VAL-54)", async () => {
    const portal = await start("/register", {
      brand: testBrand({ age: { terms: 18, birthday: 23 } }),
      handlers: rules(
        // A server pattern for the date must not make the field impossible to fill in.
        rule("birthday", { acceptedPattern: "dateMonthFirst", minLength: 40 }),
      ),
    });
    const group = await screen.findByRole("group", { name: /^Date of birth/ });
    const places = within(group).getAllByRole("spinbutton");
    const year = String(new Date().getFullYear() - 20);
    places[0]?.focus();
    await portal.user.keyboard(`${year}0102`);
    await fill();
    await agree(portal);
    await submit(portal);
    await waitFor(() =>
      expect(places[0]).toHaveAccessibleDescription(
        /You must be 23 or older\. Check your date of birth/,
      ),
    );
    expect(portal.calls()).not.toContain("register");
  });

  it.each(
    someOf([
      ["131K", /a bonus of up to 131K/],
      [undefined, /^$/],
    ]),
  )(
    "with the brand's Zalo bonus %s describes the field by %s (REG-17, OPN-59)",
    async (zaloBonusText, help) => {
      await start("/register", {
        brand: testBrand({ ...(zaloBonusText && { zaloBonusText }) }),
        handlers: rules(rule("zalo", { required: 0 })),
      });
      expect(await field(/^Zalo/)).toHaveAccessibleDescription(help);
    },
  );

  it("asks for the captcha, and loads a new picture after a rejection", async () => {
    const pictures = ["AAAA", "BBBB"];
    const portal = await start("/register", {
      handlers: {
        ...rules(rule("captcha")),
        ...refusing("register", "CAPTCHA_WRONG"),
        captcha: () => ({
          value: pictures.shift() ?? "CCCC",
          key: `k${pictures.length}`,
        }),
      },
    });
    await screen.findByRole("img", { name: /^Captcha picture/ });
    // A visitor who cannot read it is not locked out.
    expect(await field(/^Captcha/)).toHaveAccessibleDescription(
      wordsOf("register.captchaHelp"),
    );
    await registerWith(portal);
    await screen.findAllByText(/Please enter the captcha/);
    put(await field(/^Captcha/), "7kx");
    await submit(portal);
    await screen.findByText(wordsOf("error.CAPTCHA_WRONG"));
    expect(sent(portal)).toEqual(
      expect.objectContaining({ captcha: "7kx", captchaKey: "k1" }),
    );
    await waitFor(() =>
      expect(
        screen.getByRole("img", { name: /^Captcha picture/ }),
      ).toHaveAttribute("src", "data:image/png;base64,BBBB"),
    );
    expect(await field(/^Username/)).toHaveValue(good.username);
  });
});

describe.skipIf(isQuick)("a failed registration", () => {
  // ERR-15
  it.each(
    someOf([
      ["USERNAME_TAKEN", wordsOf("error.USERNAME_TAKEN")],
      ["BOT_CHECK_FAILED", "Please complete verification first"],
      ["CODE_WRONG", wordsOf("error.CODE_WRONG")],
    ] as const),
  )("with %s keeps the entries and can be sent again", async (code, words) => {
    const portal = await start("/register", {
      handlers: refusing("register", code),
    });
    await registerWith(portal);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await field(/^Username/)).toHaveValue(good.username);
    expect(await field(/^Password(?! again)/)).toHaveValue(good.password);
    expect(await field(/^Confirm password/)).toHaveValue(good.password);
    expect(await terms()).toBeChecked();
    await submit(portal);
    await waitFor(() => expect(portal.requests("register")).toHaveLength(2));
    expect(sessionStorage.getItem("token")).toBeNull();
  });

  it("shows an unknown reason as the server's own plain text", async () => {
    const portal = await start("/register", {
      before: ({ platform }) =>
        platform.fail("register", {
          code: "OTHER",
          message: "Try <b>after</b> the tide.",
          status: 400,
        }),
    });
    await registerWith(portal);
    await screen.findByText("Try <b>after</b> the tide.");
  });

  it("disables the button after too many attempts", async () => {
    const portal = await start("/register", {
      handlers: refusing("register", "TOO_MANY_REQUESTS"),
    });
    await registerWith(portal);
    await screen.findByText(/Please wait 5 minutes/);
    const button = screen.getByRole("button", {
      name: wordsOf("register.submit"),
    });
    await waitFor(() => expect(button).toBeDisabled());
    await portal.user.click(button);
    expect(portal.requests("register")).toHaveLength(1);
  });

  it("tries to log in after a lost answer, in case the account exists", async () => {
    const portal = await start("/register", {
      before: ({ platform }) => platform.fail("register", "network"),
    });
    await registerWith(portal);
    await account();
    expect(portal.requests("register")).toHaveLength(1);
    expect(portal.requests("login")).toEqual([
      expect.objectContaining({ ...good, type: "username" }),
    ]);
  });

  it("shows the network error and keeps the username when there is no network", async () => {
    const portal = await start("/register", {
      before: ({ platform }) => {
        platform.fail("register", "network");
        platform.fail("login", "network");
      },
    });
    await registerWith(portal);
    await screen.findByText("Network link is abnormal, please try again");
    expect(await field(/^Username/)).toHaveValue(good.username);
    expect(sessionStorage.getItem("token")).toBeNull();
  });
});

describe("an invitation code", () => {
  const withCode = rules(
    rule("username"),
    rule("password"),
    rule("affiliateCode", { required: 0 }),
  );

  it("is checked before anything else, whether or not the terms are ticked (REG-02)", async () => {
    const portal = await start("/?affiliateCode=bay9", { handlers: withCode });
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("header.register") }),
    );
    expect(await field(/^Invitation code/)).toHaveValue("bay9");
    // The form that a link has opened asks whose it is.
    const check = { code: "bay9", domain: location.hostname };
    await waitFor(() =>
      expect(portal.requests("affiliateCheck")).toEqual([check]),
    );
    await submit(portal);
    await screen.findAllByText(/Please agree to the terms/);
    expect(portal.requests("affiliateCheck")).toEqual([check, check]);
    expect(portal.calls()).not.toContain("botCheckChallenge");
    await registerWith(portal);
    await account();
    expect(sent(portal)).toEqual(
      expect.objectContaining({ affiliateCode: "bay9" }),
    );
  });

  it("of a friend's link fills its field, and the form says who invited the visitor", async () => {
    const portal = await start("/register?referralCode=K7WPQ2XM", {
      handlers: {
        ...withCode,
        affiliateCheck: () => ({ valid: 1, inviter: "ri***8" }),
      },
    });
    expect(await field(/^Invitation code/)).toHaveValue("K7WPQ2XM");
    await screen.findByText(/ri\*\*\*8\S* invited you/);
    await registerWith(portal);
    await account();
    expect(sent(portal)).toMatchObject({ referralCode: "K7WPQ2XM" });
    expect(sent(portal)).not.toHaveProperty("affiliateCode");
  });

  it.each(
    someOf([
      ["in its field", withCode],
      ["without a field for it", {}],
    ] satisfies [string, Handlers][]),
  )(
    "of an agent's link says who invites and what account it opens: %s",
    async (_where, handlers) => {
      const portal = await start("/register?affiliateCode=K7WPQ2XM", {
        handlers: {
          ...handlers,
          affiliateCheck: () => ({
            valid: 1,
            inviter: "ri***8",
            accountType: "AGENT",
          }),
        },
      });
      expect(
        await screen.findByText(/ri\*\*\*8\S* invited you\. .* agent account/),
      ).toBeVisible();
      await registerWith(portal);
      await account();
      expect(sent(portal)).toMatchObject({ affiliateCode: "K7WPQ2XM" });
    },
  );

  it("of an agent's link that is paused is said before the form is filled in, and again when it is sent", async () => {
    const paused = "This registration link is paused.";
    const portal = await start("/register?affiliateCode=K7WPQ2XM", {
      handlers: {
        ...withCode,
        ...refusing("affiliateCheck", "INVITATION_PAUSED"),
      },
    });
    expect(await screen.findByText(new RegExp(paused))).toBeVisible();
    await registerWith(portal);
    expect(await screen.findAllByText(new RegExp(paused))).toHaveLength(2);
    expect(sessionStorage.getItem("token")).toBeNull();
    // Without the code, nothing of this concerns the visitor.
    put(await field(/^Invitation code/), "");
    await waitFor(() =>
      expect(screen.queryAllByText(new RegExp(paused))).toHaveLength(1),
    );
  });

  it("of a friend's link whose inviter the platform does not tell is shown all the same", async () => {
    await start("/register?referralCode=K7WPQ2XM", {
      handlers: {
        ...withCode,
        ...refusing("affiliateCheck", "INVITATION_INVALID"),
      },
    });
    expect(await field(/^Invitation code/)).toHaveValue("K7WPQ2XM");
    expect(screen.queryByText(/invited you/)).not.toBeInTheDocument();
  });

  // ERR-14
  it.each(
    someOf([
      ["is not valid", { affiliateCheck: () => ({ valid: 0 }) }],
      ["is refused", refusing("affiliateCheck", "INVITATION_INVALID")],
      ["is refused later", refusing("register", "INVITATION_INVALID")],
    ] satisfies [string, Handlers][]),
  )(
    "that %s shows a warning, stops the registration and keeps the entries (REG-03)",
    async (_how, handlers) => {
      const portal = await start("/register", {
        handlers: { ...withCode, ...handlers },
      });
      put(await field(/^Invitation code/), "bay0");
      await registerWith(portal);
      const warning = await dialog(wordsOf("register.invitation.title"));
      expect(warning).toHaveTextContent("Invalid invitation code");
      await portal.user.click(
        within(warning).getByRole("button", {
          name: wordsOf("stepUp.confirm"),
        }),
      );
      await waitFor(() =>
        expect(
          screen.queryByRole("dialog", {
            name: wordsOf("register.invitation.title"),
          }),
        ).toBeNull(),
      );
      expect(await field(/^Invitation code/)).toHaveValue("bay0");
      expect(await field(/^Username/)).toHaveValue(good.username);
      expect(sessionStorage.getItem("token")).toBeNull();
    },
  );
});

describe.skipIf(isQuick)("an SMS verification code", () => {
  const bySms = {
    ...flags("USERNAMEREG3", "REGMOBVERF3"),
    ...rules(rule("username"), rule("password"), rule("mobileNum")),
  };
  const send = async ({ user }: Portal) => {
    put(await field(/^Mobile number/), "125550147");
    await user.click(await screen.findByRole("button", { name: /^Send/ }));
  };

  it("that could not be sent shows a warning and starts no countdown (SMS-11, SMS-12)", async () => {
    const portal = await start("/register", {
      handlers: {
        ...bySms,
        ...refusing("registrationCode", "OTHER", "This number is resting."),
      },
    });
    await send(portal);
    const warning = await dialog(wordsOf("field.smsCode.refused"));
    expect(warning).toHaveTextContent("This number is resting.");
    await portal.user.click(
      within(warning).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await waitFor(() =>
      expect(
        screen.queryByRole("dialog", {
          name: wordsOf("field.smsCode.refused"),
        }),
      ).toBeNull(),
    );
    expect(
      await screen.findByRole("button", { name: /^Send/ }),
    ).toBeInTheDocument();
    expect(await field(/^Mobile number/)).toHaveValue("125550147");
  });

  it("is required to register (VAL-55)", async () => {
    const portal = await start("/register", { handlers: bySms });
    put(await field(/^Mobile number/), "125550147");
    await registerWith(portal);
    expect(
      await screen.findAllByText(/Please complete verification first/),
    ).not.toHaveLength(0);
    expect(portal.calls()).not.toContain("register");
  });

  const third: Handlers = {
    ...bySms,
    registerSettings: () => ({
      registerTypes: ["username"],
      thirdPartySms: 1,
    }),
  };

  it("of a third party is sent and checked there before the registration (REG-06, REG-13)", async () => {
    const send3 = vi.fn(() => Promise.resolve());
    const verify = vi.fn(() =>
      Promise.resolve({ firebaseChannel: "c1", firebaseIdToken: "t1" }),
    );
    vi.mocked(phoneAuth).mockReturnValue({ send: send3, verify });
    const portal = await start("/register", { handlers: third });
    await send(portal);
    await waitFor(() => expect(send3).toHaveBeenCalled());
    expect(send3).toHaveBeenCalledWith("+60125550147", expect.anything());
    // The third party's wait is a minute (SMS-03).
    await screen.findByRole("button", { name: /\b(60|59)\b/ });
    put(await field(/^Verification code/), "4711");
    await registerWith(portal);
    await account();
    expect(verify).toHaveBeenCalledWith("4711", expect.anything());
    expect(portal.calls()).not.toContain("registrationCode");
    expect(sent(portal)).toEqual(
      expect.objectContaining({ firebaseChannel: "c1", firebaseIdToken: "t1" }),
    );
  });

  it.each(
    someOf([
      ["invalid-verification-code", wordsOf("error.CODE_WRONG")],
      ["code-expired", wordsOf("phoneAuth.expired")],
    ] as const),
  )(
    "that the third party rejects with %s stops the registration",
    async (code, words) => {
      vi.mocked(phoneAuth).mockReturnValue({
        send: () => Promise.resolve(),
        verify: () => Promise.reject(new PhoneAuthError(code)),
      });
      const portal = await start("/register", { handlers: third });
      await send(portal);
      put(await field(/^Verification code/), "4711");
      await registerWith(portal);
      await screen.findByText(words);
      expect(portal.calls()).not.toContain("register");
      expect(await field(/^Username/)).toHaveValue(good.username);
    },
  );

  it("of an unavailable third party is rejected with a reference to customer service", async () => {
    const portal = await start("/register", { handlers: third });
    await send(portal);
    expect(await dialog(wordsOf("field.smsCode.refused"))).toHaveTextContent(
      "Please contact customer service",
    );
  });
});

describe.skipIf(isQuick)("hostile validation rules", () => {
  it("add no unknown field and no field twice", async () => {
    await start("/register", {
      handlers: rules(
        rule("__proto__"),
        rule("constructor"),
        rule("shoeSize"),
        rule("<img src=x onerror=alert(1)>"),
        rule("email"),
        rule("email", { required: 0 }),
        rule("username", { enabled: 0 }),
      ),
    });
    await field(/^Username/);
    const form = screen.getByRole("form", { name: title });
    expect(
      [...form.querySelectorAll("input[name]")]
        .map((input) => input.getAttribute("name"))
        .filter((name) => name !== "terms"),
    ).toEqual(["username", "password", "confirmPassword", "email"]);
  });

  it.each([
    ["crossed bounds", { minLength: 30, maxLength: 4 }],
    ["a longest of nothing", { minLength: 0, maxLength: 0 }],
    ["bounds that are no figures", { minLength: "x", maxLength: {} }],
    ["a pattern that is none", { acceptedPattern: "([" }],
    ["a pattern that never ends", { acceptedPattern: "^(a+)+$" }],
    [
      "a pattern of a thousand characters",
      { acceptedPattern: "x".repeat(1000) },
    ],
    ["an empty pattern", { acceptedPattern: "" }],
  ])("with %s still allow registration", async (_what, over) => {
    const portal = await start("/register", {
      handlers: rules(rule("username", over), rule("password", over)),
    });
    await registerWith(portal);
    expect(await account()).toBeInTheDocument();
  });

  it("with a server pattern reject a value that does not match, with a message", async () => {
    const portal = await start("/register", {
      handlers: rules(rule("username", { acceptedPattern: "^[a-f]{4}$" })),
    });
    await registerWith(portal);
    expect(
      await screen.findAllByText(/check the format of this entry/),
    ).not.toHaveLength(0);
    expect(portal.calls()).not.toContain("register");
    put(await field(/^Username/), "cafe");
    await submit(portal);
    expect(await account()).toBeInTheDocument();
  });

  it("with unreadable entries are ignored", async () => {
    const portal = await start("/register", {
      handlers: {
        registerValidation: () => JSON.parse("[null, 7, [], {}]"),
        countryCodes: () =>
          JSON.parse('{"countries":[null,{"countryCode":1}]}'),
      },
    });
    await registerWith(portal);
    expect(await account()).toBeInTheDocument();
  });
});

describe.skipIf(isQuick)("an abandoned registration", () => {
  const leave = async ({ user }: Portal) => {
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  };

  it("is restored after Escape, until it is cleared", async () => {
    const portal = await start();
    await fill();
    await agree(portal);
    await leave(portal);
    portal.go("/register");
    expect(await field(/^Username/)).toHaveValue("lakewalker");
    expect(await field(/^Confirm password/)).toHaveValue("still-water-8");
    expect(await terms()).toBeChecked();
    expect(
      Object.values({ ...sessionStorage, ...localStorage }).join(),
    ).not.toContain("still-water");
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("register.clear") }),
    );
    await waitFor(async () => expect(await field(/^Username/)).toHaveValue(""));
    expect(
      screen.queryByRole("button", { name: wordsOf("register.clear") }),
    ).toBeNull();
    expect(await terms()).not.toBeChecked();
  });

  it("keeps only the countdown of a sent code once it is cleared (SMS-01, SMS-06)", async () => {
    const portal = await start("/register", {
      handlers: {
        ...flags("USERNAMEREG3", "REGMOBVERF3"),
        ...rules(rule("username"), rule("password"), rule("mobileNum")),
      },
    });
    await dialog(title);
    put(await field(/^Mobile number/), "125550147");
    await portal.user.click(
      await screen.findByRole("button", { name: /^Send/ }),
    );
    await screen.findByText(/Send again in \d\d? sec/);
    await leave(portal);
    portal.go("/register");
    expect(await field(/^Mobile number/)).toHaveValue("125550147");
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("register.clear") }),
    );
    const isClear = async () => {
      await waitFor(async () =>
        expect(await field(/^Mobile number/)).toHaveValue(""),
      );
      expect(screen.getByRole("button", { name: /\+60/ })).toBeVisible();
      expect(screen.getByText(/Send again in \d\d? sec/)).toBeVisible();
    };
    await isClear();
    await leave(portal);
    portal.go("/register");
    await isClear();
    expect(portal.requests("registrationCode")).toHaveLength(1);
  });

  it("takes over the username typed in the login, and keeps one typed in its place", async () => {
    const portal = await start("/login");
    put(
      await screen.findByRole("textbox", {
        name: wordsOf("register.way.username"),
      }),
      "noorlake",
    );
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("login.register") }),
    );
    await dialog(title);
    expect(await field(/^Username/)).toHaveValue("noorlake");
    put(await field(/^Username/), "otherlake");
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("register.have") }),
    );
    await dialog(wordsOf("login.title"));
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("login.register") }),
    );
    expect(await field(/^Username/)).toHaveValue("otherlake");
  });

  it("forgets the username typed in the login after a quarter of an hour", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const portal = await start("/live");
    const open = async (name: string, popup: string) => {
      await portal.user.click(await screen.findByRole("button", { name }));
      await dialog(popup);
    };
    await open("Log in", "Welcome back");
    put(
      await screen.findByRole("textbox", {
        name: wordsOf("register.way.username"),
      }),
      "noorlake",
    );
    await leave(portal);
    vi.advanceTimersByTime(keptForMs + 1);
    await open("Register", title);
    expect(await field(/^Username/)).toHaveValue("");
    vi.useRealTimers();
  });

  it("leads back to the login it was opened from, with the username typed there", async () => {
    const portal = await start("/live");
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("login.form") }),
    );
    await dialog(wordsOf("login.title"));
    put(
      await screen.findByRole("textbox", {
        name: wordsOf("register.way.username"),
      }),
      "noorlake",
    );
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("login.register") }),
    );
    await dialog(title);
    await portal.back();
    await dialog(wordsOf("login.title"));
    expect(
      await screen.findByRole("textbox", {
        name: wordsOf("register.way.username"),
      }),
    ).toHaveValue("noorlake");
    await portal.back();
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(portal.address()).toBe("/live");
  });

  it("ends on the home page when completed from the login, and Back shows no dialog", async () => {
    const portal = await start("/live");
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("login.form") }),
    );
    await dialog(wordsOf("login.title"));
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("login.register") }),
    );
    await registerWith(portal);
    await account();
    await waitFor(() => expect(portal.address()).toBe("/"));
    await portal.back();
    expect(portal.address()).toBe("/live");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
