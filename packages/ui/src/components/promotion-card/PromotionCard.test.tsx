import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PromotionCard, type PromotionCardProps } from "./PromotionCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const images = [
  { sequence: 2, url: "/second.webp" },
  { sequence: 1, url: "/first.webp" },
  { sequence: 1, url: "/again.webp" },
];

function setUp(props: Partial<PromotionCardProps> = {}) {
  const onOpen = vi.fn();
  const view = renderUi(
    <PromotionCard
      title="Lantern week"
      images={images}
      onOpen={onOpen}
      {...props}
    />,
  );
  return { onOpen, ...view };
}
const card = () => screen.getByRole("article", { name: "Lantern week" });

describe("PromotionCard", () => {
  // PRO-06
  it("shows the title and the picture with sequence 1", () => {
    const { container } = setUp();
    expect(
      within(card()).getByRole("heading", { name: "Lantern week", level: 3 }),
    ).toBeInTheDocument();
    expect(container.querySelector("img")).toHaveAttribute(
      "src",
      "/first.webp",
    );
  });

  it.each([
    undefined,
    [],
    [{ sequence: 2, url: "/second.webp" }],
    [{ sequence: 1, url: "" }],
  ])("shows no image for the pictures %j", (pictures) => {
    const { container } = setUp({ images: pictures });
    expect(container.querySelector("img")).toBeNull();
    expect(container).toHaveTextContent("L");
  });

  it("shows no image when the picture fails to load", () => {
    const { container } = setUp();
    const picture = container.querySelector("img");
    if (picture) fireEvent.error(picture);
    expect(container.querySelector("img")).toBeNull();
  });

  // PRO-06
  it("opens with its only button, by mouse and by keyboard", async () => {
    const { user, onOpen } = setUp();
    const more = within(card()).getByRole("button", {
      name: "More Lantern week",
    });
    expect(within(card()).getAllByRole("button")).toHaveLength(1);
    await user.click(more);
    await user.tab({ shift: true });
    await user.tab();
    expect(more).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.keyboard(" ");
    expect(onOpen).toHaveBeenCalledTimes(3);
  });

  it("is a link when the details have an address, and leaves a Ctrl+click to the browser", async () => {
    const { user, onOpen } = setUp({ href: "/promotions?id=7" });
    const more = screen.getByRole("link", { name: "More Lantern week" });
    expect(more).toHaveAttribute("href", "/promotions?id=7");
    await user.click(more);
    expect(onOpen).toHaveBeenCalledOnce();
    fireEvent.click(more, { ctrlKey: true });
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("shows each badge only once, and the time left", () => {
    setUp({ badges: ["daily", "vip", "daily"], duration: "3 days left" });
    expect(
      within(card()).getAllByText(wordsOf("ui.promotionBadge.daily")),
    ).toHaveLength(1);
    expect(
      within(card()).getByText(wordsOf("ui.promotionBadge.vip")),
    ).toBeInTheDocument();
    expect(card()).toHaveTextContent("3 days left");
  });

  it("shows a title with markup as plain text", () => {
    setUp({ title: '<img src=x onerror="alert(1)">' });
    expect(
      screen.getByRole("heading", { name: '<img src=x onerror="alert(1)">' }),
    ).toBeInTheDocument();
  });
});
