import { describe, expect, it } from "vitest";
import { platformTime } from "./platformTime.ts";

const noon = Date.parse("Sat, 21 Nov 2026 12:00:00 GMT");
const day = 24 * 60 * 60_000;

/** A device whose clock is a day off, and answers with these headers. */
function device(...answers: readonly Record<string, string>[]) {
  const at = { passed: 5000, wall: noon + day };
  const time = platformTime({ passed: () => at.passed, wall: () => at.wall });
  const left = [...answers];
  const send = time.noting(() =>
    Promise.resolve(new Response("{}", { headers: left.shift() ?? {} })),
  );
  return { at, time, ask: () => send("/wps/any", {}) };
}

describe("platformTime", () => {
  it("is the device's before the first answer, whatever is done to the device's clock", () => {
    const { at, time } = device();
    expect(time.now()).toBe(noon + day);
    at.passed += 1000;
    at.wall -= 9 * day;
    expect(time.now()).toBe(noon + day + 1000);
    // Whole, as times on the wire are.
    at.passed += 0.75;
    expect(time.now()).toBe(noon + day + 1000);
  });

  it("is that of the latest answer, and the time elapsed since", async () => {
    const { at, time, ask } = device(
      { date: "Sat, 21 Nov 2026 12:00:00 GMT" },
      {},
      { date: "soon" },
      // The platform's clock may go back.
      { date: "Sat, 21 Nov 2026 11:00:00 GMT" },
    );
    await ask();
    expect(time.now()).toBe(noon);
    at.passed += 90_000;
    await ask();
    await ask();
    expect(time.now()).toBe(noon + 90_000);
    await ask();
    expect(time.now()).toBe(noon - 3_600_000);
  });
});
