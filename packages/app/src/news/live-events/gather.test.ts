import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gather } from "./gather.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a burst of news", () => {
  const start = () => {
    const told: (readonly number[])[] = [];
    const burst = gather<number>((all) => told.push(all));
    return { told, ...burst };
  };

  it("is passed on once, when it is over", () => {
    const { told, add } = start();
    const all = Array.from({ length: 8 }, (_, index) => index);
    for (const each of all) {
      add([each]);
      vi.advanceTimersByTime(200);
      expect(told).toEqual([]);
    }
    vi.advanceTimersByTime(50);
    expect(told).toEqual([all]);
    add([8]);
    vi.advanceTimersByTime(250);
    expect(told).toEqual([all, [8]]);
  });

  it("that does not end is passed on all the same, and loses nothing", () => {
    const { told, add } = start();
    for (let index = 0; index < 100; index += 1) {
      add([index]);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(250);
    expect(told.length).toBeGreaterThan(3);
    expect(told.flat()).toEqual(Array.from({ length: 100 }, (_, each) => each));
  });

  it("is dropped when the listener stops", () => {
    const { told, add, stop } = start();
    add([1]);
    stop();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([]);
  });
});
