import { describe, expect, it } from "vitest";
import { readdirSync, existsSync } from "node:fs";
import { noOverrides } from "../packages/brand/src/seeds/derive.ts";
import { readTheme } from "../packages/brand/src/tokens/readTheme.ts";
import { rolesOfSeed } from "./studio/acts.ts";
import {
  isNear,
  isWeak,
  measure,
  ratioText,
  weakest,
} from "./studio/contrast.ts";
import { brandEntries, fitEntry } from "./studio/entries.ts";
import { readWish, wishMessage } from "./studio/frame/wish.ts";
import { slugOf, partOf } from "./studio/links.ts";
import { liveTheme } from "./studio/liveTheme.ts";
import { windowsIn } from "./studio/measures.ts";
import type { StudioPack } from "./studio/pack.ts";
import { savedPack } from "./studio/savedPacks.ts";
import { stepOf } from "./studio/steps.ts";
import { keptView, type View } from "./studio/view.ts";
import { withRole, withSeed } from "./studio/changes.ts";
import { root } from "../packages/brand/src/checkout.ts";

const brandIds = readdirSync(`${root}themes`).filter((name) =>
  existsSync(`${root}themes/${name}/brand.json`),
);

const pack = {
  brand: {
    name: "Harbour",
    merchantCode: "harbour",
    languages: {
      EN: { tag: "en", label: "English" },
      AR: { tag: "ar", label: "العربية" },
    },
    defaultLanguage: "EN",
    defaultMode: "dark",
    hosts: { image: [], game: [], frame: [], connect: [] },
    categories: ["HOME", "RNG", "FAV"],
    legal: { rights: "All.", licence: "Seven.", risk: "Some." },
  },
  tokens: { seeds: readTheme({ seeds: {} }).seeds, overrides: noOverrides },
  messages: {},
} satisfies StudioPack;

describe("the entries of brand.json", () => {
  const entries = brandEntries();
  const kindOf = (path: string) =>
    entries.find((entry) => entry.path.join(".") === path)?.control.kind;
  it("come from the schema with their kind of control, and layout entries with a description", () => {
    expect(kindOf("layout.gameCard")).toBe("choice");
    expect(kindOf("layout.home.sections")).toBe("list");
    expect(kindOf("layout.banner.autoplay")).toBe("number");
    expect(kindOf("winnerBoard")).toBe("switch");
    expect(kindOf("categories")).toBe("list");
    const silent = entries.filter(
      ({ path, use }) => path[0] === "layout" && use === "",
    );
    expect(silent).toEqual([]);
  });
  it("exclude texts, addresses and codes", () => {
    for (const path of [
      "name",
      "hosts.image",
      "legal.risk",
      "features.smsLogin",
    ])
      expect(kindOf(path)).toBeUndefined();
  });
  it("know the default that applies when the file has no value", () => {
    const card = entries.find(({ path }) => path.at(-1) === "gameCard");
    expect(card?.fallback).toBe("poster");
  });
  it("include additions to the schema automatically", () => {
    const added = brandEntries({
      properties: {
        layout: {
          properties: {
            corner: { enum: ["cut", "round"], description: "How it ends." },
          },
        },
      },
    });
    expect(added).toEqual([
      {
        path: ["layout", "corner"],
        use: "How it ends.",
        fallback: undefined,
        control: { kind: "choice", choices: ["cut", "round"] },
      },
    ]);
  });
  it("clamp a number to the allowed values", () => {
    const seconds = { kind: "number", min: 5, max: 60, also: [0] } as const;
    expect([0, 3, 30.4, 99].map((asked) => fitEntry(seconds, asked))).toEqual([
      0, 5, 30, 60,
    ]);
  });
});

describe("the contrast of a draft", () => {
  it("is measured in both modes, and no pair derived from the seeds is too weak", () => {
    const { rows } = measure(pack);
    expect(rows.filter(isWeak)).toEqual([]);
    expect(rows.some(isNear)).toBe(true);
    expect(new Set(rows.map(({ mode }) => mode))).toEqual(
      new Set(["dark", "light"]),
    );
  });
  it("names the pairs that a brand's own role makes too weak", () => {
    const draft = withRole(pack, "dark", "color.text.primary", "#303030");
    const { rows } = measure(draft);
    const weak = rows.filter(isWeak);
    expect(weak.length).toBeGreaterThan(3);
    expect(weak.every(({ mode }) => mode === "dark")).toBe(true);
    expect(weakest(rows, "dark", ["color.text.primary"])).toMatchObject({
      foreground: "color.text.primary",
    });
  });
  it("reports by how much a role was adjusted", () => {
    const pale = withSeed(pack, "accent", { l: 0.95, c: 0.05, h: 100 });
    const { moves } = measure(pale);
    const fill = moves.find(
      ({ mode, role }) => mode === "light" && role === "color.accent.fill",
    );
    expect(fill?.by).toBeLessThan(-0.2);
  });
  it("is never rounded up to its limit", () => {
    expect(ratioText(4.499)).toBe("4.49");
  });
});

