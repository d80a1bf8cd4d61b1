import { describe, expect, it, vi } from "vitest";
import { takeParameter } from "./takeParameter.ts";

function take(href: string) {
  const replaceState =
    vi.fn<(data: unknown, unused: string, url: string) => void>();
  const values = takeParameter("lang", {
    location: { href },
    history: { state: { kept: 1 }, replaceState },
  });
  return [values, ...replaceState.mock.calls];
}

describe("takeParameter", () => {
  it("leaves an address without it alone", () => {
    expect(take("https://portal.example/help?language=EN#start")).toEqual([[]]);
  });

  it.each([
    ["/help?lang=EN#start", ["EN"], "/help#start"],
    ["/?vendor=LUMA&lang=EN&lang=MY", ["EN", "MY"], "/?vendor=LUMA"],
    ["/?lang=", [""], "/"],
  ])(
    "takes it from %s, and keeps the rest and the history state",
    (address, values, left) => {
      expect(take(`https://portal.example${address}`)).toEqual([
        values,
        [{ kept: 1 }, "", left],
      ]);
    },
  );
});
