import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookUpLanguages } from "./lookUpLanguages.ts";

class FakeWorker extends EventTarget {
  terminate = vi.fn();
  constructor() {
    super();
    workers.push(this);
  }
}
let workers: FakeWorker[] = [];

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["it has answered", () => workers[0]?.dispatchEvent(new Event("message"))],
  [
    "it could not be started",
    () => workers[0]?.dispatchEvent(new Event("error")),
  ],
  ["a second has passed", () => vi.advanceTimersByTime(1000)],
])("waits for the worker, and ends it, until %s", async (_, act) => {
  const known = vi.fn();
  const asked = lookUpLanguages().then(known);
  await vi.advanceTimersByTimeAsync(999);
  expect(known).not.toHaveBeenCalled();
  act();
  await asked;
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

it("does not wait in a browser without workers", async () => {
  vi.stubGlobal("Worker", undefined);
  await expect(lookUpLanguages()).resolves.toBeUndefined();
});
