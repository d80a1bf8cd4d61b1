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
  it("shows the picture of sequence 2, not that of the card", () => {
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

  it("has no room for a picture that there is not", () => {
    const { container } = setUp({
      images: [{ sequence: 1, url: "/card.webp" }],
    });
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("");
  });

  it("heads itself only where it is told to", () => {
    const { rerender } = setUp();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    rerender(<PromotionDetails title="Lantern week" level={2} />);
    expect(
      screen.getByRole("heading", { name: "Lantern week", level: 2 }),
    ).toBeInTheDocument();
  });

  it.each(["en", "th", "ar-EG", "fa", "ms"])(
    "writes its days in the one form in %s, and what is left",
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

  it("tells its days in the zone it is told to", () => {
    const { container } = setUp({
      startsAt: Date.UTC(2026, 1, 28, 20),
      timeZone: "Asia/Kuala_Lumpur",
    });
    expect(container).toHaveTextContent("2026/03/01");
  });

  it("tells no last day of what lasts for long", () => {
    const { container } = setUp({
      startsAt: day(1),
      endsAt: day(12),
      longTerm: true,
    });
    expect(container).not.toHaveTextContent("2026/03/12");
    expect(container).toHaveTextContent(wordsOf("ui.duration.longTerm"));
  });

  it.each([null, undefined, Number.NaN, 9e15])(
    "tells no day for %s",
    (moment) => {
      const { container } = setUp({ startsAt: moment, endsAt: null });
      expect(container.querySelector("dl")).toBeNull();
    },
  );

  it("cleans what the platform wrote", () => {
    const { container } = setUp({
      html: `<p onclick="alert(1)">Ten rounds</p><script>alert(1)</script><a href="javascript:alert(1)">here</a>`,
    });
    expect(screen.getByText("Ten rounds")).not.toHaveAttribute("onclick");
    expect(container.querySelector("script")).toBeNull();
    expect(container.innerHTML).not.toContain("javascript:");
  });

  it("goes where one takes part", async () => {
    const { user, onAction } = setUp({ actionLabel: "Register" });
    await user.click(screen.getByRole("button", { name: "Register" }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith();
  });

  it("has a real link where the way has an address, and no button without words", () => {
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

  it("bears ten thousand letters", () => {
    const { container } = setUp({ level: 2, title: "x".repeat(10_000) });
    expect(container.textContent).toHaveLength(10_000);
  });
});
