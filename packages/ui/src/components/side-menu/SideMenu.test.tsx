import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { SideMenu, type SideMenuPart } from "./SideMenu.tsx";

const onRefer = vi.fn();
const sections: SideMenuPart[] = [
  {
    key: "main",
    items: [
      { key: "home", label: "Home", icon: "home", href: "/", selected: true },
      { key: "refer", label: "Refer and win", icon: "gift", onSelect: onRefer },
    ],
  },
  {
    key: "games",
    label: "Games",
    collapsible: true,
    items: [{ key: "rng", label: "Slots", icon: "slots", href: "/rng" }],
  },
];

describe("SideMenu", () => {
  it("is a named navigation of links and buttons, with the place one is at", async () => {
    const { user } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false} />,
    );
    const menu = screen.getByRole("navigation", { name: "Portal" });
    expect(within(menu).getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await user.click(
      within(menu).getByRole("button", { name: "Refer and win" }),
    );
    expect(onRefer).toHaveBeenCalledOnce();
  });

  it("opens and closes a group", async () => {
    const { user } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false} />,
    );
    const opener = screen.getByRole("button", {
      name: "Games",
      expanded: true,
    });
    await user.click(opener);
    expect(opener).toHaveAttribute("aria-expanded", "false");
    expect(
      screen.queryByRole("link", { name: "Slots" }),
    ).not.toBeInTheDocument();
    await user.click(opener);
    expect(screen.getByRole("link", { name: "Slots" })).toBeInTheDocument();
  });

  it("folds and unfolds, and keeps every entry's name", async () => {
    const onFoldedChange = vi.fn();
    const { user, rerender } = renderUi(
      <SideMenu
        label="Portal"
        sections={sections}
        folded={false}
        onFoldedChange={onFoldedChange}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Fold menu" }));
    expect(onFoldedChange).toHaveBeenLastCalledWith(true);
    rerender(
      <SideMenu
        label="Portal"
        sections={sections}
        folded
        onFoldedChange={onFoldedChange}
      />,
    );
    expect(screen.getByRole("link", { name: "Slots" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Unfold menu" }));
    expect(onFoldedChange).toHaveBeenLastCalledWith(false);
  });

  it("shows what stands below only while open", () => {
    const { rerender } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false}>
        channels
      </SideMenu>,
    );
    expect(screen.getByText("channels")).toBeInTheDocument();
    rerender(
      <SideMenu label="Portal" sections={sections} folded>
        channels
      </SideMenu>,
    );
    expect(screen.queryByText("channels")).not.toBeInTheDocument();
  });
});
