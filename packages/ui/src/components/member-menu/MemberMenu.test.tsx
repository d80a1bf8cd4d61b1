import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { MemberMenu } from "./MemberMenu.tsx";
import type { MemberMenuProps } from "./MemberMenuList.tsx";
import { wordsOf } from "../../words/english.testing.ts";

async function open(props: Partial<MemberMenuProps> = {}) {
  const onCopied = vi.fn();
  const onAccount = vi.fn();
  const onSignOut = vi.fn();
  const view = renderUi(
    <MemberMenu
      account="lake.walker"
      onCopied={onCopied}
      items={[
        { key: "account", label: "Account", icon: "user", onSelect: onAccount },
        {
          key: "out",
          label: "Log out",
          icon: "logout",
          tone: "danger",
          onSelect: onSignOut,
        },
      ]}
      {...props}
    />,
  );
  await view.user.click(
    screen.getByRole("button", { name: "Account menu: lake.walker" }),
  );
  await screen.findByRole("menu");
  return { ...view, onCopied, onAccount, onSignOut };
}

describe("MemberMenu", () => {
  it("lists the copy entry first, then its own entries in order, and reports the chosen one", async () => {
    const { user, onSignOut } = await open();
    expect(
      screen.getAllByRole("menuitem").map((entry) => entry.textContent),
    ).toEqual([wordsOf("ui.memberMenu.copy"), "Account", "Log out"]);
    await user.click(screen.getByRole("menuitem", { name: "Log out" }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it("shows an entry with an address as a link", async () => {
    await open({
      items: [
        { key: "mall", label: "Points mall", icon: "star", href: "/pointMall" },
      ],
    });
    expect(
      screen.getByRole("menuitem", { name: "Points mall" }),
    ).toHaveAttribute("href", "/pointMall");
  });

  // HDR-11
  it("copies the username to the clipboard, then reports it and stays open", async () => {
    const { user, onCopied } = await open();
    await user.click(
      screen.getByRole("menuitem", { name: wordsOf("ui.memberMenu.copy") }),
    );
    await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
    expect(await navigator.clipboard.readText()).toBe("lake.walker");
    expect(screen.getByRole("menu")).toBeInTheDocument();
  });

  it("does not report a copy when the clipboard rejects it", async () => {
    const { user, onCopied } = await open();
    const write = vi
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new Error("denied"));
    await user.click(
      screen.getByRole("menuitem", { name: wordsOf("ui.memberMenu.copy") }),
    );
    expect(write).toHaveBeenCalledOnce();
    expect(onCopied).not.toHaveBeenCalled();
  });

  // HDR-12
  it("shows the VIP label of a member who has one", async () => {
    await open({ vipLabel: "Gold" });
    expect(screen.getByText("Gold")).toBeInTheDocument();
  });

  // HDR-12
  it("shows no VIP label otherwise", async () => {
    await open();
    expect(screen.queryByText("Gold")).not.toBeInTheDocument();
  });

  it("works by keyboard: arrow keys and letters move focus, Enter chooses an entry and closes the menu", async () => {
    const { user, onSignOut } = await open();
    await user.keyboard("{Home}{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Account" })).toHaveFocus();
    await user.keyboard("l");
    expect(screen.getByRole("menuitem", { name: "Log out" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  it.each(["{Enter}", " ", "{ArrowDown}"])(
    "focuses its first entry when it is opened for the first time with %s",
    async (key) => {
      vi.resetModules();
      const fresh = await import("./MemberMenu.tsx");
      const { user } = renderUi(
        <fresh.MemberMenu
          account="lake.walker"
          items={[]}
          onCopied={() => undefined}
        />,
      );
      await user.tab();
      await user.keyboard(key);
      await waitFor(() =>
        expect(
          screen.getByRole("menuitem", { name: wordsOf("ui.memberMenu.copy") }),
        ).toHaveFocus(),
      );
      await user.keyboard("{Escape}");
      const button = screen.getByRole("button", { name: /lake.walker/ });
      await waitFor(() => expect(button).toHaveFocus());
      await user.click(button);
      expect(screen.getByRole("menu")).toHaveFocus();
    },
  );

  it("closes on Escape and returns focus to its button", async () => {
    const { user, onAccount } = await open();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    const button = screen.getByRole("button", {
      name: "Account menu: lake.walker",
    });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(onAccount).not.toHaveBeenCalled();
  });
});
