import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { BottomNavigation } from "./BottomNavigation.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("BottomNavigation", () => {
  it("names its entries, marks the current page and reports a press", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <BottomNavigation
        label="Places"
        items={[
          {
            key: "home",
            label: "Home",
            icon: "home",
            href: "/",
            selected: true,
          },
          { key: "me", label: "Me", icon: "user", onSelect },
        ]}
      />,
    );
    expect(
      screen.getByRole("navigation", { name: "Places" }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: wordsOf("ui.header.home") }),
    ).toHaveAttribute("aria-current", "page");
    await user.click(screen.getByRole("button", { name: "Me" }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it("exposes its look as a data attribute", () => {
    renderUi(<BottomNavigation label="Places" items={[]} look="floating" />);
    expect(screen.getByRole("navigation", { name: "Places" })).toHaveAttribute(
      "data-look",
      "floating",
    );
  });
});
