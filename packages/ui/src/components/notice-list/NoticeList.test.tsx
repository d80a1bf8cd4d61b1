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
  it("starts with the first notice, and selects, shows and reports the one that is clicked", async () => {
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

  it("shows the selected notice and the page it is on", () => {
    renderUi(
      <NoticeList label="Notices" notices={notices(20)} selected="n17" />,
    );
    expect(current()).toHaveAccessibleName("Notice 17");
    expect(
      screen.getByRole("button", { name: "Page 3", current: "page" }),
    ).toBeInTheDocument();
  });

  it("starts with the initial notice, and can leave it for another page", async () => {
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} initialId="n17" />,
    );
    expect(current()).toHaveAccessibleName("Notice 17");
    await user.click(screen.getByRole("button", { name: "Page 1" }));
    expect(current()).toHaveAccessibleName("Notice 0");
  });

  it("on a phone, opens the initial notice, or the list if there is no such notice", async () => {
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

  it("shows eight notices on a page, and a pager from nine notices on", () => {
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

  it("selects the first notice of a new page", async () => {
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

  it("selects the first notice when the selected one is gone", async () => {
    const { user, rerender } = renderUi(
      <NoticeList label="Notices" notices={notices(20)} />,
    );
    await user.click(screen.getByRole("button", { name: "Page 3" }));
    rerender(<NoticeList label="Notices" notices={notices(4)} />);
    expect(current()).toHaveAccessibleName("Notice 0");
  });

  it("mentions in the button's name that a notice is unread", () => {
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

  it("on a phone, shows the list, then the chosen notice, and returns focus to its entry", async () => {
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

  it("does not move focus when the list and the notice are side by side", async () => {
    const { user } = renderUi(
      <NoticeList label="Notices" notices={notices(3)} />,
    );
    await user.click(screen.getByRole("button", { name: "Notice 2" }));
    expect(screen.getByRole("button", { name: "Notice 2" })).toHaveFocus();
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.noticeList.back") }),
    ).toBeNull();
  });

  it("shows a placeholder while loading, an empty state without notices, and a retry button after a failure", async () => {
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

  it("keeps showing its notices when reloading them fails", () => {
    renderUi(
      <NoticeList label="Notices" notices={notices(2)} loading failed />,
    );
    expect(screen.getByRole("article")).toHaveTextContent("Body 0");
  });

  it("sanitises the platform's HTML, and shows titles as plain text", () => {
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
