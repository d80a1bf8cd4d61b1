import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import {
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
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));

const start = (at = "/login", { handlers, ...options }: PortalOptions = {}) =>
  renderPortal(at, {
    ...options,
    handlers: { botCheckChallenge: () => sampleChallenge, ...handlers },
  });
const box = (name: string) => screen.findByRole("textbox", { name });
const password = () => inFront().findByLabelText(/^Password/);
const submit = ({ user }: Portal) =>
  user.click(
    screen.getByRole("button", { name: wordsOf("login.form"), hidden: false }),
  );
const put = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
const fill = async (name = "mira88", secret = "lantern-7") => {
  put(await box(wordsOf("login.username")), name);
  put(await password(), secret);
};
const signIn = async (portal: Portal) => {
  await fill();
  await submit(portal);
};
const refusing = (code: CallError["code"], value?: unknown): Handlers => ({
  login: () => {
    throw new CallError({ code, status: 400, value });
  },
});
const account = () =>
  screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });

describe("the login popup", () => {
  // LGN-05
  it("has only the username form, without tabs, and leads to registration and back", async () => {
    const { user } = await start();
    const popup = await dialog(wordsOf("login.title"));
    expect(within(popup).queryByRole("tablist")).not.toBeInTheDocument();
    expect(
      within(popup).getByRole("checkbox", { name: wordsOf("login.remember") }),
    ).toBeInTheDocument();
    await user.click(
      within(popup).getByRole("button", { name: wordsOf("login.register") }),
    );
    await user.click(
      within(await dialog(wordsOf("register.form"))).getByRole("button", {
        name: wordsOf("register.have"),
      }),
    );
    await dialog(wordsOf("login.title"));
  });

  // LGN-26
  it.each(
    someOf([
      ["/login", "Welcome back", "w_login"],
      ["/register", "Create an account", "w_register"],
    ]),
  )("at %s shows the banner of its own group", async (at, title, groupName) => {
    await start(at, {
      handlers: {
        announcements: () => ({
          banners: ["w_home", "w_login", "w_register"].map((group) => ({
            groupName: group,
            url: `/${group}.png`,
          })),
        }),
      },
    });
    const popup = await dialog(title);
    await waitFor(() =>
      expect(popup.querySelector("img")).toHaveAttribute(
        "src",
        `/${groupName}.png`,
      ),
    );
  });

  // LGN-05, LGN-26, FGT-01
  it("leads to password recovery, which shows its own banner, and back", async () => {
    const { user } = await start("/login", {
      handlers: {
        announcements: () => ({
          banners: [{ groupName: "w_forget", url: "/forget.png" }],
        }),
      },
    });
    await dialog(wordsOf("login.title"));
    await user.click(
      screen.getByRole("button", { name: wordsOf("login.forgot") }),
    );
    const popup = await dialog(wordsOf("login.forgot"));
    await waitFor(() =>
      expect(popup.querySelector("img")).toHaveAttribute("src", "/forget.png"),
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("forgotPassword.login") }),
    );
    await dialog(wordsOf("login.title"));
  });

  // MOD-04, MOD-05
  it("ignores a press outside, traps the focus and locks the page behind it", async () => {
    const { user } = await start();
    const popup = await dialog(wordsOf("login.title"));
    await waitFor(() =>
      expect(popup.contains(document.activeElement)).toBe(true),
    );
    expect(document.documentElement.className).not.toBe("");
    for (let presses = 0; presses < 12; presses += 1) {
      await user.tab();
      expect(popup.contains(document.activeElement)).toBe(true);
    }
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(
      screen.getByRole("dialog", { name: wordsOf("login.title") }),
    ).toBeInTheDocument();
    await user.click(
      within(popup).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(document.documentElement.className).toBe("");
  });
});

