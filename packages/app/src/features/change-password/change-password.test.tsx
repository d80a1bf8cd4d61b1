import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import { sampleToken, type Handlers } from "@foyer/platform/samples";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  renderPortal,
  type Portal,
} from "../../testing/renderPortal.tsx";

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));

const title = "Choose a new password";
const put = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const oldField = (popup: HTMLElement) =>
  within(popup).queryByLabelText(/^Old password/);

/** Signs in for the first time, so that a new password is due. */
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
    await screen.findByRole("button", { name: "Log in" }),
  );
  const login = await dialog("Welcome back");
  put(await within(login).findByLabelText(/^Username/), "lake");
  put(within(login).getByLabelText(/^Password/), " lantern-7 ");
  await portal.user.click(
    within(login).getByRole("button", { name: "Log in" }),
  );
  return portal;
}

async function save(portal: Portal, popup: HTMLElement, next = "harbour-9") {
  put(within(popup).getByLabelText(/^New password(?! again)/), next);
  put(within(popup).getByLabelText(/^New password again/), next);
  await portal.user.click(
    within(popup).getByRole("button", { name: "Save the new password" }),
  );
}

describe("a password that is due", () => {
  it("is changed without asking for the one that was just typed (PWD-03)", async () => {
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

  it("ends at the start, with the member read anew (PWD-02)", async () => {
    const portal = await signInFirst();
    const popup = await dialog(title);
    const before = portal.requests("memberInfo").length;
    await save(portal, popup);
    await waitFor(() => expect(portal.address()).toBe("/"));
    await screen.findByText("Your new password is set");
    await waitFor(() =>
      expect(portal.requests("memberInfo").length).toBe(before + 1),
    );
    await screen.findByRole("group", { name: "Your account" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks for the old one after all when the platform finds it wrong", async () => {
    const portal = await signInFirst({
      changePassword: () => {
        throw new CallError({ code: "OLD_PASSWORD_WRONG", status: 422 });
      },
    });
    const popup = await dialog(title);
    await save(portal, popup);
    expect(await within(popup).findByLabelText(/^Old password/)).toHaveValue(
      "",
    );
    expect(popup).toHaveTextContent("The old password is wrong");
    expect(within(popup).getByLabelText(/^New password(?! again)/)).toHaveValue(
      "harbour-9",
    );
  });
});

describe("a change of one's own will", () => {
  /* As an opener does it: an entry of the same address that names the dialog. */
  const open = async () => {
    const portal = await renderPortal("/live", { visitor: "full" });
    await screen.findByRole("group", { name: "Your account" });
    const state = { usr: { modal: { name: "changePassword" } }, key: "own" };
    act(() => {
      history.pushState(state, "", "/live");
      dispatchEvent(new PopStateEvent("popstate", { state }));
    });
    return portal;
  };

  it("asks for the old password, and can be left", async () => {
    const portal = await open();
    const popup = await dialog(title);
    await waitFor(() => expect(oldField(popup)).toHaveFocus());
    await portal.user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(portal.requests("changePassword")).toEqual([]);
  });

  it("ends at the start, with the member read anew (PWD-02)", async () => {
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
