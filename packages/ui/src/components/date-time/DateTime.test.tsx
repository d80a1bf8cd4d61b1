import { screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { DateTime } from "./DateTime.tsx";
import { formatDateTime } from "./formatDateTime.ts";
import { wordsOf } from "../../words/english.testing.ts";

const at = Date.UTC(2026, 2, 4, 16, 5, 9, 999);

describe("formatDateTime", () => {
  it.each([
    [undefined, "2026/03/04 16:05:09"],
    ["Asia/Kuala_Lumpur", "2026/03/05 00:05:09"],
    ["America/New_York", "2026/03/04 11:05:09"],
    ["Asia/Kathmandu", "2026/03/04 21:50:09"],
  ])("formats a time in zone %s as %s", (timeZone, words) => {
    expect(formatDateTime(at, { timeZone })).toBe(words);
  });

  it("writes midnight as 00:00:00 and follows the requested precision", () => {
    const midnight = Date.UTC(2026, 0, 1);
    expect(formatDateTime(midnight)).toBe("2026/01/01 00:00:00");
    expect(formatDateTime(midnight, { precision: "minute" })).toBe(
      "2026/01/01 00:00",
    );
    expect(formatDateTime(midnight, { precision: "day" })).toBe("2026/01/01");
  });

  it("names the zone on request, and names UTC when the zone is unknown", () => {
    expect(
      formatDateTime(at, { timeZone: "Asia/Singapore", showZone: true }),
    ).toBe("2026/03/05 00:05:09 UTC+8");
    expect(formatDateTime(at, { timeZone: "Lake/Nowhere" })).toBe(
      "2026/03/04 16:05:09 UTC",
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15, -9e15])(
    "returns undefined for %s",
    (wrong) => {
      expect(formatDateTime(wrong)).toBeUndefined();
    },
  );

  it("uses the same format for every time in every zone", () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date("0001-01-02T00:00:00Z"),
          max: new Date("9999-12-30T00:00:00Z"),
          noInvalidDate: true,
        }),
        fc.constantFrom("UTC", "Asia/Yangon", "Pacific/Apia", "America/Lima"),
        (moment, timeZone) => {
          expect(formatDateTime(moment.getTime(), { timeZone })).toMatch(
            /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/,
          );
        },
      ),
    );
  });
});

describe("DateTime", () => {
  it("writes Latin digits left to right in Arabic and sets the machine-readable time", () => {
    renderUi(<DateTime at={at} timeZone="Asia/Kuala_Lumpur" />, {
      locale: "ar-EG",
    });
    const time = screen.getByRole("time");
    expect(time).toHaveTextContent("2026/03/05 00:05:09");
    expect(time).toHaveAttribute("dir", "ltr");
    expect(time).toHaveAttribute("datetime", "2026-03-04T16:05:09.999Z");
  });

  it.each([undefined, Number.NaN, 1e300])(
    "shows %s as a dash with text for screen readers",
    (no) => {
      renderUi(<DateTime at={no} />);
      expect(screen.getByText("–")).toBeInTheDocument();
      expect(
        screen.getByText(wordsOf("ui.dateTime.unknown")),
      ).toBeInTheDocument();
    },
  );
});
