import { describe, expect, it } from "vitest";
import { layoutOf } from "./cover.ts";
import { emblems } from "./emblems/index.ts";
import { coverColor, gameCover, type GameKind } from "./index.ts";
import { Kit } from "./kit.ts";
import { layouts } from "./layouts/index.ts";
import type { Scene } from "./layouts/scene.ts";
import { palettes } from "./palettes.ts";
import { themeOf } from "./theme.ts";
import { expectWellFormed } from "./testing/well-formed.ts";

const kinds: readonly GameKind[] = [
  "slots",
  "live",
  "fish",
  "cards",
  "in-house",
  "sports",
  "esports",
  "lottery",
  "elottery",
  "cockfight",
];
const titles = [
  "Amber Lanterns at the Night Market",
  "The Hoard Clerk’s Talons",
  "Sic Bo, Velvet Room",
  "Deep Harpoons",
  "Minefield Turbo",
  "Cricket Live Desk",
  "Six Mark",
];

const cover = (i: number) => ({
  id: String(100_001 + i),
  title: titles[i % titles.length] ?? "Foyer",
  kind: kinds[i % kinds.length] ?? "slots",
  vendor: `House ${i % 7}`,
});

const emptyScene = (seed: string): Scene => ({
  k: new Kit(seed, palettes.royal),
  title: "",
  face: "poster",
  paint: "metal",
  ground: "",
  veil: "",
  emblem: "gem",
  second: "bell",
  third: "seven",
});

/** Top and bottom of the lettering, which is the only path with rounded joins. */
function reach(defs: string): [top: number, foot: number] {
  const [, d = ""] = / d="([^"]+)" stroke-linejoin="round"\/>/.exec(defs) ?? [];
  let y = 0;
  let [top, foot] = [Infinity, -Infinity];
  for (const [, command, rest = ""] of d.matchAll(/([Mlqc])([^Mlqcz]*)/g)) {
    const by = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const last = by.at(-1) ?? 0;
    const step = { M: 2, l: 2, q: 4, c: 6 }[command ?? ""] ?? 2;
    if (command === "M") y = last;
    else for (let i = step - 1; i < by.length; i += step) y += by[i] ?? 0;
    top = Math.min(top, y);
    foot = Math.max(foot, y);
  }
  return [top, foot];
}

describe("game covers", () => {
  it("draws the same cover for the same game and a different one for another id", () => {
    expect(gameCover(cover(3))).toBe(gameCover(cover(3)));
    expect(gameCover(cover(3))).not.toBe(gameCover({ ...cover(3), id: "7" }));
  });

  it("draws 2,000 different covers that are small and, as far as sampled, well-formed", () => {
    const seen = new Set<string>();
    let bytes = 0;
    for (let i = 0; i < 2000; i++) {
      const svg = gameCover(cover(i));
      if (i % 10 === 0) expectWellFormed(svg);
      expect(svg.length).toBeLessThan(24_000);
      bytes += svg.length;
      // The ids differ by seed in any case: it is the drawing that must differ.
      seen.add(svg.replace(/k[0-9a-z]+-/g, ""));
    }
    expect(seen.size).toBe(2000);
    expect(bytes / 2000).toBeLessThan(15_000);
  }, 60_000);

  it("never gives neighbouring games the same layout, and uses every layout", () => {
    const used = new Set<string>();
    for (const kind of kinds) {
      for (let i = 0; i < 300; i++) {
        const layout = layoutOf(String(100_001 + i), kind);
        used.add(layout);
        expect(layout).not.toBe(layoutOf(String(100_002 + i), kind));
      }
    }
    expect([...used].toSorted()).toEqual(Object.keys(layouts).toSorted());
    expect(used.size).toBeGreaterThanOrEqual(12);
  });

  it("keeps the title below the badge and the heart, and inside the picture, in every layout", () => {
    for (const layout of Object.values(layouts)) {
      for (const title of [
        ...titles,
        "Owl",
        "Midsummer Jesters at Ribbon Street Scratch",
      ]) {
        const scene = { ...emptyScene(title), title };
        layout(scene);
        const [top, foot] = reach(scene.k.defs());
        expect(top).toBeGreaterThanOrEqual(400 * 0.22);
        expect(foot).toBeLessThanOrEqual(400);
        expect(foot - top).toBeGreaterThan(30);
      }
    }
  }, 60_000);

  it("shows the main noun of a title rather than its modifiers or the type of game", () => {
    const first = (title: string) =>
      themeOf(title, "slots", () => 0).emblems[0];
    expect(first("Foxes of the Old Oak Table")).toBe("fox");
    expect(first("Thunder Dragons at the Lantern Stair")).toBe("dragon");
    expect(first("Picnic Cherries Bingo")).toBe("cherry");
    expect(first("Lantern Wobble")).toBe("lantern");
  });

  it("escapes special characters in titles and provider names", () => {
    const svg = gameCover({
      id: "1",
      title: `<b>&"'\u0001 Köi</b>`,
      kind: "slots",
      vendor: `<"&>`,
    });
    expectWellFormed(svg);
    expect(svg).toContain(`aria-label="&lt;b&gt;&amp;&quot;' Köi&lt;/b&gt;"`);
  });

  it("draws a title that has no Latin letters", () => {
    expectWellFormed(
      gameCover({ id: "2", title: "幸运", kind: "lottery", vendor: "x" }),
    );
  });

  it("returns a stable average colour of six hex digits that varies between games", () => {
    expect(coverColor(cover(5))).toMatch(/^#[0-9a-f]{6}$/);
    expect(coverColor(cover(5))).toBe(coverColor(cover(5)));
    expect(
      new Set(Array.from({ length: 40 }, (_, i) => coverColor(cover(i)))).size,
    ).toBeGreaterThan(20);
  });

  it("has a library of at least 24 emblems", () => {
    expect(Object.keys(emblems).length).toBeGreaterThanOrEqual(24);
  });
});
