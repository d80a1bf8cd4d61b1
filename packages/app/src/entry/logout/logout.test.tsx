import { screen, waitFor, within } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { renderWithHome, type Portal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const ask = async ({ user }: Portal) => {
  await user.click(
    await screen.findByRole("button", { name: /^Account menu/ }),
  );
  await user.click(
    await screen.findByRole("menuitem", { name: wordsOf("agentLogin.logout") }),
  );
  return screen.findByRole("alertdialog", { name: wordsOf("logout.title") });
};

describe("logging out", () => {
  // HDR-16, SES-03, SES-04
  it("asks for confirmation, and cancelling changes nothing", async () => {
    const portal = await renderWithHome("/live", { visitor: "full" });
    const question = await ask(portal);
    expect(question).toHaveTextContent(wordsOf("in_sure_logout"));
    await portal.user.click(
      within(question).getByRole("button", { name: wordsOf("in_more_cancel") }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument(),
    );
    expect(
      screen.getByRole("group", { name: wordsOf("ui.memberBlock.label") }),
    ).toBeInTheDocument();
    expect(portal.address()).toBe("/live");
    expect(portal.calls()).not.toContain("logout");
    expect(sessionStorage.getItem("token")).not.toBeNull();
  });

  // SES-05, SES-06
  it.each(
    someOf([
      "/live",
      "/favorite",
      "/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites",
    ]),
  )(
    "from %s shows progress, tells the platform, forgets the member and ends in the lobby",
    async (at) => {
      let release = () => {};
      const portal = await renderWithHome(at, {
        visitor: "agent",
        before: ({ platform }) => (release = platform.hold("logout")),
      });
      sessionStorage.setItem("validate", "kept for the session");
      const question = await ask(portal);
      await portal.user.click(
        within(question).getByRole("button", {
          name: wordsOf("stepUp.confirm"),
        }),
      );
      await waitFor(() =>
        expect(
          within(question).getByRole("button", { name: /Confirm/ }),
        ).toHaveAttribute("aria-busy", "true"),
      );
      release();
      await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
      await waitFor(() => expect(portal.address()).toBe("/"));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
      expect(
        within(screen.getByRole("banner")).getByRole("button", {
          name: wordsOf("header.register"),
        }),
      ).toBeInTheDocument();
      expect(
        screen.queryByRole("link", {
          name: wordsOf("header.agent"),
          hidden: true,
        }),
      ).not.toBeInTheDocument();
      expect(portal.calls().filter((name) => name === "logout")).toHaveLength(
        1,
      );
      expect({ ...sessionStorage }).not.toHaveProperty("token");
      expect({ ...sessionStorage }).not.toHaveProperty("validate");
      expect(sessionStorage.getItem("merchantCode")).toBe("harbour");
    },
  );

  it("clears the member's cached queries", async () => {
    const portal = await renderWithHome("/", { visitor: "full" });
    const question = await ask(portal);
    const member = () =>
      portal.services.queries
        .getQueryCache()
        .findAll({ queryKey: ["member"] })
        .filter(({ state }) => state.data !== undefined);
    expect(member()).not.toHaveLength(0);
    await portal.user.click(
      within(question).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await screen.findByRole("heading", {
      name: wordsOf("lobby.sections.mine"),
    });
    expect(member()).toHaveLength(0);
  });
});
