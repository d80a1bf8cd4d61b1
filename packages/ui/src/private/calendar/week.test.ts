// @vitest-environment node
import { CalendarDate } from "@internationalized/date";
import { afterEach, describe, expect, it, vi } from "vitest";
import { firstDayOfWeek, weekdays, weeksOf } from "./week.ts";

const known: readonly (readonly [string, number])[] = [
  ["en-US", 7],
  ["en-GB", 1],
  ["ar-EG", 6],
  ["fa-IR", 6],
  ["de", 1],
  ["zh-CN", 7],
];

afterEach(() => vi.unstubAllGlobals());

describe("firstDayOfWeek", () => {
  it.each([
    ["getWeekInfo", { getWeekInfo: () => ({ firstDay: 3 }) }],
    ["weekInfo", { weekInfo: { firstDay: 3 } }],
  ])("uses the browser's %s", (_way, answer) => {
    vi.stubGlobal("Intl", {
      Locale: vi.fn(function () {
        return answer;
      }),
    });
    expect(firstDayOfWeek("en")).toBe(3);
  });

  it.each([
    {},
    { weekInfo: { firstDay: 9 } },
    { weekInfo: null },
    {
      getWeekInfo() {
        throw new RangeError("no data");
      },
    },
  ])("falls back to the table when the browser returns %j", (answer) => {
    class Locale {
      region = "EG";
      constructor() {
        return Object.assign(this, answer);
      }
      maximize() {
        return this;
      }
    }
    vi.stubGlobal("Intl", { Locale });
    expect(firstDayOfWeek("ar-EG")).toBe(6);
  });

  it.each(known.slice(0, 4))("knows the first day for %s", (language, day) => {
    expect(firstDayOfWeek(language)).toBe(day);
  });
});

describe("weeksOf", () => {
  it("puts each day under its weekday", () => {
    const november = weeksOf(new CalendarDate(2026, 11, 21), 1);
    expect(november).toHaveLength(6);
    expect(november[0]?.map((day) => day?.day)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(november.flat().filter(Boolean)).toHaveLength(30);
  });

  it("starts the header with the first day of the week", () => {
    expect(weekdays(6)[0]?.toDate("UTC").getUTCDay()).toBe(6);
    expect(weekdays(1)[0]?.toDate("UTC").getUTCDay()).toBe(1);
  });
});
