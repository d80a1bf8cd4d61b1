import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import {
  sampleAnnouncement,
  sampleFlag,
  sampleMember,
  samplePermission,
  sampleToken,
  type Handlers,
} from "@foyer/platform/fake";
import { isQuick, someOf } from "@foyer/platform/testing/some-of";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
  inFront,
} from "../../testing/renderPortal.tsx";
import { systemOf } from "./freePlay.ts";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));

const brand = testBrand({
  features: {
    smsLogin: "SMS",
    freePlay: "FREE",
    facebookLogin: "FB",
    googleLogin: "GO",
    telegramLogin: "TG",
  },
});
const permission = (...codes: string[]): Handlers => ({
  permission: () => ({
    ...samplePermission({
      whitelabel: codes.map((code) => sampleFlag(code, true)),
    }),
  }),
});
const start = (
  flags: string[],
  { handlers, ...options }: PortalOptions = {},
  at = "/login",
) =>
  renderPortal(at, {
    brand,
    ...options,
    handlers: {
      botCheckChallenge: () => sampleChallenge,
      ...permission(...flags),
      ...handlers,
    },
  });

const box = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const put = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
const account = () =>
  screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
const submit = async ({ user }: Portal) =>
  user.click(
    within(await dialog(wordsOf("login.title"))).getByRole("button", {
      name: wordsOf("login.form"),
    }),
  );
const refuse = (code: CallError["code"], value?: unknown): never => {
  throw new CallError({ code, status: 400, value });
};
const signedIn = {
  token: sampleToken,
  firstTimeLogin: 0,
  passwordExpired: 0,
};

describe("a visitor", () => {
  // ROL-01
  it("can see games, search and notices, and reach login, registration, password recovery and free play", async () => {
    const { user } = await start(
      ["FREE"],
      {
        handlers: {
          announcements: () => ({
            player: [sampleAnnouncement({ id: "1", title: "A hall opens" })],
          }),
        },
      },
      "/",
    );
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    expect(screen.getByRole("searchbox")).toBeEnabled();
    expect(
      await screen.findByRole("region", { name: wordsOf("notices.title") }),
    ).toHaveTextContent("A hall opens");
    await user.click(
      within(screen.getByRole("banner")).getByRole("button", {
        name: wordsOf("login.form"),
      }),
    );
    const login = within(await dialog(wordsOf("login.title")));
    expect(
      login.getByRole("button", { name: wordsOf("login.form") }),
    ).toBeEnabled();
    expect(
      await login.findByRole("button", { name: wordsOf("login.freePlay") }),
    ).toBeEnabled();
    await user.click(
      login.getByRole("button", { name: wordsOf("login.forgot") }),
    );
    await dialog(wordsOf("login.forgot"));
    await user.click(await button(wordsOf("forgotPassword.login")));
    await dialog(wordsOf("login.title"));
    await user.click(await button(wordsOf("login.register")));
    await dialog(wordsOf("register.form"));
  });
});

describe("the login tabs", () => {
  // LGN-01
  it.each(
    someOf([
      [["SMS"], 2],
      [[], 0],
    ]),
  )("for the flags %j number %i", async (flags, tabs) => {
    await start(flags);
    await box(wordsOf("login.username"));
    expect(screen.queryAllByRole("tab")).toHaveLength(tabs);
  });

  it("keep the entries of both forms and keep the focus on the selected tab", async () => {
    const { user } = await start(["SMS"]);
    const username = await box(wordsOf("login.username"));
    await waitFor(() => expect(username).toHaveFocus());
    put(username, "mira88");
    await user.click(
      screen.getByRole("tab", { name: wordsOf("login.way.username") }),
    );
    await user.keyboard("{ArrowRight}");
    const number = await box(wordsOf("field.mobile"));
    expect(
      screen.getByRole("tab", { name: wordsOf("login.way.sms") }),
    ).toHaveFocus();
    put(number, "125550147");
    await user.click(
      screen.getByRole("tab", { name: wordsOf("login.way.username") }),
    );
    expect(await box(wordsOf("login.username"))).toHaveValue("mira88");
    await user.click(
      screen.getByRole("tab", { name: wordsOf("login.way.sms") }),
    );
    expect(await box(wordsOf("field.mobile"))).toHaveValue("125550147");
  });
});

