import { describe, expect, it } from "vitest";
import { bannerOptions } from "./bannerOptions.ts";

describe("bannerOptions", () => {
  it("changes every five seconds, in one, with its spacing, and loops", () => {
    expect(bannerOptions(2, false)).toEqual({
      loop: true,
      speed: 1000,
      spaceBetween: 20.3,
      autoplay: { delay: 5000, disableOnInteraction: false },
    });
  });

  it("neither loops nor moves with one banner", () => {
    expect(bannerOptions(1, false)).toMatchObject({
      loop: false,
      autoplay: false,
    });
  });

  it("never moves by itself for who asked for stillness", () => {
    expect(bannerOptions(3, true)).toMatchObject({
      autoplay: false,
      speed: 0,
      loop: true,
    });
  });
});
