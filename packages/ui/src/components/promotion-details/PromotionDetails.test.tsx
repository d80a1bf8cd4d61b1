import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import {
  PromotionDetails,
  type PromotionDetailsProps,
} from "./PromotionDetails.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const now = Date.UTC(2026, 2, 10, 12);
const day = (date: number) => Date.UTC(2026, 2, date, 12);

const setUp = (props: Partial<PromotionDetailsProps> = {}, locale?: string) => {
  const onAction = vi.fn();
  return {
    onAction,
    ...renderUi(
      <PromotionDetails
        title="Lantern week"
        now={now}
        onAction={onAction}
        {...props}
      />,
      { locale },
    ),
  };
};

describe("PromotionDetails", () => {
  it("shows the picture with sequence 2, not that of the card", () => {
    const { container } = setUp({
      images: [
        { sequence: 1, url: "/card.webp" },
        { sequence: 2, url: "/details.webp" },
      ],
    });
    expect(container.querySelector("img")).toHaveAttribute(
      "src",
      "/details.webp",
    );
  });

  it("shows no picture when there is none with sequence 2", () => {
    const { container } = setUp({
      images: [{ sequence: 1, url: "/card.webp" }],
    });
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("");
  });

  it("has a heading only when a level is given", () => {
    const { rerender } = setUp();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    rerender(<PromotionDetails title="Lantern week" level={2} />);
    expect(
      screen.getByRole("heading", { name: "Lantern week", level: 2 }),
    ).toBeInTheDocument();
  });

  it.each(["en", "th", "ar-EG", "fa", "ms"])(
    "writes dates as YYYY/MM/DD in %s, and the time left",
    (locale) => {
      const { container } = setUp(
        { startsAt: day(1), endsAt: day(12) },
        locale,
      );
      expect(container).toHaveTextContent("2026/03/01");
      expect(container).toHaveTextContent("2026/03/12");
      expect(container.querySelector("time")).toHaveAttribute(
        "datetime",
        "P2DT0H",
      );
    },
  );

  it("shows dates in the given time zone", () => {
    const { container } = setUp({
      startsAt: Date.UTC(2026, 1, 28, 20),
      timeZone: "Asia/Kuala_Lumpur",
    });
    expect(container).toHaveTextContent("2026/03/01");
  });

  it("shows no end date for a long-term promotion", () => {
    const { container } = setUp({
      startsAt: day(1),
      endsAt: day(12),
      longTerm: true,
    });
    expect(container).not.toHaveTextContent("2026/03/12");
    expect(container).toHaveTextContent(wordsOf("ui.duration.longTerm"));
  });

  it.each([null, undefined, Number.NaN, 9e15])(
    "shows no dates for the start %s",
    (moment) => {
      const { container } = setUp({ startsAt: moment, endsAt: null });
      expect(container.querySelector("dl")).toBeNull();
    },
  );

  it("sanitises the platform's HTML", () => {
    const { container } = setUp({
      html: `<p onclick="alert(1)">Ten rounds</p><script>alert(1)</script><a href="javascript:alert(1)">here</a>`,
    });
    expect(screen.getByText("Ten rounds")).not.toHaveAttribute("onclick");
    expect(container.querySelector("script")).toBeNull();
    expect(container.innerHTML).not.toContain("javascript:");
  });

  it("reports a click on its action", async () => {
    const { user, onAction } = setUp({ actionLabel: "Register" });
    await user.click(screen.getByRole("button", { name: "Register" }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith();
  });

  it("has a link when the action has an address, and no button without a label", () => {
    const { rerender } = setUp({
      actionLabel: "Get the app",
      actionHref: "/app",
    });
    expect(screen.getByRole("link", { name: "Get the app" })).toHaveAttribute(
      "href",
      "/app",
    );
    rerender(<PromotionDetails title="Lantern week" />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("handles a title of 10,000 characters", () => {
    const { container } = setUp({ level: 2, title: "x".repeat(10_000) });
    expect(container.textContent).toHaveLength(10_000);
  });
});
