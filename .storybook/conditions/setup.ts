import { afterEach, beforeAll, expect } from "vitest";
import { cdp } from "vitest/browser";
import { conditionOf } from "./condition.ts";
import { cutOff } from "./cutOff.ts";
import { sameLook } from "./sameLook.ts";

const condition = conditionOf(import.meta.env["FOYER_STORY_LOOK"]);

beforeAll(async () => {
  if (condition === "large") document.documentElement.style.fontSize = "200%";
  if (condition === "forced") {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value: "active" }],
    });
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  }
});

/* The story is still rendered when its test is over. */
afterEach(() => {
  if (condition === "forced") expect(sameLook()).toEqual([]);
  else expect(cutOff()).toEqual([]);
});
