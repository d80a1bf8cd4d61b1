import { describe, expect, it } from "vitest";
import { steadyClock } from "./steadyNow.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

function clocks() {
  const at = { monotonic: 1000, wall: 1_700_000_000_000 };
  const now = steadyClock({
    monotonic: () => at.monotonic,
    wall: () => at.wall,
  });
  const first = now();
  return {
    passed: () => now() - first,
    pass: (ms: number) => {
      at.monotonic += ms;
      at.wall += ms;
    },
    sleep: (ms: number) => void (at.wall += ms),
    set: (ms: number) => void (at.wall += ms),
  };
}

describe("steadyClock", () => {
  it("counts elapsed time", () => {
    const { passed, pass } = clocks();
    pass(1500);
    expect(passed()).toBe(1500);
  });

  it("counts time asleep that the monotonic clock missed, and only once", () => {
    const { passed, pass, sleep } = clocks();
    pass(2000);
    sleep(10 * minute);
    expect(passed()).toBe(10 * minute + 2000);
    pass(1000);
    expect(passed()).toBe(10 * minute + 3000);
  });

  it.each([day, -day, -minute])(
    "ignores a wall clock change of %i ms",
    (by) => {
      const { passed, pass, set } = clocks();
      pass(2000);
      set(by);
      pass(1000);
      expect(passed()).toBe(3000);
      pass(500);
      expect(passed()).toBe(3500);
    },
  );
});
