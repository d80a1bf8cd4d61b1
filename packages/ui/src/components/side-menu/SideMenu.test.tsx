import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { CountBadge } from "../badge/CountBadge.tsx";
import { SideMenu } from "./SideMenu.tsx";
import type { SideMenuPart } from "./SideMenuSection.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const onRefer = vi.fn();
const sections: SideMenuPart[] = [
  {
    key: "main",
    items: [
      { key: "home", label: "Home", icon: "home", href: "/", selected: true },
      {
        key: "refer",
        label: "Refer and earn",
        icon: "gift",
        onSelect: onRefer,
      },
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
  it("is a named navigation of links and buttons that marks the current page", async () => {
    const { user } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false} />,
    );
    const menu = screen.getByRole("navigation", { name: "Portal" });
    expect(
      within(menu).getByRole("link", { name: wordsOf("ui.header.home") }),
    ).toHaveAttribute("aria-current", "page");
    await user.click(
      within(menu).getByRole("button", { name: "Refer and earn" }),
    );
    expect(onRefer).toHaveBeenCalledOnce();
  });

  // SID-06
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

  it("reports folding and unfolding, and keeps the names of its entries", async () => {
    const onFoldedChange = vi.fn();
    const { user, rerender } = renderUi(
      <SideMenu
        label="Portal"
        sections={sections}
        folded={false}
        onFoldedChange={onFoldedChange}
      />,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.sideMenu.fold") }),
    );
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
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.sideMenu.unfold") }),
    );
    expect(onFoldedChange).toHaveBeenLastCalledWith(false);
  });

  it("hides its children while folded without unmounting them", () => {
    const { rerender } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false}>
        channels
      </SideMenu>,
    );
    const below = screen.getByText("channels");
    expect(below).toBeVisible();
    rerender(
      <SideMenu label="Portal" sections={sections} folded>
        channels
      </SideMenu>,
    );
    expect(screen.getByText("channels")).toBe(below);
    expect(below).not.toBeVisible();
  });

  it("shows the first six promotions and a link to all of them", () => {
    const promotion = (place: number) =>
      ({
        key: `p${place}`,
        label: `Promotion ${place}`,
        icon: "promo",
        href: `/promotions?id=${place}`,
      }) as const;
    const more = {
      key: "more",
      label: "More",
      icon: "more",
      href: "/promotions",
    } as const;
    const menu = (count: number) => (
      <SideMenu
        label="Portal"
        folded={false}
        sections={[
          {
            key: "promotions",
            label: "Promotions",
            items: Array.from({ length: count }, (_, index) =>
              promotion(index + 1),
            ),
            most: 6,
            more,
          },
        ]}
      />
    );
    const { rerender } = renderUi(menu(8));
    const names = screen.getAllByRole("link").map((link) => link.textContent);
    expect(names).toHaveLength(7);
    expect(names.at(5)).toBe("Promotion 6");
    expect(
      screen.getByRole("link", { name: wordsOf("ui.promotionCard.more") }),
    ).toHaveAttribute("href", "/promotions");
    rerender(menu(2));
    expect(screen.getAllByRole("link")).toHaveLength(3);
    rerender(menu(0));
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it.each([true, false])(
    "includes an entry's badge in its name, folded: %s",
    (folded) => {
      renderUi(
        <SideMenu
          label="Portal"
          folded={folded}
          sections={[
            {
              key: "own",
              items: [
                {
                  key: "all",
                  label: "All",
                  icon: "promo",
                  href: "/promotions",
                  badge: <CountBadge count={3} label="3 are open to you" />,
                },
              ],
            },
          ]}
        />,
      );
      expect(
        screen.getByRole("link", { name: /^All\s?3 are open to you$/ }),
      ).toHaveTextContent("3");
    },
  );

  it("toggles a group with Enter and Space, and links its button to the group's list", async () => {
    const { user } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false} />,
    );
    const opener = screen.getByRole("button", { name: "Games" });
    const list = screen.getByRole("list", { name: "Games" });
    expect(opener).toHaveAttribute("aria-controls", list.id);
    opener.focus();
    await user.keyboard("{Enter}");
    expect(opener).toHaveAttribute("aria-expanded", "false");
    expect(list).not.toBeVisible();
    await user.keyboard(" ");
    expect(opener).toHaveAttribute("aria-expanded", "true");
    expect(opener).toHaveFocus();
  });

  it("keeps the entries of a closed group reachable while the menu is folded", async () => {
    const { user, rerender } = renderUi(
      <SideMenu label="Portal" sections={sections} folded={false} />,
    );
    await user.click(screen.getByRole("button", { name: "Games" }));
    rerender(<SideMenu label="Portal" sections={sections} folded />);
    expect(screen.getByRole("link", { name: "Slots" })).toBeInTheDocument();
  });
});
