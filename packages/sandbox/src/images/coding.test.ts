import { describe, expect, it } from "vitest";
import { codingOf } from "./coding.ts";

describe("the content coding", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["BR;q=0, GZIP;q=0.5", "gzip"],
    ["br;q=0.0, gzip;q=0", undefined],
    ["*", "br"],
    ["br;q=0, *;q=0.1", "gzip"],
  ])("for %s is %s", (header, coding) => {
    expect(codingOf(header)).toBe(coding);
  });
});
