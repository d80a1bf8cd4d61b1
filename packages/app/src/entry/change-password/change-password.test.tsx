import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import {
  samplePermission,
  sampleToken,
  type Handlers,
} from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  renderPortal,
  type Portal,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));

const title = wordsOf("changePassword.title");
const put = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const oldField = (popup: HTMLElement) =>
  within(popup).queryByLabelText(/^Current password/);

/** Logs in for the first time, so that a new password is due. */
async function signInFirst(handlers: Handlers = {}): Promise<Portal> {
  const portal = await renderPortal("/live", {
    handlers: {
      botCheckChallenge: () => sampleChallenge,
      login: () => ({
        token: sampleToken,
        firstTimeLogin: 1,
        passwordExpired: 0,
      }),
      ...handlers,
    },
  });
  await portal.user.click(
    await screen.findByRole("button", { name: wordsOf("login.form") }),
  );
  const login = await dialog(wordsOf("login.title"));
  put(await within(login).findByLabelText(/^Username/), "lake");
  put(within(login).getByLabelText(/^Password/), " lantern-7 ");
  await portal.user.click(
    within(login).getByRole("button", { name: wordsOf("login.form") }),
  );
  // The login closes by going back, which takes longer than a test needs for the next dialog.
  await waitFor(() =>
    expect(JSON.stringify(history.state)).not.toContain("login"),
  );
  return portal;
}

async function save(portal: Portal, popup: HTMLElement, next = "harbour-9") {
  put(within(popup).getByLabelText(/^New password(?! again)/), next);
  put(within(popup).getByLabelText(/^Confirm new password/), next);
  await portal.user.click(
    within(popup).getByRole("button", {
      name: wordsOf("changePassword.submit"),
    }),
  );
}

describe("a required password change", () => {
  it("does not ask for the password that was just typed at login (PWD-03)", async () => {
    const portal = await signInFirst();
    const popup = await dialog(title);
    expect(oldField(popup)).not.toBeInTheDocument();
    expect(popup.outerHTML).not.toContain("lantern-7");
    await waitFor(() =>
      expect(
        within(popup).getByLabelText(/^New password(?! again)/),
      ).toHaveFocus(),
    );
    await save(portal, popup);
    await waitFor(() =>
      expect(portal.requests("changePassword")).toEqual([
        {
          oldPassword: "lantern-7",
          newPassword: "harbour-9",
          confirmNewPassword: "harbour-9",
        },
      ]),
    );
  });

  // ERR-21
  it("ends on the home page and reloads the member (PWD-02)", async () => {
    const portal = await signInFirst();
    const popup = await dialog(title);
    const before = portal.requests("memberInfo").length;
    await save(portal, popup);
    await waitFor(() => expect(portal.address()).toBe("/"));
    await screen.findByText(wordsOf("changePassword.saved"));
    await waitFor(() =>
      expect(portal.requests("memberInfo").length).toBe(before + 1),
    );
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks for the current password when the platform rejects the one from the login", async () => {
    const portal = await signInFirst({
      changePassword: () => {
        throw new CallError({ code: "OLD_PASSWORD_WRONG", status: 422 });
      },
    });
    const popup = await dialog(title);
    await save(portal, popup);
    expect(
      await within(popup).findByLabelText(/^Current password/),
    ).toHaveValue("");
    expect(popup).toHaveTextContent(wordsOf("error.OLD_PASSWORD_WRONG"));
    expect(within(popup).getByLabelText(/^New password(?! again)/)).toHaveValue(
      "harbour-9",
    );
  });
});

const rules: Handlers = {
  registerValidation: () => [
    {
      field: "password",
      enabled: 1,
      required: 1,
      acceptedPattern: "uncommon",
      minLength: 8,
      maxLength: 20,
    },
  ],
};

