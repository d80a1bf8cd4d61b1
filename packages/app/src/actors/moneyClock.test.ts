import { openSealer } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { platformClock } from "./moneyClock.ts";

const services = { brand: testBrand(), sealer: openSealer };
const noon = Date.parse("Sat, 21 Nov 2026 12:00:00 GMT");
const day = 24 * 60 * 60_000;

/** A device whose clock is a day off. */
function device(headers: HeadersInit, status = 200) {
  const at = { passed: 5000 };
  const asked: string[] = [];
  const clock = platformClock(services, {
    fetch: async (url, init) => {
      asked.push(`${init.method} ${url} ${init.cache}`);
      at.passed += 300;
      return new Response("{}", { status, headers });
    },
    passed: () => at.passed,
    wall: () => noon + day,
  });
  return { asked, at, clock };
}

describe("platformClock", () => {
  it("reads the platform's time once and then counts locally", async () => {
    const { asked, at, clock } = device({
      date: "Sat, 21 Nov 2026 12:00:00 GMT",
    });
    const now = await clock;
    expect(now()).toBe(noon);
    at.passed += 90_000;
    expect(now()).toBe(noon + 90_000);
    expect(asked).toEqual(["GET /wps/system/status no-store"]);
  });

  it("also accepts the time from an error response", async () => {
    const { clock } = device({ date: "Sat, 21 Nov 2026 12:00:00 GMT" }, 451);
    expect((await clock)()).toBe(noon);
  });

  it.each<Record<string, string>>([{}, { date: "soon" }])(
    "falls back to the device's own clock for the response headers %j",
    async (headers) => {
      const { at, clock } = device(headers);
      const now = await clock;
      at.passed += 1000;
      expect(now()).toBe(noon + day + 1000);
    },
  );
});