describe("the roles that a seed affects", () => {
  it("are found by changing the seed", () => {
    const { theme } = measure(pack);
    expect(rolesOfSeed(pack, theme, "accent")).toContain("color.accent.fill");
    expect(rolesOfSeed(pack, theme, "accent")).not.toContain(
      "color.surface.page",
    );
    expect(rolesOfSeed(pack, theme, "radius")).toContain("radius.card");
    expect(rolesOfSeed(pack, theme, "fontDisplay")).toEqual(["font.display"]);
    expect(rolesOfSeed(pack, theme, "easing")).toEqual(["motion.easing"]);
  });
});

describe("the live theme", () => {
  const { theme } = measure(pack);
  it("leaves font families out until they are edited", () => {
    const shown = liveTheme(theme, pack, pack);
    expect(shown.shared["font.body"]).toBeUndefined();
    expect(shown.shared["radius.card"]).toBe(theme.shared["radius.card"]);
  });
  it("puts fonts for other scripts before the generic family", () => {
    const draft = withSeed(pack, "fontBody", [
      "Figtree Variable",
      "sans-serif",
    ]);
    const { shared } = liveTheme(measure(draft).theme, draft, pack);
    expect(shared["font.body"]).toBe(
      '"Figtree Variable","Noto Sans Arabic Variable",sans-serif',
    );
  });
  it("highlights the requested roles, and only colours", () => {
    const shown = liveTheme(theme, pack, pack, [
      "color.accent.fill",
      "radius.card",
    ]);
    expect(shown.dark["color.accent.fill"]).not.toBe(
      theme.dark["color.accent.fill"],
    );
    expect(shown.dark["color.surface.page"]).toBe(
      theme.dark["color.surface.page"],
    );
    expect(shown.shared["radius.card"]).toBe(theme.shared["radius.card"]);
  });
});

describe("a message to the preview frame", () => {
  const wish = {
    brandId: "harbour",
    brand: "{}",
    theme: { shared: { "radius.card": "8px" }, dark: {}, light: {} },
    mode: "dark",
    language: "EN",
    screen: "home",
  } as const;
  it("is read as it was sent", () => {
    expect(readWish(structuredClone(wishMessage(wish)))).toEqual(wish);
  });
  it("drops roles outside the contract and values that are not text", () => {
    const shared = { "radius.card": 8, "body{}": "x", "radius.pill": "9px" };
    const read = readWish(
      wishMessage({
        ...wish,
        theme: { ...wish.theme, ...{ shared } },
      } as never),
    );
    expect(read?.theme.shared).toEqual({ "radius.pill": "9px" });
  });
  it.each([
    ["nothing", undefined],
    ["another's message", "{}"],
    ["another kind", { ...wish, kind: "other" }],
    ["an unknown screen", { ...wishMessage(wish), screen: "cellar" }],
    ["an unknown mode", { ...wishMessage(wish), mode: "dim" }],
    ["no brand", { ...wishMessage(wish), brand: {} }],
  ])("is ignored if it is %s", (_, data) => {
    expect(readWish(data)).toBeUndefined();
  });
});

describe("the studio's view", () => {
  const usual: View = {
    part: "seeds",
    screen: "home",
    mail: "welcome",
    device: "desktop",
    mode: "dark",
    language: "EN",
  };
  it("keeps valid stored settings and replaces the others with defaults", () => {
    const kept = keptView(
      { getItem: () => '{"part":"files","screen":"x","device":"both"}' },
      usual,
    );
    expect(kept).toEqual({ ...usual, part: "files", device: "both" });
    for (const text of [null, "[", "7", "null"])
      expect(keptView({ getItem: () => text }, usual)).toEqual(usual);
  });
  it("opens the part with the control that the address names", () => {
    expect(partOf("accent")).toBe("seeds");
    expect(partOf(slugOf("color.accent.fill"))).toBe("roles");
    expect(partOf(slugOf("layout.home.rails"))).toBe("layout");
  });
  it("scales windows down to fit the available space, never up", () => {
    const desktop = { width: 1280, height: 860 };
    const phone = { width: 390, height: 844 };
    const room = { width: 860, height: 800 };
    const [wide] = windowsIn(room, [desktop]);
    expect(wide?.scale).toBeCloseTo(860 / 1280);
    expect((wide?.height ?? 0) * (wide?.scale ?? 0)).toBeCloseTo(800, -1);
    expect(windowsIn(room, [phone])[0]?.scale).toBeLessThanOrEqual(1);
    const both = windowsIn(room, [desktop, phone]);
    const drawn = both.map(({ width, scale }) => width * scale);
    expect(drawn.reduce((sum, one) => sum + one, 16)).toBeLessThanOrEqual(861);
  });
  it("divides ranges into more than five steps that can be displayed exactly", () => {
    for (const range of [
      [0, 24],
      [100, 900],
      [1, 4],
      [1.1, 1.5],
      [-0.05, 0.1],
    ] as const) {
      const { step, places } = stepOf(range);
      expect((range[1] - range[0]) / step).toBeGreaterThan(5);
      expect(Number(step.toFixed(places))).toBe(step);
    }
  });
});

it("opens every brand in the themes folder, and rejects an unknown one", () => {
  expect(brandIds.length).toBeGreaterThan(1);
  for (const id of brandIds) expect(savedPack(id)).toMatchObject({ ok: true });
  expect(savedPack("nowhere")).toMatchObject({ ok: false });
});