describe.skipIf(isQuick)("logging in by mobile number", () => {
  const open = async (options?: PortalOptions) => {
    const portal = await start(["SMS"], options);
    await portal.user.click(
      await screen.findByRole("tab", { name: wordsOf("login.way.sms") }),
    );
    await box(wordsOf("field.mobile"));
    return portal;
  };
  const send = () => button(/^Send (code|again)/);

  it("keeps number and countdown when the popup is reopened and the page is reloaded (SMS-01, SMS-06)", async () => {
    const portal = await open();
    put(await box(wordsOf("field.mobile")), "125550147");
    await portal.user.click(await send());
    await screen.findByText(/Send again in (60|59) sec/);
    await portal.user.click(
      within(await dialog(wordsOf("login.title"))).getByRole("button", {
        name: wordsOf("receipt.close"),
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    const stillThere = async () => {
      expect(await box(wordsOf("field.mobile"))).toHaveValue("125550147");
      expect(
        await screen.findByText(wordsOf("field.smsCode.stillWorks")),
      ).toBeVisible();
      expect(screen.getByText(/Send again in \d\d? sec/)).toBeVisible();
    };
    portal.go("/login");
    await stillThere();
    cleanup();
    const anew = await start(["SMS"]);
    await stillThere();
    await anew.user.click(await send());
    expect(anew.requests("loginCode")).toEqual([]);
  });

  // LGN-08
  it("sends a code with its own bot check, counts down, and logs in with number and code (LGN-03, LGN-11, SMS-10)", async () => {
    const portal = await open();
    expect(screen.getByText(/^One-click login: /)).toBeInTheDocument();
    expect(await send()).toHaveAccessibleDescription(
      wordsOf("field.smsCode.needsNumber"),
    );
    put(await box(wordsOf("field.mobile")), "12 555 0147");
    await portal.user.click(await send());
    await waitFor(() =>
      expect(portal.requests("loginCode")).toEqual([
        {
          mobileNum: "125550147",
          countryDialingCode: "60",
          botCheck: expect.any(String),
        },
      ]),
    );
    expect(portal.requests("botCheckChallenge")).toEqual([{ purpose: "sms" }]);
    expect(await screen.findByText(/Send again in (60|59) sec/)).toBeVisible();
    await portal.user.click(await send());
    expect(portal.requests("loginCode")).toHaveLength(1);

    put(await box(wordsOf("login.extra.mobile")), " 471 193 ");
    await submit(portal);
    await account();
    expect(portal.requests("login")).toEqual([
      {
        type: "sms",
        username: "125550147",
        password: "471193",
        countryDialingCode: "60",
      },
    ]);
    expect(portal.requests("botCheckChallenge")).toHaveLength(1);
  });

  it("requires no password change, not even at the first login (LGN-14, LGN-15)", async () => {
    const portal = await open({
      handlers: {
        login: () => ({ ...signedIn, firstTimeLogin: 1, passwordExpired: 1 }),
      },
    });
    put(await box(wordsOf("field.mobile")), "125550147");
    put(await box(wordsOf("login.extra.mobile")), "471193");
    await submit(portal);
    await account();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("reports missing entries and a number that is invalid for its country (VAL-03, VAL-44, VAL-55)", async () => {
    const portal = await open();
    await submit(portal);
    await screen.findByText("Mobile number: Input cannot be empty");
    expect(
      await box(wordsOf("login.extra.mobile")),
    ).toHaveAccessibleDescription(/Please complete verification first/);
    put(await box(wordsOf("field.mobile")), "1255");
    put(await box(wordsOf("login.extra.mobile")), "471193");
    await submit(portal);
    expect(await box(wordsOf("field.mobile"))).toHaveAccessibleDescription(
      /Please enter a valid mobile number/,
    );
    await waitFor(async () =>
      expect(await box(wordsOf("field.mobile"))).toHaveFocus(),
    );
    expect(portal.calls()).not.toContain("login");
  });

  it("shows the server's text in a warning when no code was sent, and starts no countdown (SMS-11, SMS-12)", async () => {
    const portal = await open({
      before: ({ platform }) =>
        platform.fail("loginCode", {
          code: "OTHER",
          message: "No signal <b>there</b>.",
          status: 400,
        }),
    });
    put(await box(wordsOf("field.mobile")), "125550147");
    await portal.user.click(await send());
    const warning = await dialog(wordsOf("field.smsCode.refused"));
    expect(warning).toHaveTextContent("No signal <b>there</b>.");
    await portal.user.click(
      within(warning).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await waitFor(() =>
      expect(
        screen.queryByRole("dialog", {
          name: wordsOf("field.smsCode.refused"),
        }),
      ).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(/Send again in/)).not.toBeInTheDocument();
    expect(await box(wordsOf("field.mobile"))).toHaveValue("125550147");
  });

  it("keeps number and code when the code is wrong (LGN-19)", async () => {
    const portal = await open({
      handlers: { login: () => refuse("CODE_WRONG") },
    });
    put(await box(wordsOf("field.mobile")), "125550147");
    put(await box(wordsOf("login.extra.mobile")), "000000");
    await submit(portal);
    await screen.findByText(wordsOf("error.CODE_WRONG"));
    expect(await box(wordsOf("field.mobile"))).toHaveValue("125550147");
    expect(await box(wordsOf("login.extra.mobile"))).toHaveValue("000000");
    await submit(portal);
    await waitFor(() => expect(portal.requests("login")).toHaveLength(2));
  });

  it("offers a retry when the countries cannot be loaded, while the other tab keeps working", async () => {
    const portal = await start(["SMS"], {
      before: ({ platform }) => platform.fail("countryCodes", "network"),
    });
    await portal.user.click(
      await screen.findByRole("tab", { name: wordsOf("login.way.sms") }),
    );
    await screen.findByText("Network link is abnormal, please try again");
    await portal.user.click(
      screen.getByRole("tab", { name: wordsOf("login.way.username") }),
    );
    put(await box(wordsOf("login.username")), "mira88");
    await portal.user.click(
      screen.getByRole("tab", { name: wordsOf("login.way.sms") }),
    );
    // The tab retries once automatically; after that it is up to the visitor.
    await screen.findByText("Network link is abnormal, please try again");
    portal.platform.fail("countryCodes", undefined);
    await portal.user.click(await button(wordsOf("session.retry")));
    put(await box(wordsOf("field.mobile")), "125550147");
    await portal.user.click(await send());
    await waitFor(() =>
      expect(portal.requests("loginCode")).toEqual([
        expect.objectContaining({ countryDialingCode: "60" }),
      ]),
    );
  });
});

describe.skipIf(isQuick)(
  "the extra verification for a login from an unknown address (LGN-22)",
  () => {
    const fill = async (portal: Portal) => {
      put(await box(wordsOf("login.username")), "mira88");
      put(await inFront().findByLabelText(/^Password/), "lantern-7");
      await submit(portal);
    };
    const asking =
      (method: string, sentTo = ""): NonNullable<Handlers["login"]> =>
      ({ verification }) => {
        if (!verification)
          return refuse("EXTRA_VERIFICATION", {
            extraVerification: method,
            sentTo,
          });
        if (verification.value === "wrong")
          return refuse("CODE_WRONG", { extraVerification: method, sentTo });
        return signedIn;
      };

    it.each(
      someOf([
        [
          "mobile",
          "+60…147",
          wordsOf("login.extra.mobile"),
          /sent a code to \+60…147/,
        ],
        ["mobile", "", wordsOf("login.extra.mobile"), /to your mobile number/],
        [
          "email",
          "m…@post.example",
          wordsOf("login.extra.email"),
          /m…@post\.example/,
        ],
        ["email", "", wordsOf("login.extra.email"), /to your e-mail address/],
        [
          "bankAccountName",
          "",
          "Bank account name",
          /name on your bank account/,
        ],
        ["google", "", wordsOf("login.extra.google"), /authenticator app/],
      ]),
    )(
      "asks for %s (%s) and sends it with a new bot check",
      async (method, sentTo, label, hint) => {
        const portal = await start([], {
          handlers: { login: asking(method, sentTo) },
        });
        await fill(portal);
        const field = await box(label);
        await waitFor(() => expect(field).toHaveFocus());
        expect(field).toHaveAccessibleDescription(hint);
        expect(
          screen.queryByRole("textbox", { name: wordsOf("login.username") }),
        ).toBeNull();
        put(field, " Tara Lake ");
        await portal.user.keyboard("{Enter}");
        await account();
        expect(portal.requests("login")).toEqual([
          expect.not.objectContaining({ verification: expect.anything() }),
          expect.objectContaining({
            username: "mira88",
            password: "lantern-7",
            botCheck: expect.any(String),
            verification: { method, value: "Tara Lake" },
          }),
        ]);
        expect(portal.requests("botCheckChallenge")).toHaveLength(2);
      },
    );

    it("is required, keeps a wrong value with its message, and leads back to the entries", async () => {
      const portal = await start([], { handlers: { login: asking("mobile") } });
      await fill(portal);
      const field = await box(wordsOf("login.extra.mobile"));
      await portal.user.click(await button(wordsOf("login.extra.submit")));
      expect(field).toHaveAccessibleDescription(/Input cannot be empty/);
      expect(portal.requests("login")).toHaveLength(1);
      put(field, "wrong");
      await portal.user.click(await button(wordsOf("login.extra.submit")));
      await screen.findByText(wordsOf("error.CODE_WRONG"));
      expect(field).toHaveValue("wrong");
      await portal.user.click(await button(wordsOf("login.extra.back")));
      expect(await box(wordsOf("login.username"))).toHaveValue("mira88");
      expect(await inFront().findByLabelText(/^Password/)).toHaveValue(
        "lantern-7",
      );
    });

    it("refers to customer service when its method is unknown", async () => {
      const portal = await start([], { handlers: { login: asking("retina") } });
      await fill(portal);
      await screen.findByText(/needs extra verification. Please contact/);
      expect(await box(wordsOf("login.username"))).toHaveValue("mira88");
    });

    it("also asks for a captcha when the platform requires one", async () => {
      let tries = 0;
      const portal = await start([], {
        handlers: {
          captcha: () => ({ value: "AAAA", key: "k1" }),
          login: ({ captcha }) => {
            tries += 1;
            if (tries === 1)
              return refuse("EXTRA_VERIFICATION", {
                extraVerification: "google",
              });
            return captcha ? signedIn : refuse("CAPTCHA_REQUIRED");
          },
        },
      });
      await fill(portal);
      put(await box(wordsOf("login.extra.google")), "204871");
      await portal.user.click(await button(wordsOf("login.extra.submit")));
      await screen.findByRole("img", { name: /^Captcha picture/ });
      put(await box(wordsOf("register.field.captcha")), "7kx");
      expect(await box(wordsOf("login.extra.google"))).toHaveValue("204871");
      await portal.user.click(await button(wordsOf("login.extra.submit")));
      await account();
      expect(portal.requests("login").at(-1)).toMatchObject({
        captcha: "7kx",
        captchaKey: "k1",
        verification: { method: "google", value: "204871" },
      });
    });

    it("comes before a required password change", async () => {
      const portal = await start([], {
        handlers: {
          login: ({ verification }) =>
            verification
              ? { ...signedIn, firstTimeLogin: 1 }
              : refuse("EXTRA_VERIFICATION", { extraVerification: "google" }),
        },
      });
      await fill(portal);
      put(await box(wordsOf("login.extra.google")), "204871");
      await portal.user.click(await button(wordsOf("login.extra.submit")));
      expect(await dialog(wordsOf("changePassword.title"))).toHaveTextContent(
        "This is your first login.",
      );
    });
  },
);

describe("social login", () => {
  /** Captures the popup that the portal opens. */
  function popups() {
    const popup = { closed: false, close: vi.fn<() => void>() };
    const opened: URL[] = [];
    vi.stubGlobal("open", (address: string) => {
      opened.push(new URL(address, location.href));
      return popup;
    });
    const say = (data: unknown, over: Partial<MessageEventInit> = {}) =>
      act(async () => {
        const event = new MessageEvent("message", {
          data,
          origin: "null",
          ...over,
        });
        // jsdom does not accept a substitute for a window as the source.
        Object.defineProperty(event, "source", {
          value: "source" in over ? over.source : popup,
        });
        window.dispatchEvent(event);
      });
    const handOver = (over: object = {}, event?: Partial<MessageEventInit>) =>
      say(
        {
          type: "foyer:social",
          state: opened.at(-1)?.searchParams.get("state"),
          code: "c-1",
          ...over,
        },
        event,
      );
    return { popup, opened, handOver };
  }

  it.each(
    someOf([
      [
        ["FB", "GO", "TG"],
        ["Facebook", "Google", "Telegram"],
      ],
      [["GO"], ["Google"]],
      [[], []],
    ]),
  )("with the flags %j offers %j (LGN-06, ROL-19)", async (flags, names) => {
    await start(flags);
    await box(wordsOf("login.username"));
    if (names.length > 0) await button(`Continue with ${names[0]}`);
    expect(
      screen
        .queryAllByRole("button", { name: /^Continue with/ })
        .map(({ textContent }) => textContent),
    ).toEqual(names.map((name) => `Continue with ${name}`));
  });

  it("opens a popup and accepts only the state and code of that popup", async () => {
    const portal = await start(["GO"], {
      handlers: {
        socialFinish: () => ({ ...signedIn, firstTimeLogin: 1 }),
      },
    });
    const { popup, opened, handOver } = popups();
    await portal.user.click(await button("Continue with Google"));
    const [address] = opened;
    expect(address?.pathname).toBe("/wps/session/social/google");
    expect(address?.searchParams.get("redirect")).toBe(
      `${location.origin}/connect/social.html`,
    );
    expect(address?.searchParams.get("state")).toMatch(/^[\w-]{32}$/);
    await screen.findByText("Complete the login in the Google window.");

    await handOver({}, { source: window });
    await handOver({}, { origin: "https://evil.example" });
    await handOver({ type: "another" });
    await handOver({ code: 7 });
    expect(portal.calls()).not.toContain("socialFinish");
    await handOver();
    await account();
    expect(portal.requests("socialFinish")).toEqual([
      {
        provider: "google",
        state: address?.searchParams.get("state"),
        code: "c-1",
      },
    ]);
    expect(popup.close).toHaveBeenCalled();
    // After a login without a password, no password is judged.
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each([
    [
      "another state",
      { state: "x".repeat(32) },
      /was not started in this window/,
    ],
    ["no code", { code: "" }, /did not confirm your login/],
  ])(
    "is rejected with %s, and nothing is sent to the platform",
    async (_name, said, words) => {
      const portal = await start(["GO"]);
      const { handOver } = popups();
      put(await box(wordsOf("login.username")), "mira88");
      await portal.user.click(await button("Continue with Google"));
      await handOver(said);
      expect(await screen.findByRole("alert")).toHaveTextContent(words);
      expect(portal.calls()).not.toContain("socialFinish");
      expect(await box(wordsOf("login.username"))).toHaveValue("mira88");
    },
  );

  it("shows a message when the browser blocks the popup (ERR-11)", async () => {
    const portal = await start(["TG"]);
    vi.stubGlobal("open", () => null);
    await portal.user.click(await button("Continue with Telegram"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Popup blocked, please allow popups and try again",
    );
  });

  it("shows a message when the popup is closed (ERR-20)", async () => {
    const portal = await start(["FB"]);
    const { popup } = popups();
    await portal.user.click(await button("Continue with Facebook"));
    popup.closed = true;
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /did not confirm your login/,
    );
  });

  it("can be cancelled: the popup closes and its later messages are ignored", async () => {
    const portal = await start(["GO"]);
    const { popup, handOver } = popups();
    await portal.user.click(await button("Continue with Google"));
    await portal.user.click(await button(wordsOf("login.work.cancel")));
    expect(popup.close).toHaveBeenCalled();
    await handOver();
    expect(portal.calls()).not.toContain("socialFinish");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await button("Continue with Google")).toBeEnabled();
  });
});

describe("free play", () => {
  const trial: Handlers = { memberInfo: () => sampleMember({ type: "4" }) };

  // LGN-07
  it("is not offered when it is switched off", async () => {
    await start(["GO"]);
    await button("Continue with Google");
    expect(
      screen.queryByRole("button", { name: wordsOf("login.freePlay") }),
    ).toBeNull();
  });

  // LGN-07, SES-16, API-08
  it("starts a trial session with a sealed proof (W-08)", async () => {
    const portal = await start(["FREE"], { handlers: trial });
    await portal.user.click(await button(wordsOf("login.freePlay")));
    await portal.user.click(
      within(await account()).getByRole("button", {
        name: wordsOf("deposit.title"),
      }),
    );
    await dialog(wordsOf("gate.realAccount.title"));
    const [request] = portal.requests("freePlay");
    expect(request).toEqual({
      os: expect.any(String),
      platform: "W",
      value: expect.stringMatching(/^\{"botCheck":"[\w+/=]+"\}$/),
      gatewayVersion: "3",
    });
  });

  it("seals the proof again when the platform's keys have changed", async () => {
    let tries = 0;
    const portal = await start(["FREE"], {
      handlers: {
        ...trial,
        freePlay: () => {
          tries += 1;
          if (tries > 1) return signedIn;
          throw new CallError({
            code: "OTHER",
            serverCode: "SEAL_KEY_UNKNOWN",
            status: 400,
          });
        },
      },
    });
    await portal.user.click(await button(wordsOf("login.freePlay")));
    await account();
    expect(tries).toBe(2);
  });

  it("shows why it did not start, and keeps the entries", async () => {
    const portal = await start(["FREE"], {
      handlers: { freePlay: () => refuse("FREE_PLAY_OFF") },
    });
    put(await box(wordsOf("login.username")), "mira88");
    await portal.user.click(await button(wordsOf("login.freePlay")));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      wordsOf("error.FREE_PLAY_OFF"),
    );
    expect(await box(wordsOf("login.username"))).toHaveValue("mira88");
  });

  it.each([
    ["Mozilla/5.0 (Linux; Android 15; Pixel)", "Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "iOS"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "macOS"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
    ["", "other"],
  ])("detects the operating system of %j: %s", (agent, system) => {
    expect(systemOf(agent)).toBe(system);
  });
});

describe("the agents' login page", () => {
  const agent: Handlers = { memberInfo: () => sampleMember({ type: "41" }) };
  const send = async (portal: Portal) => {
    put(await box(wordsOf("login.username")), "arif");
    put(await inFront().findByLabelText(/^Password/), "lantern-7");
    await portal.user.click(
      within(
        screen.getByRole("form", { name: wordsOf("login.form") }),
      ).getByRole("button", {
        name: wordsOf("login.form"),
      }),
    );
  };

  it("has only username and password: no tabs, no other login methods, no remembering (LGN-04)", async () => {
    await start(["SMS", "GO", "FREE"], {}, "/agent");
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("agentLogin.title"),
    });
    await box(wordsOf("login.username"));
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.queryByRole("checkbox", { name: /^Remember/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    expect(
      screen.queryByRole("button", { name: wordsOf("login.freePlay") }),
    ).toBeNull();
  });

  it("leads an agent to the agent centre (LGN-17)", async () => {
    const portal = await start([], { handlers: agent }, "/agent");
    await send(portal);
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("title.agent"),
    });
    expect(portal.address()).toBe("/agentHome");
    expect(sessionStorage.getItem("token")).toBe(sampleToken);
  });

  // ROL-09
  it("logs a non-agent out again and stores no token (OPN-70, ERR-09)", async () => {
    const portal = await start([], {}, "/agent");
    await send(portal);
    await screen.findByText("Non-agents cannot log in");
    expect(portal.calls()).toContain("logout");
    expect(
      portal.platform.seen.find(({ name }) => name === "logout")?.token,
    ).toBe(sampleToken);
    expect(sessionStorage.getItem("token")).toBeNull();
    expect(await box(wordsOf("login.username"))).toHaveValue("arif");
    expect(portal.address()).toBe("/agent");
  });

  it("ends the session when the account type cannot be read", async () => {
    const portal = await start(
      [],
      {
        before: ({ platform }) =>
          platform.fail("memberInfo", { code: "UNKNOWN", status: 400 }),
      },
      "/agent",
    );
    await send(portal);
    await screen.findByText(wordsOf("error.ABORTED"));
    expect(portal.calls()).toContain("logout");
    expect(sessionStorage.getItem("token")).toBeNull();
  });

  it("redirects a logged-in agent to the agent centre immediately", async () => {
    const portal = await start([], { visitor: "agent" }, "/agent");
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("title.agent"),
    });
    expect(portal.address()).toBe("/agentHome");
  });

  it("tells a logged-in player that only agents can log in, and offers to log out", async () => {
    const portal = await start([], { visitor: "full" }, "/agent");
    const page = await screen.findByRole("main");
    await within(page).findByText("Non-agents cannot log in");
    await portal.user.click(
      within(page).getByRole("button", { name: wordsOf("centre.signOut") }),
    );
    await screen.findByRole("alertdialog");
  });

  // ROL-22
  it.each(["guest", "full", "trial"] as const)(
    "is shown to a %s who asks for the agent centre (ERR-10)",
    async (visitor) => {
      const portal = await start([], { visitor }, "/agentHome");
      await screen.findByRole("heading", {
        level: 1,
        name: wordsOf("agentLogin.title"),
      });
      await screen.findByText("No agent is logged in");
      expect(portal.address()).toBe("/agent");
    },
  );
});
