import { describe, expect, it } from "vitest";
import { avatarArt, bannerArt, licenceArt, vendorMark } from "./index.ts";
import { expectWellFormed } from "./testing/well-formed.ts";

describe("other pictures", () => {
  it.each(["16:9", "3:1", "1:1"] as const)(
    "draws %s banners in the right proportions",
    (ratio) => {
      const svg = bannerArt({
        id: "welcome",
        title: "A hundred & one",
        ratio,
        theme: "treasure",
      });
      expectWellFormed(svg);
      const [, w = "0", h = "1"] =
        /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      const [a = "0", b = "1"] = ratio.split(":");
      expect(Number(w) / Number(h)).toBeCloseTo(Number(a) / Number(b), 5);
    },
  );

  it("draws text on a banner only when text is given", () => {
    const plain = bannerArt({
      id: "b",
      title: "Gift",
      ratio: "3:1",
      theme: "gem",
    });
    const said = bannerArt({
      id: "b",
      title: "Gift",
      text: "Gift",
      ratio: "3:1",
      theme: "gem",
    });
    expect(said.length).toBeGreaterThan(plain.length + 500);
    expectWellFormed(said);
  });

  it("draws every provider logo well-formed, and in a single colour in all styles but one", () => {
    for (let i = 0; i < 60; i++) {
      for (const style of [
        "default",
        "active",
        "white",
        "color",
        "purple",
      ] as const) {
        const svg = vendorMark({
          vendor: `V${i}`,
          name: i % 2 ? "Tidewick" : "Coral & Line",
          style,
        });
        expectWellFormed(svg);
        const colours = new Set(
          [
            ...svg.replace(/<mask.*?<\/mask>/g, "").matchAll(/#[0-9a-f]{6}\b/g),
          ].map((m) => m[0]),
        );
        if (style !== "color") expect(colours.size).toBe(1);
      }
    }
  });

  it.each(["3:1", "16:9"] as const)(
    "places the emblem of a %s banner clear of the text and inside the crop of a phone",
    (ratio) => {
      const svg = bannerArt({ id: "b", title: "", ratio, theme: "gem" });
      const [, width = "1", height = "1"] =
        /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      const [, x, , scale] =
        [
          ...svg.matchAll(
            /<use href="#[^"]+" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"\/>/g,
          ),
        ][0] ?? [];
      const half = Number(scale) * 100;
      const w = Number(width);
      const crop = Math.min(w, (Number(height) * 16) / 9) / 2;
      expect(Number(x) / w).toBeGreaterThan(0.5);
      expect(Number(x) + half).toBeLessThan(w / 2 + crop);
      expect(Number(x) - half).toBeGreaterThan(w * 0.45);
      expect((Number(x) + half) / w).toBeLessThan(0.83);
    },
  );

  it("draws avatars and seals that differ by id", () => {
    expectWellFormed(avatarArt({ id: "a" }));
    expectWellFormed(licenceArt({ id: "a" }));
    expect(avatarArt({ id: "a" })).toBe(avatarArt({ id: "a" }));
    expect(
      new Set(
        Array.from({ length: 30 }, (_, i) =>
          avatarArt({ id: `m${i}` }).replace(/k[0-9a-z]+-/g, ""),
        ),
      ).size,
    ).toBe(30);
    expect(licenceArt({ id: "a" })).not.toBe(licenceArt({ id: "b" }));
  });
});
