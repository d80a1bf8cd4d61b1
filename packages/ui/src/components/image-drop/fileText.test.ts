// @vitest-environment node
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { shownName, sizeText } from "./fileText.ts";
import { english } from "../../words/english.testing.ts";

describe("shownName", () => {
  it("keeps a plain name unchanged, in any script", () => {
    expect(shownName("ငွေလွှဲ 1.png")).toBe("ငွေလွှဲ 1.png");
  });

  it("removes direction overrides, control characters and zero-width characters", () => {
    expect(shownName("photo\u202Egnp.exe\u0000\u200B\n")).toBe("photognp.exe");
  });

  it("shortens a long name in the middle and keeps both ends", () => {
    const name = shownName(`${"a".repeat(10_000)}.png`);
    expect(name.length).toBeLessThan(90);
    expect(name).toMatch(/^aaa.*….*\.png$/);
  });
});

describe("sizeText", () => {
  it.each([
    ["en", 900, "900 byte"],
    ["en", 2_048, "2 kB"],
    ["en", 5 * 1024 * 1024, "5 MB"],
    ["de", 1.5 * 1024 * 1024, "1,5 MB"],
  ])("in %s, formats %d bytes as %s", (locale, bytes, text) => {
    expect(
      sizeText(
        createIntl({ locale, messages: english, onError: () => {} }),
        bytes,
      ),
    ).toBe(text);
  });
});
