import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { leaveOutSideMenu, PageLayout } from "./PageLayout.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("PageLayout", () => {
  it("has a skip link past the header and the menu to the main content", async () => {
    const { user } = renderUi(
      <PageLayout
        header={<a href="/">Home</a>}
        sideMenu={<a href="/vip">VIP</a>}
      >
        the page
      </PageLayout>,
    );
    await user.tab();
    expect(
      screen.getByRole("link", { name: wordsOf("ui.skipLink.toContent") }),
    ).toHaveFocus();
    HTMLElement.prototype.scrollIntoView = () => {};
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(screen.getByRole("main")).toHaveTextContent("the page");
  });

  it("never brings a drawn side menu to life where the window is too narrow for it", () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const Menu = vi.fn(() => <nav>menu</nav>);
    const page = (
      <IntlProvider locale="en" onError={() => {}}>
        <PageLayout header="header" sideMenu={<Menu />}>
          the page
        </PageLayout>
      </IntlProvider>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    expect(container.querySelector("nav")).not.toBeNull();
    Menu.mockClear();
    const onRecoverableError = vi.fn();
    leaveOutSideMenu(container);
    document.body.append(container);
    render(page, { container, hydrate: true, onRecoverableError });
    expect(container).toHaveTextContent("the page");
    expect(Menu).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("omits the side menu and the footer when bare", () => {
    renderUi(
      <PageLayout header="header" bare>
        game
      </PageLayout>,
    );
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  });
});
