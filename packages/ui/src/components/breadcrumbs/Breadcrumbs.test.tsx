import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Breadcrumbs, type BreadcrumbItem } from "./Breadcrumbs.tsx";

const items: readonly BreadcrumbItem[] = [
  { key: "home", label: "Home", href: "/" },
  { key: "help", label: "Help", href: "/help" },
  { key: "money", label: "Money", href: "/help/money" },
  { key: "banks", label: "Banks", href: "/help/money/banks" },
  { key: "add", label: "Add one" },
];

const trail = () => screen.getByRole("navigation", { name: "Where you are" });

describe("Breadcrumbs", () => {
  it("leads up by links, in order, and marks where one is", () => {
    renderUi(<Breadcrumbs items={items} />);
    expect(
      within(trail())
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/", "/help", "/help/money", "/help/money/banks"]);
    expect(within(trail()).getByText("Add one")).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(within(trail()).getByRole("list").localName).toBe("ol");
  });

  it("opens the places in the middle by keyboard, and goes there within the site", async () => {
    const navigate = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <Breadcrumbs items={items} />
      </NavigationProvider>,
    );
    screen.getByRole("button", { name: "2 places between" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Help" })).toHaveFocus(),
    );
    await user.keyboard("{ArrowDown}{Enter}");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/help/money");
  });

  it.each([1, 2, 3])("has no menu for %d places", (count) => {
    renderUi(<Breadcrumbs items={items.slice(0, count)} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("speaks Malay", () => {
    renderUi(<Breadcrumbs items={items} />, {
      locale: "ms",
      messages: {
        "ui.breadcrumbs.label": "Kedudukan anda",
        "ui.breadcrumbs.more": "{count} tempat di antaranya",
      },
    });
    expect(
      screen.getByRole("navigation", { name: "Kedudukan anda" }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "2 tempat di antaranya" }),
    ).toBeInTheDocument();
  });

  it("survives no places and endless words", () => {
    renderUi(<Breadcrumbs items={[]} />);
    renderUi(<Breadcrumbs items={[{ key: "a", label: "w".repeat(10_000) }]} />);
    expect(screen.getAllByRole("navigation")).toHaveLength(2);
  });
});
