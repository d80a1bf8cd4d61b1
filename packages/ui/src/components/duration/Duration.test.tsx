import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Duration, durationOf, type DurationProps } from "./Duration.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const now = Date.UTC(2026, 2, 10, 12);
const hour = 3_600_000;

const text = (props: DurationProps, locale?: string, messages = {}) =>
  renderUi(<Duration now={now} {...props} />, { locale, messages }).container
    .textContent;

describe("Duration", () => {
  // PRO-17
  it.each([
    [77 * hour, "3 days, 5 hours left"],
    [25 * hour, "1 day, 1 hour left"],
    [48 * hour, "2 days left"],
    [24 * hour - 1, "23 hours left"],
    [hour, "1 hour left"],
    [hour - 1, wordsOf("ui.duration.endsSoon")],
    [1, wordsOf("ui.duration.endsSoon")],
    [0, "Ended"],
    [-hour, "Ended"],
  ])("%d ms before the end: %s", (left, words) => {
    expect(text({ endsAt: now + left })).toBe(words);
  });

  it("labels a long-term offer as such, whatever its end", () => {
    expect(text({ longTerm: true })).toBe("Long-term offer");
    expect(text({ longTerm: true, endsAt: now + hour })).toBe(
      "Long-term offer",
    );
    expect(text({ longTerm: true, endsAt: now - hour })).toBe(
      "Long-term offer",
    );
  });

  it("shows the time until it starts", () => {
    expect(text({ startsAt: now + 30 * hour, endsAt: now + 90 * hour })).toBe(
      "Starts in 1 day, 6 hours",
    );
    expect(text({ startsAt: now + 1, longTerm: true })).toBe(
      wordsOf("ui.duration.startsSoon"),
    );
  });

  it("shows “Ended” when the end is past, even if the start is still to come", () => {
    expect(text({ startsAt: now + 2 * hour, endsAt: now - hour })).toBe(
      "Ended",
    );
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])(
    "renders nothing for an end of %s",
    (endsAt) => {
      expect(text({ endsAt })).toBe("");
    },
  );

  it("uses the plural forms of the locale", () => {
    const messages = { "ui.duration.ends": "{time}" };
    const left = { endsAt: now + 26 * hour };
    expect(text(left, "ar", messages)).toMatch(/يوم.*ساعتان/);
    expect(text({ endsAt: now + 5 * 24 * hour }, "ru", messages)).toBe(
      "5 дней",
    );
    expect(text(left, "ms", { "ui.duration.ends": "{time} lagi" })).toBe(
      "1 hari, 2 jam lagi",
    );
  });

  it("sets the same duration in the datetime attribute", () => {
    const { container } = renderUi(
      <Duration now={now} endsAt={now + 77 * hour} />,
    );
    expect(container.querySelector("time")).toHaveAttribute(
      "datetime",
      "P3DT5H",
    );
  });

  it("never shows more time than is left, nor a full hour less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e13 }), (left) => {
        const state = durationOf({ endsAt: now + left, now });
        if (state.kind !== "ends") return false;
        const told = (state.days * 24 + state.hours) * hour;
        return told <= left && left - told < hour && state.hours < 24;
      }),
    );
  });
});
