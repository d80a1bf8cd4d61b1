import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NoticeList } from "./NoticeList.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    title: `Notice ${index}`,
    html: `<p>Body ${index}</p>`,
  }));

const current = () =>
  within(
    screen.getByRole("list", { name: wordsOf("ui.noticeMarquee.label") }),
  ).getByRole("button", {
    current: true,
  });
const phone = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

afterEach(() => vi.unstubAllGlobals());

describe("NoticeList", () => {
  it("begins with the first, and makes the pressed one the selected one", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(3)} onSelect={onSelect} />,
    );
    expect(screen.getByRole("article", { name: "Notice 0" })).toHaveTextContent(
      "Body 0",
    );
    await user.click(screen.getByRole("button", { name: "Notice 2" }));
    expect(current()).toHaveAccessibleName("Notice 2");
    expect(screen.getByRole("article", { name: "Notice 2" })).toHaveTextContent(
      "Body 2",
    );
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("n2");
  });

  it("shows what it is told to, on its page", () => {
    renderUi(
      <NoticeList label="Notices" notices={notices(20)} selected="n17" />,
    );
    expect(current()).toHaveAccessibleName("Notice 17");
    expect(
      screen.getByRole("button", { name: "Page 3", current: "page" }),
    ).toBeInTheDocument();
  });

  it("begins with the one that was asked for, and lets it go", async () => {
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} initialId="n17" />,
    );
    expect(current()).toHaveAccessibleName("Notice 17");
    await user.click(screen.getByRole("button", { name: "Page 1" }));
    expect(current()).toHaveAccessibleName("Notice 0");
  });

  it("shows on a phone at once the one that was asked for, and the list where that is gone", async () => {
    phone();
    const { user, unmount } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} initialId="n17" />,
    );
    expect(screen.getByRole("heading", { name: "Notice 17" })).toHaveFocus();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.noticeList.back") }),
    );
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Notice 17" })).toHaveFocus(),
    );
    unmount();
    renderUi(
      <NoticeList label="Notices" notices={notices(20)} initialId="gone" />,
    );
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Notice 0" })).toBeVisible();
  });

  it("holds eight on a page, and a pager from nine on", () => {
    const { rerender } = renderUi(
      <NoticeList label="Notices" notices={notices(8)} />,
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    rerender(<NoticeList label="Notices" notices={notices(9)} />);
    const list = screen.getByRole("list", {
      name: wordsOf("ui.noticeMarquee.label"),
    });
    expect(within(list).getAllByRole("listitem")).toHaveLength(8);
    expect(
      screen.getByRole("navigation", { name: wordsOf("ui.noticeList.pages") }),
    ).toBeInTheDocument();
  });

  it("selects the first of a new page", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} onSelect={onSelect} />,
    );
    await user.click(screen.getByRole("button", { name: "Notice 3" }));
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    expect(current()).toHaveAccessibleName("Notice 8");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.pager.previous") }),
    );
    expect(current()).toHaveAccessibleName("Notice 0");
    expect(onSelect.mock.calls).toEqual([["n3"], ["n8"], ["n0"]]);
  });

  it("goes on with the first when the selected one is gone", async () => {
    const { user, rerender } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} />,
    );
    await user.click(screen.getByRole("button", { name: "Page 3" }));
    rerender(<NoticeList label="Notices" notices={notices(4)} />);
    expect(current()).toHaveAccessibleName("Notice 0");
  });

  it("says of a dot that the notice was not read", () => {
    renderUi(
      <NoticeList
        label="Notices"
        notices={[{ id: "a", title: "News", html: "", unread: true }]}
      />,
    );
    expect(
      screen.getByRole("button", { name: "News Unread" }),
    ).toBeInTheDocument();
  });

  it("shows on a phone the list first, then the notice, and comes back to its entry", async () => {
    phone();
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} />,
    );
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Notice 10" }));
    expect(
      screen.queryByRole("list", { name: wordsOf("ui.noticeMarquee.label") }),
    ).toBeNull();
    expect(screen.getByRole("heading", { name: "Notice 10" })).toHaveFocus();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.noticeList.back") }),
    );
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Notice 10" })).toHaveFocus(),
    );
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });

  it("does not take the focus where list and notice stand side by side", async () => {
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(3)} />,
    );
    await user.click(screen.getByRole("button", { name: "Notice 2" }));
    expect(screen.getByRole("button", { name: "Notice 2" })).toHaveFocus();
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.noticeList.back") }),
    ).toBeNull();
  });

  it("keeps room while loading, says where there are none, and offers to try again", async () => {
    const onRetry = vi.fn();
    const { user, rerender, container } = renderUi(
      <NoticeList label="Notices" notices={[]} loading />,
    );
    expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
    expect(
      screen.queryByText(wordsOf("ui.noticeList.empty")),
    ).not.toBeInTheDocument();
    rerender(<NoticeList label="Notices" notices={[]} />);
    expect(
      screen.getByRole("heading", { name: wordsOf("ui.noticeList.empty") }),
    ).toBeInTheDocument();
    rerender(
      <NoticeList label="Notices" notices={[]} failed onRetry={onRetry} />,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.treeGrid.retry") }),
    );
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("keeps what it has while it loads again or fails to", () => {
    renderUi(
      <NoticeList label="Notices" notices={notices(2)} loading failed />,
    );
    expect(screen.getByRole("article")).toHaveTextContent("Body 0");
  });

  it("cleans what the platform wrote", () => {
    const { container } = renderUi(
      <NoticeList
        label="Notices"
        notices={[
          {
            id: "a",
            title: "<b>bold</b>",
            html: '<p onmouseover="alert(1)">Text</p><script>alert(1)</script>',
          },
        ]}
      />,
    );
    expect(container.querySelector("script, b")).toBeNull();
    expect(screen.getByText("Text")).not.toHaveAttribute("onmouseover");
  });
});
