import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PointsFigure } from "./PointsFigure.tsx";
import {
  PointsProductCard,
  type PointsProductCardProps,
} from "./PointsProductCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<PointsProductCardProps> = {}) {
  const onOpen = vi.fn();
  const view = renderUi(
    <PointsProductCard
      title="Tea set"
      imageUrl="/tea.webp"
      points="1200"
      available={14}
      onOpen={onOpen}
      {...props}
    />,
  );
  return { onOpen, ...view };
}
const card = () => screen.getByRole("article", { name: "Tea set" });

describe("PointsProductCard", () => {
  it("shows the picture, the name, the points it costs and the available quantity", () => {
    const { container } = setUp();
    expect(
      within(card()).getByRole("heading", { name: "Tea set", level: 3 }),
    ).toBeInTheDocument();
    expect(container.querySelector("img")).toHaveAttribute("src", "/tea.webp");
    expect(card()).toHaveTextContent("1,200 points");
    expect(card()).toHaveTextContent("Available: 14");
  });

  it("shows that the product is sold out, and can still be opened", async () => {
    const { user, onOpen } = setUp({ available: 0 });
    expect(card()).toHaveTextContent(wordsOf("ui.pointsProductCard.soldOut"));
    expect(card()).not.toHaveTextContent("Available");
    await user.click(within(card()).getByRole("button"));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it.each([undefined, ""])("shows no image for the picture %j", (imageUrl) => {
    const { container } = setUp({ imageUrl });
    expect(container.querySelector("img")).toBeNull();
  });

  it("shows no image when the picture fails to load", () => {
    const { container } = setUp();
    const picture = container.querySelector("img");
    if (picture) fireEvent.error(picture);
    expect(container.querySelector("img")).toBeNull();
  });

  it("opens with its only button, by keyboard", async () => {
    const { user, onOpen } = setUp();
    expect(within(card()).getAllByRole("button")).toHaveLength(1);
    await user.tab();
    expect(
      within(card()).getByRole("button", { name: "Details Tea set" }),
    ).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("is a link when the details have an address, and leaves a Ctrl+click to the browser", () => {
    const { onOpen } = setUp({ href: "/pointMall?item=7" });
    const link = screen.getByRole("link", { name: "Details Tea set" });
    expect(link).toHaveAttribute("href", "/pointMall?item=7");
    fireEvent.click(link, { ctrlKey: true });
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("shows a name with markup as plain text", () => {
    setUp({ title: "<b>Tea</b>" });
    expect(
      screen.getByRole("heading", { name: "<b>Tea</b>" }),
    ).toBeInTheDocument();
  });
});

describe("PointsFigure", () => {
  it.each([
    ["1", "1 point"],
    ["0", "0 points"],
    ["1200.5", "1,200.5 points"],
    ["123456789012345678", "123,456,789,012,345,678 points"],
    ["-40", "-40 points"],
  ])("formats %s exactly, with its unit", (points, words) => {
    const { container } = renderUi(<PointsFigure points={points} />);
    expect(container).toHaveTextContent(words);
  });

  it("shows a plus for gains when signed", () => {
    const { container } = renderUi(<PointsFigure points="700" signed />);
    expect(container).toHaveTextContent("+700 points");
  });

  it.each([undefined, "", "NaN", "1e9", "<b>1</b>"])(
    "shows a dash for %j",
    (points) => {
      const { container } = renderUi(<PointsFigure points={points} />);
      expect(container).toHaveTextContent("–");
    },
  );
});