describe("the rules for a new password", () => {
  it("are listed from the start, ticked off while typing, and reported on the field", async () => {
    const portal = await signInFirst(rules);
    const popup = await dialog(title);
    const field = () => within(popup).getByLabelText(/^New password(?! again)/);
    const list = await within(popup).findByRole("list");
    const rulesOf = () =>
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(rulesOf()).toEqual([
      "Still needed: No spaces, and not a common password",
      "Still needed: 8 to 20 characters",
    ]);
    expect(field()).toHaveAccessibleDescription(/8 to 20 characters/);
    put(field(), "reef");
    expect(rulesOf()[0]).toMatch(/^Done:/);
    put(field(), "reef-lamp");
    expect(rulesOf()[1]).toMatch(/^Done:/);
    await save(portal, popup, "abc");
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Password format is incorrect/);
    expect(portal.calls()).not.toContain("changePassword");
    await save(portal, popup, "reef-lamp-88");
    await waitFor(() =>
      expect(portal.requests("changePassword")).toHaveLength(1),
    );
  });

  it("are left to the platform when they cannot be loaded, and the field it rejects is marked", async () => {
    const portal = await signInFirst({
      registerValidation: () => {
        throw new CallError({ code: "UNKNOWN", status: 500 });
      },
      changePassword: () => {
        throw new CallError({
          code: "VALIDATION",
          status: 422,
          value: { fields: { newPassword: "must have 8 to 20 characters" } },
        });
      },
    });
    const popup = await dialog(title);
    await save(portal, popup, "reef");
    const field = within(popup).getByLabelText(/^New password(?! again)/);
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(
      /This password cannot be used\. Choose a different one\./,
    );
    expect(popup).not.toHaveTextContent(wordsOf("error.VALIDATION"));
  });
});

describe("while a password change is required", () => {
  const publicParts = () => screen.getByRole("banner", { hidden: true });

  it("shows no member in the header and makes no member call (LGN-14 … LGN-16)", async () => {
    const portal = await signInFirst();
    const popup = await dialog(title);
    expect(
      within(publicParts()).queryByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
        hidden: true,
      }),
    ).not.toBeInTheDocument();
    expect(portal.calls()).not.toContain("memberInfo");
    expect(portal.calls()).not.toContain("balance");
    await save(portal, popup);
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  });

  it("allows logging out instead", async () => {
    const portal = await signInFirst();
    const popup = await dialog(title);
    await portal.user.click(
      within(popup).getByRole("button", {
        name: wordsOf("changePassword.logout"),
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(portal.address()).toBe("/");
    expect(portal.requests("logout")).toHaveLength(1);
    expect({ ...sessionStorage }).not.toHaveProperty("token");
    expect({ ...sessionStorage }).not.toHaveProperty("passwordDue");
    await within(publicParts()).findByRole("button", {
      name: wordsOf("login.form"),
    });
  });

  it("opens customer service in a separate window and keeps the dialog", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const service = {
      csType: "LIVECHAT",
      title: "",
      path: "https://help.example/chat",
    };
    const portal = await signInFirst({
      permission: () => ({
        ...samplePermission({ customerService: [service], pathKey: "key" }),
      }),
    });
    const forced = await dialog(title);
    await portal.user.click(
      await within(forced).findByRole("button", {
        name: wordsOf("service.contact"),
      }),
    );
    expect(opened).toHaveBeenCalledOnce();
    expect(forced).toBeInTheDocument();
    opened.mockRestore();
  });
});

describe("a voluntary password change", () => {
  /* As the opener does it: a history entry with the same address that names the dialog. */
  const open = async () => {
    const portal = await renderPortal("/live", { visitor: "full" });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    const state = { usr: { modal: { name: "changePassword" } }, key: "own" };
    act(() => {
      history.pushState(state, "", "/live");
      dispatchEvent(new PopStateEvent("popstate", { state }));
    });
    return portal;
  };

  it("asks for the current password and closes on Escape", async () => {
    const portal = await open();
    const popup = await dialog(title);
    await waitFor(() => expect(oldField(popup)).toHaveFocus());
    await portal.user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(portal.requests("changePassword")).toEqual([]);
  });

  it("ends on the home page and reloads the member (PWD-02)", async () => {
    const portal = await open();
    const popup = await dialog(title);
    const before = portal.requests("memberInfo").length;
    const old = oldField(popup);
    if (old) put(old, "lantern-7");
    await save(portal, popup);
    await waitFor(() => expect(portal.address()).toBe("/"));
    await waitFor(() =>
      expect(portal.requests("memberInfo").length).toBe(before + 1),
    );
  });
});
