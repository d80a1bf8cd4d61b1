import { describe, expect, it } from "vitest";
import { nextPeriod, periodOf, settledPeriod } from "./periods.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const names = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => new Date(time).toISOString().slice(0, 16));

describe("the period", () => {
  it.each([
    [
      "DAILY",
      "D",
      "2026-02-28T23:59:59.999",
      "2026-02-28T00:00",
      "2026-03-01T00:00",
    ],
    ["HOURLY", "H", "2026-02-28T23:59", "2026-02-28T23:00", "2026-03-01T00:00"],
    // A Sunday, and the Monday after it.
    [
      "DIVIDEND",
      "W",
      "2026-03-01T12:00",
      "2026-02-23T00:00",
      "2026-03-02T00:00",
    ],
    [
      "DIVIDEND",
      "W",
      "2026-03-02T00:00",
      "2026-03-02T00:00",
      "2026-03-09T00:00",
    ],
    [
      "DIVIDEND",
      "SM",
      "2026-02-15T23:59",
      "2026-02-01T00:00",
      "2026-02-16T00:00",
    ],
    [
      "DIVIDEND",
      "SM",
      "2024-02-16T00:00",
      "2024-02-16T00:00",
      "2024-03-01T00:00",
    ],
    [
      "DIVIDEND",
      "M",
      "2026-12-31T23:59",
      "2026-12-01T00:00",
      "2027-01-01T00:00",
    ],
    [
      "REALTIME",
      "D",
      "2026-12-31T23:59:59",
      "2026-12-31T23:55",
      "2027-01-01T00:00",
    ],
  ] as const)("of %s %s at %s", (type, kind, moment, from, to) => {
    expect(names(periodOf(type, kind, at(moment)))).toEqual([from, to]);
  });
});

describe("the next payment", () => {
  const contract = {
    type: "DAILY",
    periodKind: "D",
    activeAt: at("2026-02-03T10:00"),
    endedAt: null,
    paidUntil: null,
  } as const;

  it("is for the period in which the contract began, then for the one after the last settled", () => {
    expect(nextPeriod(contract)?.to).toBe(at("2026-02-04T00:00"));
    expect(
      nextPeriod({ ...contract, paidUntil: at("2026-02-09T00:00") })?.to,
    ).toBe(at("2026-02-10T00:00"));
  });

  it("does not exist when the contract is not in force or everything is settled", () => {
    expect(nextPeriod({ ...contract, activeAt: null })).toBeUndefined();
    const ended = { ...contract, endedAt: at("2026-02-05T12:00") };
    expect(
      nextPeriod({ ...ended, paidUntil: at("2026-02-05T00:00") })?.to,
    ).toBe(at("2026-02-06T00:00"));
    expect(
      nextPeriod({ ...ended, paidUntil: at("2026-02-06T00:00") }),
    ).toBeUndefined();
  });
});

describe("the last period that was settled", () => {
  const daily = { type: "DAILY", periodKind: "D" } as const;
  const activeAt = at("2026-02-10T08:00");
  it.each([
    // Not in force, or nothing settled yet.
    [null, null, null, undefined],
    [activeAt, null, null, undefined],
    [activeAt, null, "2026-02-10T00:00", undefined],
    [
      activeAt,
      null,
      "2026-02-11T00:00",
      ["2026-02-10T00:00", "2026-02-11T00:00"],
    ],
    [
      activeAt,
      null,
      "2026-02-20T00:00",
      ["2026-02-19T00:00", "2026-02-20T00:00"],
    ],
    // Ended in the middle of a day: nothing after it counts.
    [
      activeAt,
      "2026-02-12T09:00",
      "2026-02-20T00:00",
      ["2026-02-12T00:00", "2026-02-13T00:00"],
    ],
    [
      activeAt,
      "2026-02-12T00:00",
      "2026-02-20T00:00",
      ["2026-02-11T00:00", "2026-02-12T00:00"],
    ],
  ] as const)(
    "of one in force at %s until %s, settled until %s",
    (from, ended, until, period) => {
      const found = settledPeriod({
        ...daily,
        activeAt: from,
        endedAt: ended === null ? null : at(ended),
        paidUntil: until === null ? null : at(until),
      });
      expect(found && names(found)).toEqual(period);
    },
  );
});
