import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallError } from "@foyer/platform/errors";
import { sampleToken, type Handlers } from "@foyer/platform/fake";
import { testBrand } from "../../testing/brands.ts";
import { memoryIndexedDB } from "../../testing/memoryIndexedDB.ts";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import { dialog, inFront, renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => {
  vi.stubGlobal("Worker", QuickWorker);
  // jsdom has no IndexedDB; a real browser's is tested in journeys/src/remember.spec.ts.
  vi.stubGlobal("indexedDB", memoryIndexedDB());
});
afterEach(() => {
  document.cookie = "foyer-remember=; Max-Age=0; Path=/";
});

/** Opens the login popup of a brand that does or does not keep passwords; returns its two fields. */
async function open(
  rememberPassword: boolean | undefined,
  handlers: Handlers = {},
) {
  const brand = testBrand(
    rememberPassword === undefined ? {} : { rememberPassword },
  );
  const { user, requests } = await renderPortal("/login", {
    brand,
    handlers: { botCheckChallenge: () => sampleChallenge, ...handlers },
  });
  return {
    user,
    requests,
    username: await screen.findByRole("textbox", {
      name: wordsOf("login.username"),
    }),
    password: await inFront().findByLabelText(/^Password/),
  };
}

/** Logs in with the box ticked, and leaves: what follows is a separate visit. Returns the login requests. */
async function signInRemembered(
  rememberPassword: boolean | undefined,
  handlers: Handlers = {},
) {
  const { user, requests, username, password } = await open(
    rememberPassword,
    handlers,
  );
  fireEvent.change(username, { target: { value: "mira88" } });
  fireEvent.change(password, { target: { value: "lantern-7" } });
  await user.click(screen.getByRole("checkbox", { name: /^Remember me/ }));
  await user.click(screen.getByRole("button", { name: wordsOf("login.form") }));
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  await waitFor(() => expect(document.cookie).toContain("foyer-remember="));
  cleanup();
  sessionStorage.clear();
  return requests("login");
}

it.each(
  someOf([
    [undefined, "lantern-7"],
    [true, "lantern-7"],
    [false, ""],
  ]),
)(
  "fills in, with rememberPassword %s, the password %j on the next visit (OPN-10)",
  async (rememberPassword, secret) => {
    await signInRemembered(rememberPassword);

    const later = await open(rememberPassword);
    await waitFor(() => expect(later.username).toHaveValue("mira88"));
    expect(later.password).toHaveValue(secret);
  },
);

it("does not fill the remembered username into the registration form", async () => {
  await signInRemembered(undefined);

  const later = await open(undefined);
  await waitFor(() => expect(later.username).toHaveValue("mira88"));
  await later.user.click(
    screen.getByRole("button", { name: wordsOf("login.register") }),
  );
  await dialog(wordsOf("register.form"));
  expect(
    await inFront().findByLabelText(/^Username/, { selector: "input" }),
  ).toHaveValue("");
});

it("forgets the remembered login as soon as the box is unticked (LGN-21)", async () => {
  await signInRemembered(undefined);

  const later = await open(undefined);
  await waitFor(() => expect(later.username).toHaveValue("mira88"));
  await later.user.click(
    screen.getByRole("checkbox", { name: /^Remember me/ }),
  );
  await waitFor(() => expect(document.cookie).not.toContain("foyer-remember="));
  cleanup();

  const again = await open(undefined);
  await waitFor(() =>
    expect(
      screen.getByRole("checkbox", { name: /^Remember me/ }),
    ).not.toBeChecked(),
  );
  expect(again.username).toHaveValue("");
  expect(again.password).toHaveValue("");
});

it("shows an error when the page cannot log in because it has no HTTPS", async () => {
  const { user, username, password } = await open(undefined);
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  fireEvent.change(username, { target: { value: "mira88" } });
  fireEvent.change(password, { target: { value: "lantern-7" } });
  await user.click(screen.getByRole("button", { name: wordsOf("login.form") }));
  await screen.findByText(wordsOf("error.INSECURE"));
  vi.unstubAllGlobals();
});

/** A platform that issues device tokens, of which the latest is valid for a login. */
const givesTokens = (deviceToken: string): Handlers => ({
  login: () => ({
    token: sampleToken,
    firstTimeLogin: 0,
    passwordExpired: 0,
    deviceToken,
  }),
});

/** Logs in with a password, to be remembered on a platform with tokens. */
const rememberHere = () =>
  signInRemembered(undefined, givesTokens("device-one.secret-1"));

it("keeps a device token instead of the password where the platform issues one, and logs in with it", async () => {
  expect(await rememberHere()).toMatchObject([
    { type: "username", password: "lantern-7", remember: true },
  ]);
  const later = await open(undefined, givesTokens("device-one.secret-2"));
  await waitFor(() => expect(later.username).toHaveValue("mira88"));
  expect(later.password).toHaveValue("");
  expect(later.password).toHaveAccessibleDescription(
    /This device is remembered/,
  );
  await later.user.click(
    screen.getByRole("button", { name: wordsOf("login.form") }),
  );
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  expect(later.requests("login")).toMatchObject([
    { type: "device", username: "mira88", password: "device-one.secret-1" },
  ]);
  // The next token is of the same device: none has to be forgotten.
  expect(later.requests("forgetDevice")).toEqual([]);
});

it.each(
  someOf(["DEVICE_FORGOTTEN", "WRONG_CREDENTIALS", "VALIDATION"] as const),
)(
  "asks for the password and shows the reason when the token is rejected with %s",
  async (code) => {
    await rememberHere();
    const later = await open(undefined, {
      login: () => {
        throw new CallError({ code, status: 422 });
      },
    });
    await waitFor(() => expect(later.username).toHaveValue("mira88"));
    await later.user.click(
      screen.getByRole("button", { name: wordsOf("login.form") }),
    );
    await screen.findByText(wordsOf("error.DEVICE_FORGOTTEN"));
    expect(later.username).toHaveValue("mira88");
    expect(later.password).toBeRequired();
    await waitFor(() =>
      expect(document.cookie).not.toContain("foyer-remember="),
    );
  },
);

it("asks the platform to forget the device when the box is unticked", async () => {
  await rememberHere();
  const later = await open(undefined);
  await waitFor(() => expect(later.username).toHaveValue("mira88"));
  await later.user.click(
    screen.getByRole("checkbox", { name: /^Remember me/ }),
  );
  await waitFor(() =>
    expect(later.requests("forgetDevice")).toEqual([
      { deviceToken: "device-one.secret-1" },
    ]),
  );
  expect(document.cookie).not.toContain("foyer-remember=");
});

it("requests no token when the brand remembers only the username", async () => {
  const { user, username, password, requests } = await open(false);
  fireEvent.change(username, { target: { value: "mira88" } });
  fireEvent.change(password, { target: { value: "lantern-7" } });
  await user.click(screen.getByRole("checkbox", { name: /^Remember me/ }));
  await user.click(screen.getByRole("button", { name: wordsOf("login.form") }));
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  expect(requests("login")[0]).not.toHaveProperty("remember");
});
