import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { MemberMenu, type MemberMenuProps } from "./MemberMenu.tsx";

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
          label: "Sign out",
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
  it("lists copying first and then its entries in order", async () => {
    const { user, onSignOut } = await open();
    expect(
      screen.getAllByRole("menuitem").map((entry) => entry.textContent),
    ).toEqual(["Copy account name", "Account", "Sign out"]);
    await user.click(screen.getByRole("menuitem", { name: "Sign out" }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it("puts the account name on the clipboard and then says so", async () => {
    const { user, onCopied } = await open();
    await user.click(
      screen.getByRole("menuitem", { name: "Copy account name" }),
    );
    await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
    expect(await navigator.clipboard.readText()).toBe("lake.walker");
    expect(screen.getByRole("menu")).toBeInTheDocument();
  });

  it("claims nothing where the clipboard refuses", async () => {
    const { user, onCopied } = await open();
    const write = vi
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new Error("denied"));
    await user.click(
      screen.getByRole("menuitem", { name: "Copy account name" }),
    );
    expect(write).toHaveBeenCalledOnce();
    expect(onCopied).not.toHaveBeenCalled();
  });

  it("shows the VIP label only to who has one", async () => {
    await open({ vipLabel: "Gold" });
    expect(screen.getByText("Gold")).toBeInTheDocument();
  });

  it("shows none otherwise", async () => {
    await open();
    expect(screen.queryByText("Gold")).not.toBeInTheDocument();
  });
});
