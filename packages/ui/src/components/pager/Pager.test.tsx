import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Pager, type PagerProps } from "./Pager.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<PagerProps> = {}) {
  const onPage = vi.fn();
  const view = renderUi(
    <Pager
      label="Pages of games"
      page={10}
      pages={20}
      onPage={onPage}
      {...props}
    />,
  );
  return { onPage, ...view };
}
const numbers = (role: "button" | "link") =>
  within(
    screen.getByRole("navigation", { name: "Pages of games" }),
  ).getAllByRole(role, { name: /^Page \d/ });

describe("Pager", () => {
  it("is absent with one page and present with two", () => {
    const { rerender, onPage } = setUp({ page: 1, pages: 1 });
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    rerender(
      <Pager label="Pages of games" page={1} pages={2} onPage={onPage} />,
    );
    expect(
      screen.getByRole("navigation", { name: "Pages of games" }),
    ).toBeInTheDocument();
  });

  // OPN-53
  it("shows nine page numbers with the lobby's range and margins", () => {
    setUp({ margins: 2, range: 5 });
    expect(numbers("button")).toHaveLength(9);
  });

  // ANN-14, OPN-53
  it("shows seven page numbers by default", () => {
    setUp();
    expect(numbers("button")).toHaveLength(7);
  });

  it("marks the current page, and reports the page that is chosen", async () => {
    const { user, onPage } = setUp();
    expect(
      screen.getByRole("button", { name: "Page 10", current: "page" }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Page 12" }));
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.pager.previous") }),
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.pager.next") }),
    );
    expect(onPage.mock.calls).toEqual([[12], [9], [11]]);
  });

  it("disables Previous on the first page and Next on the last", () => {
    const { rerender, onPage } = setUp({ page: 1 });
    expect(
      screen.getByRole("button", { name: wordsOf("ui.pager.previous") }),
    ).toBeDisabled();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.pager.next") }),
    ).toBeEnabled();
    rerender(
      <Pager label="Pages of games" page={20} pages={20} onPage={onPage} />,
    );
    expect(
      screen.getByRole("button", { name: wordsOf("ui.pager.next") }),
    ).toBeDisabled();
  });

  it("marks the last page as current when it is given a higher one", () => {
    setUp({ page: 99 });
    expect(
      screen.getByRole("button", { name: "Page 20", current: "page" }),
    ).toBeInTheDocument();
  });

  it("has links when pages have addresses, and leaves a Ctrl+click to the browser", async () => {
    const { user, onPage } = setUp({
      hrefFor: (page) => `/slots?page=${page}`,
    });
    const link = screen.getByRole("link", { name: "Page 11" });
    expect(link).toHaveAttribute("href", "/slots?page=11");
    await user.click(link);
    expect(onPage).toHaveBeenCalledExactlyOnceWith(11);
    fireEvent.click(link, { ctrlKey: true });
    expect(onPage).toHaveBeenCalledOnce();
  });

  it("writes page numbers in the reader's digits", () => {
    renderUi(
      <Pager label="صفحات" page={1} pages={2} onPage={() => undefined} />,
      { locale: "ar-EG" },
    );
    expect(
      within(screen.getByRole("navigation", { name: "صفحات" })).getByText("٢"),
    ).toBeInTheDocument();
  });

  it("is reached with Tab and works with Enter and Space", async () => {
    const { user, onPage } = setUp({ page: 1, pages: 3 });
    await user.tab();
    expect(screen.getByRole("button", { name: "Page 1" })).toHaveFocus();
    await user.tab();
    await user.keyboard("{Enter}");
    await user.tab();
    await user.keyboard(" ");
    expect(onPage.mock.calls).toEqual([[2], [3]]);
  });

  it("handles a million pages", () => {
    setUp({ page: 500_000, pages: 1_000_000, margins: 2 });
    expect(numbers("button")).toHaveLength(9);
  });
});
