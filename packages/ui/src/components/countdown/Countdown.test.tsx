import { act, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Countdown, type CountdownProps } from "./Countdown.tsx";
import { isoDuration, secondsUntil, timeParts } from "./timeLeft.ts";

const start = Date.UTC(2030, 0, 1);
beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole("timer").querySelector("time");
const says = () => screen.getByRole("status").textContent;

function setUp(ms: number, props: Partial<CountdownProps> = {}, locale = "en") {
  const onEnd = vi.fn();
  const view = renderUi(
    <Countdown
      label="Time to confirm"
      endsAt={start + ms}
      onEnd={onEnd}
      {...props}
    />,
    { locale },
  );
  return { ...view, onEnd };
}

describe("Countdown", () => {
  it("shows the time left and updates it exactly when the second changes", () => {
    setUp(90_400);
    expect(shown()).toHaveTextContent("1m31s");
    pass(399);
    expect(shown()).toHaveTextContent("1m31s");
    pass(1);
    expect(shown()).toHaveTextContent("1m30s");
    pass(1000);
    expect(shown()).toHaveTextContent("1m29s");
    expect(shown()).toHaveAttribute("datetime", "PT0H1M29S");
  });

  it("stops at zero and calls onEnd once", () => {
    const { onEnd } = setUp(1500);
    pass(1499);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(shown()).toHaveTextContent("0s");
    expect(onEnd).toHaveBeenCalledOnce();
    pass(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(shown()).toHaveTextContent("0s");
  });

  it("calls onEnd immediately for an end in the past, and again for a new end", () => {
    const { onEnd, rerender } = setUp(-5000);
    expect(onEnd).toHaveBeenCalledOnce();
    rerender(
      <Countdown label="Time to confirm" endsAt={start + 3000} onEnd={onEnd} />,
    );
    expect(shown()).toHaveTextContent("3s");
    pass(3000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it.each(["visibilitychange", "pageshow"])(
    "corrects itself on %s after sleep",
    (wake) => {
      const { onEnd } = setUp(3_600_000);
      const listens = wake === "pageshow" ? window : document;
      vi.setSystemTime(start + 3_000_000);
      act(() => void listens.dispatchEvent(new Event(wake)));
      expect(shown()).toHaveTextContent("10m00s");
      vi.setSystemTime(start + 4_000_000);
      act(() => void listens.dispatchEvent(new Event(wake)));
      expect(shown()).toHaveTextContent("0s");
      expect(onEnd).toHaveBeenCalledOnce();
    },
  );

  it("follows the clock when a throttled tab ticks late", () => {
    setUp(60_000);
    vi.setSystemTime(start + 20_000);
    pass(1000);
    expect(shown()).toHaveTextContent("39s");
  });

  it("uses a given clock instead of the device’s", () => {
    const now = () => Date.now() + 30_000;
    setUp(60_000, { now });
    expect(shown()).toHaveTextContent("30s");
  });

  it("is named, and gives screen readers whole minutes until the last one", () => {
    setUp(3_723_000);
    const timer = screen.getByRole("timer", { name: "Time to confirm" });
    expect(timer).toHaveTextContent("1 hour 3 minutes");
    pass(1000);
    expect(timer).toHaveTextContent("1 hour 3 minutes");
    pass(3_722_000 - 45_000);
    expect(timer).toHaveTextContent("45 seconds");
  });

  it("announces only a few milestones and the end", () => {
    setUp(602_000);
    const said: (string | null)[] = [];
    const status = screen.getByRole("status");
    for (let second = 0; second <= 603; second += 1) {
      if (said.at(-1) !== status.textContent) said.push(status.textContent);
      pass(1000);
    }
    expect(said).toEqual([
      "",
      "10 minutes left",
      "5 minutes left",
      "1 minute left",
      "Time is up",
    ]);
  });

  it("does not announce the time left when it appears", () => {
    setUp(250_000);
    pass(1000);
    expect(says()).toBe("");
  });

  it("uses the digits of the locale", () => {
    setUp(90_061_000, {}, "my");
    expect(shown()).toHaveTextContent("၀၁");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    "shows zero and starts no timer for an end of %s",
    (endsAt) => {
      setUp(0, { endsAt });
      expect(shown()).toHaveTextContent("0s");
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it("clears its timer on unmount", () => {
    const { unmount } = setUp(60_000);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("timeParts, isoDuration and secondsUntil", () => {
  it("split seconds without loss, write ISO durations and round up to whole seconds", () => {
    const size = { day: 86_400, hour: 3_600, minute: 60, second: 1 };
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const sum = timeParts(seconds).reduce(
          (all, [unit, count]) => all + count * size[unit],
          0,
        );
        expect(sum).toBe(seconds);
      }),
    );
    expect(isoDuration(90_061)).toBe("P1DT1H1M1S");
    expect(secondsUntil(5_000, 4_999)).toBe(1);
    expect(secondsUntil(5_000, 5_000)).toBe(0);
  });
});
