import { act, render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { beforeEach, describe, expect, it } from "vitest";
import { brandId } from "virtual:brand";
import "../styles/reset.css.ts";
import "../styles/base.css.ts";
import "virtual:brand/theme.css";
import * as frame from "../private/testing/stories.css.ts";
import { libraryStories } from "./stories.testing.ts";
import { english } from "../words/english.testing.ts";

beforeEach(() => {
  document.documentElement.dataset["brand"] = brandId;
  document.documentElement.dataset["mode"] = "dark";
});

const controls = "a, button, input, label, select, textarea, [role=button]";

/** Whether a control's click area covers its whole card. */
function isStretched(control: Element): boolean {
  const after = getComputedStyle(control, "::after");
  return (
    after.content !== "none" &&
    after.position === "absolute" &&
    [after.top, after.right, after.bottom, after.left].every(
      (side) => side === "0px",
    ) &&
    getComputedStyle(control).position === "static"
  );
}

/** The parts of a card where a press at their centre reaches no control. */
function deadParts(card: Element): string[] {
  return [...card.querySelectorAll("*")].flatMap((part) => {
    if (!part.checkVisibility({ opacityProperty: true })) return [];
    part.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = part.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const pressed = hit?.closest(controls);
    return pressed && card.contains(pressed)
      ? []
      : [`${part.tagName} ${part.className} ${part.textContent ?? ""}`];
  });
}

const cards = [
  "Lobby/GameCard",
  "Lobby/MatchCard",
  "Lobby/VendorCard",
  "Content/PromotionCard",
  "Money/PointsProductCard",
];
const stories = libraryStories().filter(({ id }) =>
  cards.some((name) => id.startsWith(`Components/${name}:`)),
);

describe("a card whose whole surface is clickable", () => {
  it("has stories for each kind of card", () => {
    for (const name of cards)
      expect(stories.some(({ id }) => id.includes(name))).toBe(true);
  });

  it.each(stories)("$id opens wherever it is pressed", async ({ Story }) => {
    const { container, unmount } = render(
      <IntlProvider locale="en" messages={english}>
        <div className={frame.card}>
          <Story />
        </div>
      </IntlProvider>,
    );
    await act(() => Promise.resolve());
    const openers = [...container.querySelectorAll("a, button")].filter(
      isStretched,
    );
    const dead = openers.flatMap((opener) => {
      const card = opener.closest("article");
      return card ? deadParts(card) : ["no card around it"];
    });
    expect(dead).toEqual([]);
    unmount();
  });
});
