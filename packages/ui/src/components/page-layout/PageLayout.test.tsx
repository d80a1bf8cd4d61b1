import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PageLayout } from "./PageLayout.tsx";
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
