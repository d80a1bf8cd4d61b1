import { describe, expect, it } from "vitest";
import { bannerOptions } from "./bannerOptions.ts";

describe("bannerOptions", () => {
  // BAN-01, BAN-02, BAN-03, BAN-04
  it("changes every five seconds, in one, with its spacing, and loops", () => {
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
  it("neither loops nor moves with one banner", () => {
    expect(bannerOptions(1, false)).toMatchObject({
      loop: false,
      autoplay: false,
    });
  });

  it("takes its time from the brand, stays at the last where it does not loop, and may rest altogether", () => {
    expect(bannerOptions(3, false, 8, false)).toMatchObject({
      loop: false,
      autoplay: { delay: 8000, stopOnLastSlide: true },
    });
    expect(bannerOptions(3, false, 0)).toMatchObject({ autoplay: false });
  });

  // BAN-08
  it("never moves by itself for who asked for stillness", () => {
    expect(bannerOptions(3, true)).toMatchObject({
      autoplay: false,
      speed: 0,
      loop: true,
    });
  });
});
