import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wait } from "./wait.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("wait", () => {
  it("ends after its time, not before", async () => {
    let over = false;
    const waiting = wait(300).then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
    await waiting;
  });

  it("rejects immediately when it is aborted, and leaves no timer behind", async () => {
    const stop = new AbortController();
    const waiting = wait(300, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow("aborted");
    expect(vi.getTimerCount()).toBe(0);
    await expect(wait(300, stop.signal)).rejects.toThrow("aborted");
    expect(vi.getTimerCount()).toBe(0);
  });
});
