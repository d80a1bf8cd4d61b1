import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PromotionBadge, type PromotionBadgeKind } from "./PromotionBadge.tsx";

describe("PromotionBadge", () => {
  it.each([
    ["newbie", "New players"],
    ["limited", "Limited"],
    ["special", "Special"],
    ["daily", "Daily"],
    ["highRate", "High rate"],
    ["vip", "VIP"],
  ] as const)("marks %s with an icon and with words", (kind, words) => {
    const { container } = renderUi(<PromotionBadge kind={kind} />);
    expect(container).toHaveTextContent(words);
    expect(container.querySelector("svg[aria-hidden=true]")).not.toBeNull();
  });

  it("shows its words in the page's language", () => {
    const { container } = renderUi(<PromotionBadge kind="daily" />, {
      locale: "ms",
      messages: { "ui.promotionBadge.daily": "Harian" },
    });
    expect(container).toHaveTextContent("Harian");
  });

  it.each(["", "toString", "jackpot"])(
    "renders nothing for the unknown type %j",
    (kind) => {
      const { container } = renderUi(
        <PromotionBadge kind={kind as PromotionBadgeKind} />,
      );
      expect(container).toBeEmptyDOMElement();
    },
  );
});
