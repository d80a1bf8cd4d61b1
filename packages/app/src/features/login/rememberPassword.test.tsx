import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { memoryIndexedDB } from "../../testing/memoryIndexedDB.ts";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import { inFront, renderPortal } from "../../testing/renderPortal.tsx";

beforeEach(() => {
  vi.stubGlobal("Worker", QuickWorker);
  // jsdom has none; a browser's own is tried in e2e/remember.spec.ts.
  vi.stubGlobal("indexedDB", memoryIndexedDB());
});
afterEach(() => {
  document.cookie = "foyer-remember=; Max-Age=0; Path=/";
});

/** The login popup of a portal whose brand keeps passwords, or does not; its two fields. */
async function open(rememberPassword: boolean | undefined) {
  const brand = testBrand(
    rememberPassword === undefined ? {} : { rememberPassword },
  );
  const { user } = await renderPortal("/login", {
    brand,
    handlers: { botCheckChallenge: () => sampleChallenge },
  });
  return {
    user,
    username: await screen.findByRole("textbox", { name: "Username" }),
    password: await inFront().findByLabelText(/^Password/),
  };
}

it.each([
  [undefined, "lantern-7"],
  [true, "lantern-7"],
  [false, ""],
])(
  "a brand whose rememberPassword is %s finds the password %j on the next visit (OPN-10)",
  async (rememberPassword, secret) => {
    const { user, username, password } = await open(rememberPassword);
    fireEvent.change(username, { target: { value: "mira88" } });
    fireEvent.change(password, { target: { value: "lantern-7" } });
    await user.click(screen.getByRole("checkbox", { name: /^Remember me/ }));
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await screen.findByRole("group", { name: "Your account" });
    await waitFor(() => expect(document.cookie).toContain("foyer-remember="));
    cleanup();
    sessionStorage.clear();

    const later = await open(rememberPassword);
    await waitFor(() => expect(later.username).toHaveValue("mira88"));
    expect(later.password).toHaveValue(secret);
  },
);
