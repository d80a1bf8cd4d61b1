import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NoticeMarquee } from "./NoticeMarquee.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const notices = [
  { id: "1", title: "Withdrawals are slow tonight" },
  { id: "2", title: "A new hall opens" },
];

beforeEach(() => vi.stubGlobal("matchMedia", undefined));

describe("NoticeMarquee", () => {
  it("is a list with each notice once for screen readers, and opens the one that is clicked", async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(
      <NoticeMarquee notices={notices} onOpen={onOpen} />,
    );
    const list = within(
      screen.getByRole("region", { name: wordsOf("ui.noticeMarquee.label") }),
    ).getByRole("list");
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "A new hall opens" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("2");
  });

  it("opens a notice also when its hidden moving copy is clicked", () => {
    const onOpen = vi.fn();
    renderUi(<NoticeMarquee notices={notices} onOpen={onOpen} />);
    const [, copy] = screen.getAllByText("A new hall opens");
    expect(copy?.closest("[aria-hidden=true]")).not.toBeNull();
    if (copy) fireEvent.mouseDown(copy);
    if (copy) fireEvent.click(copy);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("2");
  });

  it("can be paused and resumed", async () => {
    const { user } = renderUi(
      <NoticeMarquee notices={notices} onOpen={vi.fn()} />,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.noticeMarquee.pause") }),
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.noticeMarquee.play") }),
    );
    expect(
      screen.getByRole("button", { name: wordsOf("ui.noticeMarquee.pause") }),
    ).toBeInTheDocument();
  });

  // ANN-13
  it("has no moving copy while it has keyboard focus", async () => {
    const { user, container } = renderUi(
      <NoticeMarquee notices={notices} onOpen={vi.fn()} />,
    );
    expect(container).toHaveTextContent(/slow tonight.*slow tonight/);
    await user.tab();
    expect(
      screen.getByRole("button", { name: "Withdrawals are slow tonight" }),
    ).toHaveFocus();
    expect(container).not.toHaveTextContent(/slow tonight.*slow tonight/);
  });

  it("shows notices one at a time when reduced motion is preferred", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const { user } = renderUi(
      <NoticeMarquee notices={notices} onOpen={vi.fn()} />,
    );
    expect(
      screen.getByText("Withdrawals are slow tonight"),
    ).toBeInTheDocument();
    expect(screen.queryByText("A new hall opens")).not.toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.noticeMarquee.next") }),
    );
    expect(screen.getByText("A new hall opens")).toBeInTheDocument();
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.noticeMarquee.previous"),
      }),
    );
    expect(
      screen.getByText("Withdrawals are slow tonight"),
    ).toBeInTheDocument();
  });

  it("renders nothing without notices", () => {
    const { container } = renderUi(
      <NoticeMarquee notices={[]} onOpen={vi.fn()} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
