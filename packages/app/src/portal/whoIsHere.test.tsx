import { screen, waitFor, within } from "@testing-library/react";
import { sampleToken } from "@foyer/platform/fake";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { QuickWorker, sampleChallenge } from "../testing/quickWorker.ts";
import { dialog, renderPortal, type Portal } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));
/* It is fetched in spare time, and these visitors log in at once. */
beforeAll(() =>
  Promise.all([import("./PromptHost.tsx"), import("./WhoIsHere.tsx")]),
);

const start = (at: string, visitor?: "full") =>
  renderPortal(at, {
    ...(visitor && { visitor }),
    handlers: {
      botCheckChallenge: () => sampleChallenge,
      login: () => ({ token: sampleToken }),
    },
  });
const signInButton = async () =>
  within(await screen.findByRole("banner")).findByRole("button", {
    name: wordsOf("login.form"),
  });
const block = () =>
  screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
const signIn = async ({ user }: Portal) => {
  const shown = await dialog(wordsOf("login.title"));
  await within(shown).findByRole("textbox", { name: wordsOf("account.name") });
  await waitFor(() =>
    expect(
      within(shown).getByRole("textbox", { name: wordsOf("account.name") }),
    ).toHaveFocus(),
  );
  await user.keyboard("mira88{Tab}lantern-7{Enter}");
};

describe("announcing login and logout", () => {
  it("announces a login by keyboard, and moves focus to the member block", async () => {
    const portal = await start("/live");
    (await signInButton()).focus();
    await portal.user.keyboard("{Enter}");
    await signIn(portal);
    await waitFor(async () => expect(await block()).toHaveFocus());
    expect(screen.getByText("You are logged in as mira88")).toBeInTheDocument();
    expect(
      screen.getByText("You are logged in as mira88").closest("[aria-live]"),
    ).not.toBeNull();
  });

  it("moves focus to the requested page when the login leads to it", async () => {
    const portal = await start("/favorite");
    await signIn(portal);
    await waitFor(() => expect(portal.address()).toBe("/favorite"));
    await waitFor(() => expect(document.activeElement?.id).toBe("main"));
  });

  it("announces a logout by keyboard, and moves focus to the login button", async () => {
    const { user } = await start("/live", "full");
    (await screen.findByRole("button", { name: /^Account menu/ })).focus();
    await user.keyboard("{Enter}");
    const entry = await screen.findByRole("menuitem", {
      name: wordsOf("centre.signOut"),
    });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    entry.focus();
    await user.keyboard("{Enter}");
    const question = await screen.findByRole("alertdialog");
    within(question)
      .getByRole("button", { name: wordsOf("stepUp.confirm") })
      .focus();
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await signInButton()).toHaveFocus());
    expect(screen.getByText(wordsOf("session.signedOut"))).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("You are logged in as");
  });

  it("announces nothing to a member who is already logged in at startup", async () => {
    await start("/live", "full");
    await block();
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
    expect(document.body).toHaveFocus();
    expect(document.body).not.toHaveTextContent("You are logged in as");
  });
});