describe("logging in", () => {
  // LGN-09, VAL-02
  it("sends nothing and shows an error while a field is empty", async () => {
    const portal = await start();
    await box(wordsOf("login.username"));
    await submit(portal);
    expect(
      await screen.findAllByText(/Input cannot be empty/),
    ).not.toHaveLength(0);
    expect(portal.calls()).not.toContain("botCheckChallenge");
    expect(portal.calls()).not.toContain("login");
  });

  // LGN-02, LGN-10, LGN-12
  it("passes the bot check, sends username, password, type and proof, then loads the member", async () => {
    const portal = await start();
    await fill(" mira88 ", " lantern-7 ");
    await submit(portal);
    await account();
    const order = portal
      .calls()
      .filter((name) =>
        ["botCheckChallenge", "login", "memberInfo"].includes(name),
      );
    expect(order).toEqual(["botCheckChallenge", "login", "memberInfo"]);
    expect(portal.requests("login")).toEqual([
      {
        username: "mira88",
        password: "lantern-7",
        type: "username",
        botCheck: expect.any(String),
      },
    ]);
    expect(sessionStorage.getItem("token")).toBe(sampleToken);
    expect(portal.address()).toBe("/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(portal.calls()).toContain("favouriteIds");
    expect(JSON.stringify({ ...localStorage }) + document.cookie).not.toContain(
      "lantern-7",
    );
  });

  it("treats an account of the trial type as a trial user", async () => {
    const portal = await start("/login", {
      handlers: { memberInfo: () => sampleMember({ type: "4" }) },
    });
    await signIn(portal);
    await portal.user.click(
      within(await account()).getByRole("button", {
        name: wordsOf("deposit.title"),
      }),
    );
    await dialog(wordsOf("gate.realAccount.title"));
  });

  it("returns to the page that a guard redirected the visitor from", async () => {
    const portal = await start("/recent?page=1");
    await signIn(portal);
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("menu.recent"),
    });
    expect(portal.address()).toBe("/recent?page=1");
  });

  it("opens the game requested before the login, and Back returns to the previous page", async () => {
    const portal = await start("/live");
    await portal.user.click(
      await screen.findByRole("button", { name: "Play Tidal Lanterns" }),
    );
    await signIn(portal);
    expect(await screen.findByTitle("Tidal Lanterns")).toBeInTheDocument();
    expect(portal.address()).toMatch(/^\/seamless\?/);
    await portal.back();
    await waitFor(() => expect(portal.address()).toBe("/live"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each(
    someOf([
      ["Back", (portal: Portal) => portal.back()],
      [
        "the cross",
        async ({ user }: Portal) =>
          user.click(
            within(await dialog(wordsOf("login.title"))).getByRole("button", {
              name: wordsOf("receipt.close"),
            }),
          ),
      ],
      [
        "registration's cross",
        async ({ user }: Portal) => {
          await user.click(
            within(await dialog(wordsOf("login.title"))).getByRole("button", {
              name: wordsOf("login.register"),
            }),
          );
          await user.click(
            within(await dialog(wordsOf("register.form"))).getByRole("button", {
              name: wordsOf("receipt.close"),
            }),
          );
        },
      ],
    ]),
  )(
    "drops the requested game when the visitor leaves by %s",
    async (_way, leave) => {
      const portal = await start("/live");
      await portal.user.click(
        await screen.findByRole("button", { name: "Play Tidal Lanterns" }),
      );
      await dialog(wordsOf("login.title"));
      await leave(portal);
      await waitFor(() =>
        expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
      );
      await portal.user.click(
        within(screen.getByRole("banner")).getByRole("button", {
          name: wordsOf("login.form"),
        }),
      );
      // Once the popup's history entry is gone, anything that still waits for the login continues.
      const left = new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true });
      });
      await signIn(portal);
      await account();
      await act(() => left);
      expect(portal.address()).toBe("/live");
      expect(portal.calls()).not.toContain("launchGame");
    },
  );

  it("shows a logged-in member the lobby without a dialog at /login", async () => {
    const portal = await start("/login", { visitor: "full" });
    await account();
    await waitFor(() => expect(portal.address()).toBe("/"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("a rejected login", () => {
  // ROL-08, ERR-01, ERR-08, OPN-11
  it.each(
    someOf([
      ["WRONG_CREDENTIALS", "Wrong account or password"],
      ["NON_MEMBER", "Non-member account unable to login"],
      ["EXTRA_VERIFICATION", wordsOf("error.EXTRA_VERIFICATION")],
      ["BOT_CHECK_FAILED", "Please complete verification first"],
    ] as const),
  )(
    "with %s shows the reason, keeps the entries and can be sent again",
    async (code, words) => {
      const portal = await start("/login", { handlers: refusing(code) });
      await signIn(portal);
      await screen.findByText(words);
      expect(await box(wordsOf("login.username"))).toHaveValue("mira88");
      expect(await password()).toHaveValue("lantern-7");
      await submit(portal);
      await waitFor(() => expect(portal.requests("login")).toHaveLength(2));
    },
  );

  // ERR-24
  it("shows an unknown reason as the server's own plain text", async () => {
    const portal = await start("/login", {
      before: ({ platform }) =>
        platform.fail("login", {
          code: "OTHER",
          message: "Try <b>after</b> the tide.",
          status: 400,
        }),
    });
    await signIn(portal);
    expect(
      await screen.findByText("Try <b>after</b> the tide."),
    ).toBeInTheDocument();
  });

  it("offers customer service to a visitor who cannot read the captcha", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const portal = await start("/login", {
      handlers: {
        ...refusing("WRONG_CREDENTIALS", { captchaRequired: 1 }),
        permission: () =>
          samplePermission({
            customerService: [
              {
                csType: "LIVECHAT",
                title: "",
                path: "https://help.example/chat",
              },
            ],
            pathKey: "key",
          }),
      },
    });
    await signIn(portal);
    await box(wordsOf("register.field.captcha"));
    await portal.user.click(
      await inFront().findByRole("button", { name: wordsOf("menu.service") }),
    );
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });

  // LGN-18
  it("asks for the captcha when the response requires it, sends its key, and loads a new one after each rejection", async () => {
    const pictures = ["AAAA", "BBBB"];
    const portal = await start("/login", {
      handlers: {
        ...refusing("WRONG_CREDENTIALS", { captchaRequired: 1 }),
        captcha: () => ({
          value: pictures.shift() ?? "CCCC",
          key: `k${pictures.length}`,
        }),
      },
    });
    await signIn(portal);
    const picture = await screen.findByRole("img", {
      name: wordsOf("ui.captchaField.picture"),
    });
    expect(picture).toHaveAttribute("src", "data:image/png;base64,AAAA");
    // A visitor who cannot read it is not locked out.
    expect(
      await box(wordsOf("register.field.captcha")),
    ).toHaveAccessibleDescription(wordsOf("login.captchaHelp"));
    await submit(portal);
    await screen.findAllByText("Please enter the captcha");
    expect(portal.requests("login")).toHaveLength(1);
    put(await box(wordsOf("register.field.captcha")), "7kx");
    await submit(portal);
    await waitFor(() => expect(portal.requests("login")).toHaveLength(2));
    expect(portal.requests("login")[1]).toEqual(
      expect.objectContaining({ captcha: "7kx", captchaKey: "k1" }),
    );
    await waitFor(() =>
      expect(
        screen.getByRole("img", { name: /^Captcha picture/ }),
      ).toHaveAttribute("src", "data:image/png;base64,BBBB"),
    );
    expect(await box(wordsOf("register.field.captcha"))).toHaveValue("");
  });

  it("shows a message when there is no network", async () => {
    const portal = await start("/login", {
      before: ({ platform }) => platform.fail("login", "network"),
    });
    await signIn(portal);
    await screen.findByText("Network link is abnormal, please try again");
  });
});

describe.skipIf(isQuick)("a required password change", () => {
  const answer = (over: object): Handlers => ({
    login: () => ({
      token: sampleToken,
      firstTimeLogin: 0,
      passwordExpired: 0,
      ...over,
    }),
  });
  const expiry = (on: boolean): Handlers => ({
    permission: () => ({
      ...samplePermission({ whitelabel: [sampleFlag("PWDEXP", on)] }),
    }),
  });
  const brand = testBrand({ features: { forcePasswordExpiry: "PWDEXP" } });

  // LGN-13, PWD-01, PWD-04
  it("is demanded at the first login, is kept in the session, and ends once the new password is set", async () => {
    const portal = await start("/login", {
      handlers: answer({ firstTimeLogin: 1 }),
    });
    await signIn(portal);
    const forced = await dialog(wordsOf("changePassword.title"));
    expect(forced).toHaveTextContent("This is your first login.");
    expect(
      within(forced).queryByRole("button", { name: wordsOf("receipt.close") }),
    ).not.toBeInTheDocument();
    expect(sessionStorage.getItem("passwordDue")).toBe("firstLogin");
    // It was typed in the login just before (PWD-03).
    expect(
      within(forced).queryByLabelText(/^Old password/),
    ).not.toBeInTheDocument();
    put(within(forced).getByLabelText(/^New password(?! again)/), "harbour-9");
    put(within(forced).getByLabelText(/^Confirm new password/), "harbour-9");
    await portal.user.click(
      within(forced).getByRole("button", {
        name: wordsOf("changePassword.submit"),
      }),
    );
    await screen.findByText(wordsOf("forgotPassword.set"));
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(portal.requests("changePassword")).toEqual([
      {
        oldPassword: "lantern-7",
        newPassword: "harbour-9",
        confirmNewPassword: "harbour-9",
      },
    ]);
    expect(sessionStorage.getItem("passwordDue")).toBeNull();
  });

  it("is demanded again after a reload", async () => {
    sessionStorage.setItem("passwordDue", "expired");
    await start("/", { visitor: "full" });
    expect(await dialog(wordsOf("changePassword.title"))).toHaveTextContent(
      "Your password has expired.",
    );
  });

  it("is not demanded at a first login when the brand switches it off", async () => {
    const portal = await start("/login", {
      brand: testBrand({ firstLogin: "none" }),
      handlers: answer({ firstTimeLogin: 1 }),
    });
    await signIn(portal);
    await account();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  // PWD-04
  it.each(someOf([true, false]))(
    "is demanded for an expired password only while the flag is on: %s",
    async (on) => {
      const portal = await start("/login", {
        brand,
        handlers: { ...answer({ passwordExpired: 1 }), ...expiry(on) },
      });
      await signIn(portal);
      if (on)
        expect(await dialog(wordsOf("changePassword.title"))).toHaveTextContent(
          "Your password has expired.",
        );
      else await account();
      expect(screen.queryAllByRole("dialog")).toHaveLength(on ? 1 : 0);
    },
  );

  it("is demanded when the account still has the default password", async () => {
    const salt = "c2FsdA==";
    const material = await crypto.subtle.importKey(
      "raw",
      new TextEncoder().encode("lantern-7"),
      "PBKDF2",
      false,
      ["deriveBits"],
    );
    const bits = await crypto.subtle.deriveBits(
      {
        name: "PBKDF2",
        hash: "SHA-256",
        salt: new TextEncoder().encode("salt"),
        iterations: 1000,
      },
      material,
      256,
    );
    const meta = document.createElement("meta");
    meta.name = "foyer-default-password";
    meta.content = `${salt} 1000 ${btoa(String.fromCharCode(...new Uint8Array(bits)))}`;
    document.head.append(meta);
    const portal = await start();
    await signIn(portal);
    const popup = await dialog(wordsOf("changePassword.title"));
    await waitFor(() =>
      expect(popup).toHaveTextContent(
        wordsOf("changePassword.why.defaultPassword"),
      ),
    );
    meta.remove();
  });
});

describe("a visitor who cannot read the captcha", () => {
  const refusingByWork = refusing("WRONG_CREDENTIALS", {
    captchaRequired: 1,
    captchaByWork: 1,
  });

  it("can replace it with proof of work and go back to the picture", async () => {
    const portal = await start("/login", { handlers: refusingByWork });
    const { user, requests } = portal;
    await signIn(portal);
    const field = await screen.findByRole("textbox", { name: /^Captcha/ });
    const choose = screen.getByRole("button", {
      name: wordsOf("login.work.choose"),
    });
    await user.click(choose);
    expect(field).not.toBeInTheDocument();
    expect(
      screen.getByText(/You do not need the picture/).closest("[role=status]"),
    ).not.toBeNull();
    // The focus stays where it was.
    expect(choose).toHaveFocus();
    expect(choose).toHaveAccessibleName(wordsOf("login.work.back"));
    await submit(portal);
    await waitFor(() => expect(requests("login")).toHaveLength(2));
    expect(requests("botCheckChallenge").at(-1)).toEqual({
      purpose: "captcha",
      username: "mira88",
    });
    expect(requests("login").at(-1)).not.toHaveProperty("captcha");
    await waitFor(() => expect(choose).toBeEnabled());
    await user.click(choose);
    await screen.findByRole("textbox", { name: /^Captcha/ });
  });

  it("sees the progress of the proof of work and can cancel it", async () => {
    const portal = await start("/login", {
      handlers: {
        ...refusingByWork,
        botCheckChallenge: ({ purpose }) =>
          purpose === "captcha"
            ? {
                parameters: {
                  ...sampleChallenge.parameters,
                  data: { purpose, effort: 200 },
                },
              }
            : sampleChallenge,
      },
    });
    const { user, requests } = portal;
    await signIn(portal);
    await user.click(
      await screen.findByRole("button", { name: wordsOf("login.work.choose") }),
    );
    const slow: SlowWorker[] = [];
    class SlowWorker extends EventTarget {
      ended = false;
      constructor() {
        super();
        slow.push(this);
      }
      postMessage() {}
      terminate() {
        this.ended = true;
      }
    }
    vi.stubGlobal("Worker", SlowWorker);
    await submit(portal);
    const bar = await screen.findByRole("progressbar");
    await waitFor(() => expect(slow.length).toBeGreaterThan(0));
    expect(bar).not.toHaveAttribute("aria-valuenow");
    slow[0]?.dispatchEvent(new MessageEvent("message", { data: 50 }));
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "0.25"));
    await user.click(
      screen.getByRole("button", { name: wordsOf("login.work.cancel") }),
    );
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(slow.every(({ ended }) => ended)).toBe(true);
    expect(await password()).toHaveValue("lantern-7");
    expect(requests("login")).toHaveLength(1);
  });

  it("is not offered proof of work when the platform does not accept it", async () => {
    const portal = await start("/login", {
      handlers: refusing("WRONG_CREDENTIALS", { captchaRequired: 1 }),
    });
    await signIn(portal);
    await screen.findByRole("textbox", { name: /^Captcha/ });
    expect(
      screen.queryByRole("button", { name: wordsOf("login.work.choose") }),
    ).not.toBeInTheDocument();
  });
});
