import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PromotionList } from "./PromotionList.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const now = Date.UTC(2026, 2, 10);
const promotions = [
  { id: "a", title: "Lantern week", endsAt: now + 49 * 3_600_000 },
  { id: "b", title: "Quiet hours", longTerm: true, badges: ["vip"] as const },
];

const setUp = (props: Partial<Parameters<typeof PromotionList>[0]> = {}) => {
  const onOpen = vi.fn();
  return {
    onOpen,
    ...renderUi(
      <PromotionList
        label="Promotions"
        promotions={promotions}
        now={now}
        onOpen={onOpen}
        {...props}
      />,
    ),
  };
};

describe("PromotionList", () => {
  it("lists the promotions with their time left and badges", () => {
    setUp();
    const list = screen.getByRole("list", { name: "Promotions" });
    const [first, second] = within(list).getAllByRole("listitem");
    expect(first).toHaveTextContent("2 days, 1 hour left");
    expect(second).toHaveTextContent(wordsOf("ui.duration.longTerm"));
    expect(second).toHaveTextContent(wordsOf("ui.promotionBadge.vip"));
  });

  it("opens the promotion whose button is clicked", async () => {
    const { user, onOpen } = setUp();
    await user.click(screen.getByRole("button", { name: "More Quiet hours" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("b");
  });

  it("shows an empty state when there are no promotions", () => {
    setUp({ promotions: [] });
    expect(
      screen.getByRole("heading", { name: wordsOf("ui.promotionList.empty") }),
    ).toBeInTheDocument();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("is busy while loading, with no items and no empty state", () => {
    setUp({ promotions: [], loading: true });
    expect(screen.getByRole("list", { name: "Promotions" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(
      screen.queryByText(wordsOf("ui.promotionList.empty")),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });
});
