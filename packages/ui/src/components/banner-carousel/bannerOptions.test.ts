import { describe, expect, it } from "vitest";
import { bannerOptions } from "./bannerOptions.ts";

describe("bannerOptions", () => {
  // BAN-01, BAN-02, BAN-03, BAN-04
  it("sets a five-second delay, a one-second transition, the spacing and a loop", () => {
    expect(bannerOptions(2, false)).toEqual({
      loop: true,
      speed: 1000,
      spaceBetween: 20.3,
      autoplay: {
        delay: 5000,
        disableOnInteraction: false,
        stopOnLastSlide: false,
      },
    });
  });

  // BAN-03
  it("neither loops nor plays automatically with one banner", () => {
    expect(bannerOptions(1, false)).toMatchObject({
      loop: false,
      autoplay: false,
    });
  });

  it("uses the given delay, stops on the last slide without a loop, and turns autoplay off for 0 seconds", () => {
    expect(bannerOptions(3, false, 8, false)).toMatchObject({
      loop: false,
      autoplay: { delay: 8000, stopOnLastSlide: true },
    });
    expect(bannerOptions(3, false, 0)).toMatchObject({ autoplay: false });
  });

  // BAN-08
  it("turns autoplay and transitions off for reduced motion", () => {
    expect(bannerOptions(3, true)).toMatchObject({
      autoplay: false,
      speed: 0,
      loop: true,
    });
  });
});
