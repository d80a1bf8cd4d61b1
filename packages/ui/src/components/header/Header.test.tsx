import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Header } from "./Header.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("Header", () => {
  it("is the banner of the page, and its logo links to the home page", async () => {
    const navigate = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <Header homeHref="/home" logo="halcyon">
          <button>Log in</button>
        </Header>
      </NavigationProvider>,
    );
    expect(screen.getByRole("banner")).toContainElement(
      screen.getByRole("button", { name: "Log in" }),
    );
    await user.click(screen.getByRole("link", { name: "halcyon Home" }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/home");
  });

  it("has a menu button only with a menu handler", async () => {
    const onMenu = vi.fn();
    const { user, rerender } = renderUi(
      <Header homeHref="/" logo="halcyon" onMenu={onMenu}>
        end
      </Header>,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.header.menu") }),
    );
    expect(onMenu).toHaveBeenCalledOnce();
    rerender(
      <Header homeHref="/" logo="halcyon">
        end
      </Header>,
    );
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("gives its navigation an accessible name", () => {
    renderUi(
      <Header
        homeHref="/"
        logo="halcyon"
        navigation={<a href="/deposit">Deposit</a>}
      >
        end
      </Header>,
    );
    expect(
      screen.getByRole("navigation", { name: wordsOf("ui.header.navigation") }),
    ).toBeInTheDocument();
  });

  it("sets its look as data-look on the banner", () => {
    renderUi(
      <Header homeHref="/" logo="halcyon" look="centred">
        <button>Log in</button>
      </Header>,
    );
    expect(screen.getByRole("banner")).toHaveAttribute("data-look", "centred");
  });
});
